package dev.gyre.engine.trace;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.interp.OutputListener;
import dev.gyre.ir.Edge;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What can be seen along an execution on the interpreter: who could move, who did, and which
 * conditions held. Knows nothing of claims and automata, so that it can serve to check them.
 */
public final class RunRecord {
  private final Execution execution;
  private final List<Edge> conditions;
  private final Optional<ProcessAutomaton> probe;
  private final List<Moment> moments = new ArrayList<>();

  /**
   * A state of the execution.
   *
   * @param isVisible whether others than the process in an atomic sequence can look at it
   * @param canMove the numbers of the processes that can move
   * @param moves the numbers of those that then do; none in the last state
   * @param holds which conditions hold, one after the other
   * @param processes the processes that exist, by their numbers
   */
  public record Moment(
      boolean isVisible,
      Set<Integer> canMove,
      Set<Integer> moves,
      List<Boolean> holds,
      Map<Integer, String> processes) {
    public Moment {
      processes = Map.copyOf(processes);
      canMove = Set.copyOf(canMove);
      moves = Set.copyOf(moves);
      holds = List.copyOf(holds);
    }
  }

  /**
   * @param probe an automaton of the system with one location, whose edges have the conditions for
   *     guards
   * @param transitions an execution that is known to be possible
   */
  public RunRecord(
      InterpretedSystem system, Optional<ProcessAutomaton> probe, List<Long> transitions) {
    this.execution = new Execution(system, OutputListener.SILENT);
    this.probe = probe;
    this.conditions = probe.map(p -> p.locations().get(0).edges()).orElse(List.of());
    for (long transition : transitions) {
      take(transition);
    }
    moments.add(moment(Set.of()));
  }

  private void take(long transition) {
    boolean isMove = Transitions.process(transition) != Transitions.OBSERVER;
    moments.add(moment(isMove ? processes(transition) : Set.of()));
    if (isMove) {
      execution.choices();
      execution.take(Transitions.ofSystem(transition), moments.size());
    }
  }

  private Moment moment(Set<Integer> moves) {
    boolean isVisible = !execution.isInsideAtomic();
    Set<Integer> canMove = new TreeSet<>();
    execution.choices().forEach(t -> canMove.addAll(processes(t)));
    Map<Integer, String> processes = new HashMap<>();
    for (Trace.Position position : execution.end().positions()) {
      processes.put(position.pid(), position.process());
    }
    return new Moment(isVisible, canMove, moves, values(), processes);
  }

  private static Set<Integer> processes(long transition) {
    if (Transitions.isTick(transition)) {
      return Set.of();
    }
    int partner = Transitions.partner(transition);
    int process = Transitions.process(transition);
    return partner < 0 ? Set.of(process) : Set.of(process, partner);
  }

  private List<Boolean> values() {
    if (probe.isEmpty()) {
      return List.of();
    }
    List<Integer> open = execution.observe(probe.get().index(), 0);
    return conditions.stream().map(edge -> open.contains(edge.id())).toList();
  }

  /** The states, the one before each step and the last one. */
  public List<Moment> moments() {
    return List.copyOf(moments);
  }

  /** Who does what from a step on, up to the end. */
  public List<Evidence.Participant> participants(int firstStep) {
    Map<Integer, String> processes = new TreeMap<>();
    moments
        .subList(firstStep - 1, moments.size())
        .forEach(moment -> processes.putAll(moment.processes()));
    List<Evidence.Participant> participants = new ArrayList<>();
    processes.forEach(
        (pid, name) -> {
          List<Integer> moves = new ArrayList<>();
          List<Integer> canMove = new ArrayList<>();
          List<Integer> cannotMove = new ArrayList<>();
          for (int step = firstStep; step < moments.size(); step++) {
            Moment before = moments.get(step - 1);
            if (before.moves().contains(pid)) {
              moves.add(step);
            }
            if (before.isVisible()) {
              (before.canMove().contains(pid) ? canMove : cannotMove).add(step);
            }
          }
          participants.add(new Evidence.Participant(name, pid, moves, canMove, cannotMove));
        });
    return participants;
  }

  /** The values of the conditions along the execution. */
  public List<Evidence.Proposition> propositions() {
    List<Evidence.Proposition> propositions = new ArrayList<>();
    for (int i = 0; i < conditions.size(); i++) {
      int place = i;
      propositions.add(
          new Evidence.Proposition(
              conditions.get(i).text(), moments.stream().map(m -> m.holds().get(place)).toList()));
    }
    return propositions;
  }
}
