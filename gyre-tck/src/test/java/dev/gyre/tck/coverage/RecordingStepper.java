package dev.gyre.tck.coverage;

import dev.gyre.exec.interp.StateInspector;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.system.Fault;
import dev.gyre.system.ProcessShape;
import dev.gyre.system.StateLayout;
import dev.gyre.system.Stepper;
import dev.gyre.system.Transitions;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Passes everything on, and tells the recorder about it. */
final class RecordingStepper implements Stepper {
  private final Stepper stepper;
  private final Recorder recorder;
  private final StateLayout layout;
  private final boolean asksWhoMayMove;
  private int[] loaded = new int[0];

  RecordingStepper(Stepper stepper, Recorder recorder) {
    this.stepper = stepper;
    this.recorder = recorder;
    this.layout = recorder.layout();
    this.asksWhoMayMove =
        layout.features().usesPriorities()
            || layout.system().automata().stream().anyMatch(a -> a.provided().isPresent());
  }

  @Override
  public void load(int[] words, int from, int length) {
    loaded = Arrays.copyOfRange(words, from, from + length);
    stepper.load(words, from, length);
  }

  @Override
  public void proceed() {
    loaded = Arrays.copyOf(stepper.words(), stepper.length());
    stepper.proceed();
  }

  // ---- listings

  @Override
  public int enabled() {
    int count = stepper.enabled();
    recorder.saw(stepper.faults());
    if (count == 0) {
      stuck();
    }
    observeProcesses(count);
    return count;
  }

  private void stuck() {
    if (!stepper.isValidEnd()) {
      recorder.saw(Construct.DEADLOCK);
    } else if (processCount() > 0) {
      recorder.saw(Construct.REST_AT_END_LABEL);
    }
  }

  @Override
  public int enabledIn(int process) {
    int count = stepper.enabledIn(process);
    recorder.saw(stepper.faults());
    if (count == 0) {
      recorder.saw(Construct.ATOMIC_BLOCKED);
    }
    return count;
  }

  private int processCount() {
    return layout.processCount().get(loaded, 0, 0);
  }

  /** Who cannot move although its next statement could. */
  private void observeProcesses(int count) {
    Set<Integer> moving = new HashSet<>();
    for (int i = 0; i < count; i++) {
      moving.add(Transitions.process(stepper.transition(i)));
    }
    int at = layout.base();
    for (int process = 0; process < processCount(); process++) {
      int type = layout.process(0).type().get(loaded, at, 0);
      ProcessShape shape = layout.process(type);
      ProcessAutomaton automaton = layout.system().automata().get(type);
      List<Edge> edges = automaton.locations().get(shape.location().get(loaded, at, 0)).edges();
      if (!moving.contains(process)
          && edges.stream().flatMap(e -> e.effects().stream()).anyMatch(this::ends)) {
        recorder.saw(Construct.PROCESS_WAITS_TO_END);
      }
      at += shape.words();
    }
    if (asksWhoMayMove) {
      observeRights();
    }
  }

  private boolean ends(Effect effect) {
    return effect instanceof Effect.Terminate;
  }

  private void observeRights() {
    StateInspector inspector = recorder.system().inspect(loaded, loaded.length);
    for (int process = 0; process < processCount(); process++) {
      if (!inspector.hasPrecedence(process)) {
        recorder.saw(Construct.HELD_BACK_BY_PRIORITY);
      }
      if (!isProvided(inspector, process)) {
        recorder.saw(Construct.HELD_BACK_BY_PROVIDED);
      }
    }
  }

  /** A provided clause that goes wrong has been reported by the listing. */
  private static boolean isProvided(StateInspector inspector, int process) {
    try {
      return inspector.isProvided(process);
    } catch (RuntimeException faulty) {
      return true;
    }
  }

  // ---- steps

  @Override
  public boolean fire(long transition) {
    boolean outcome = stepper.fire(transition);
    recorder.saw(stepper.faults());
    if (outcome) {
      Edge edge = recorder.edge(Transitions.edge(transition));
      took(edge, Transitions.process(transition));
      int partner = Transitions.partner(transition);
      if (partner >= 0) {
        met(edge, recorder.edge(Transitions.partnerEdge(transition)), partner);
      }
    }
    return outcome;
  }

  private void took(Edge edge, int process) {
    recorder.took(edge);
    for (Effect effect : edge.effects()) {
      if (effect instanceof Effect.Terminate) {
        recorder.saw(Construct.PROCESS_ENDS);
      } else if (effect instanceof Effect.Assign assign) {
        StateInspector inspector = recorder.system().inspect(loaded, loaded.length);
        Overflow.of(assign, inspector, process).ifPresent(recorder::saw);
      }
    }
  }

  private void met(Edge sent, Edge received, int receiver) {
    recorder.took(received);
    recorder.saw(Construct.RENDEZVOUS);
    if (sent.escape() > 0 || received.escape() > 0) {
      recorder.saw(Construct.UNLESS_RENDEZVOUS);
    }
    if (sent.control() == Edge.Control.KEEP && stepper.controller() == receiver) {
      recorder.saw(Construct.ATOMIC_HANDED_OVER);
    }
  }

  // ---- the rest

  @Override
  public int observe(int automaton, int location) {
    return stepper.observe(automaton, location);
  }

  @Override
  public int observed(int index) {
    return stepper.observed(index);
  }

  @Override
  public long transition(int index) {
    return stepper.transition(index);
  }

  @Override
  public int[] words() {
    return stepper.words();
  }

  @Override
  public int length() {
    return stepper.length();
  }

  @Override
  public int controller() {
    return stepper.controller();
  }

  @Override
  public boolean isValidEnd() {
    return stepper.isValidEnd();
  }

  @Override
  public List<Fault> faults() {
    return stepper.faults();
  }
}
