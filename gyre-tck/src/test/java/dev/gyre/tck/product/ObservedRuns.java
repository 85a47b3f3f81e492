package dev.gyre.tck.product;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.Edge;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.lts.graph.Kripke;
import dev.gyre.lts.graph.KripkeBuilder;
import dev.gyre.lts.graph.Lts;
import dev.gyre.lts.graph.LtsBuilder;
import dev.gyre.search.Successors;
import dev.gyre.system.Fault;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.ModelTooLargeException;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** All that can be reached in a system, possibly a reduced one, as a claim sees it. */
final class ObservedRuns implements Successors.Visitor {
  private final Successors successors;
  private final Stepper observer;
  private final ProcessAutomaton claim;
  private final Map<IntBuffer, Integer> numbers = new HashMap<>();
  private final List<int[]> states = new ArrayList<>();
  private final KripkeBuilder builder = new KripkeBuilder();
  private int current;
  private boolean isOdd;

  private ObservedRuns(TransitionSystem system, InterpretedSystem whole, ProcessAutomaton claim) {
    this.successors = new Successors(system.newStepper(), this);
    this.observer = whole.newStepper();
    this.claim = claim;
  }

  /**
   * @param system what is walked through
   * @param whole tells what the claim can do in a state
   * @return empty if it is too large, something fails in it, or an atomic sequence has no end
   */
  static Optional<Kripke> of(
      TransitionSystem system, InterpretedSystem whole, ProcessAutomaton claim, int maxStates) {
    try {
      return new ObservedRuns(system, whole, claim).explore(system.initialState(), maxStates);
    } catch (FaultyStartException | ModelTooLargeException e) {
      return Optional.empty();
    }
  }

  private Optional<Kripke> explore(int[] initial, int maxStates) {
    arrived(initial, initial.length);
    for (current = 0; current < states.size(); current++) {
      int[] words = states.get(current);
      builder.state(holding(words));
      if (isOdd || states.size() > maxStates) {
        return Optional.empty();
      }
      int enabled = successors.open(words, 0, words.length);
      if (enabled == 0) {
        builder.ending(current, successors.isValidEnd() ? "end" : "deadlock");
      }
      successors.show(words, 0, words.length, 0, enabled);
    }
    return isOdd ? Optional.empty() : Optional.of(builder.build(0));
  }

  /** Which of the edges from the place where the claim stays can be taken. */
  private Set<String> holding(int[] words) {
    observer.load(words, 0, words.length);
    observer.enabled();
    Set<String> holding = new TreeSet<>();
    int count = observer.observe(claim.index(), claim.initial());
    isOdd |= !observer.faults().isEmpty();
    List<Edge> edges = claim.locations().get(claim.initial()).edges();
    for (int i = 0; i < count; i++) {
      int edge = observer.observed(i);
      for (int number = 0; number < edges.size(); number++) {
        if (edges.get(number).id() == edge) {
          holding.add("p" + number);
        }
      }
    }
    return holding;
  }

  @Override
  public void arrived(int[] words, int length) {
    int[] copy = Arrays.copyOf(words, length);
    Integer known = numbers.putIfAbsent(IntBuffer.wrap(copy), states.size());
    if (known == null) {
      states.add(copy);
    }
    if (states.size() > 1 || known != null) {
      builder.step(current, known == null ? states.size() - 1 : known);
    }
  }

  @Override
  public void taken(long transition) {
    // Only where it leads counts.
  }

  @Override
  public void faulty(List<Fault> faults) {
    isOdd = true;
  }

  @Override
  public boolean isTooLong(int steps) {
    isOdd = true;
    return true;
  }

  @Override
  public void goesAround() {
    isOdd = true;
  }

  /**
   * What its runs show, step by step: a label is what is seen from now on, and {@code for ever}
   * stands where that need not change any more. Two finite systems have the same traces then if and
   * only if their infinite runs show the same, as each run without such an end is the limit of its
   * beginnings.
   */
  static Lts shown(Kripke structure) {
    Lts graph = structure.graph();
    LtsBuilder builder = new LtsBuilder();
    int forEver = builder.label("for ever");
    for (int state = 0; state < graph.stateCount(); state++) {
      for (int t = graph.first(state); t < graph.end(state); t++) {
        int target = graph.target(t);
        boolean isSame = structure.observation()[state] == structure.observation()[target];
        builder.add(
            state,
            isSame ? Lts.SILENT : builder.label(structure.holding(target).toString()),
            target);
      }
      if (staysOnACycle(structure, state)) {
        builder.add(state, forEver, state);
      }
    }
    int before = graph.stateCount();
    builder.add(before, builder.label(structure.holding(0).toString()), 0);
    return builder.build(before);
  }

  private static boolean staysOnACycle(Kripke structure, int start) {
    Lts graph = structure.graph();
    Set<Integer> seen = new TreeSet<>();
    List<Integer> waiting = new ArrayList<>(List.of(start));
    while (!waiting.isEmpty()) {
      int state = waiting.remove(waiting.size() - 1);
      for (int t = graph.first(state); t < graph.end(state); t++) {
        int target = graph.target(t);
        if (structure.observation()[target] == structure.observation()[start] && seen.add(target)) {
          if (target == start) {
            return true;
          }
          waiting.add(target);
        }
      }
    }
    return false;
  }
}
