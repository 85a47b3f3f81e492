package dev.gyre.exec.interp;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ModelLimits;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.ModelTooLargeException;
import dev.gyre.system.StateLayout;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;

/** A system whose steps are computed by walking the intermediate representation. */
public final class InterpretedSystem implements TransitionSystem {
  private final StateLayout layout;
  private final ExecutionOptions options;
  private final List<Edge> edges = new ArrayList<>();
  private final PassingTime passing;
  private final int[] initialState;

  public InterpretedSystem(ProcessSystem system) {
    this(system, ExecutionOptions.DEFAULT);
  }

  /**
   * @throws FaultyStartException if there is no initial state
   * @throws ModelTooLargeException if its transitions or kinds of process cannot be numbered
   */
  public InterpretedSystem(ProcessSystem system, ExecutionOptions options) {
    requireNumbers(system);
    this.layout = new StateLayout(system);
    this.options = options;
    this.passing = new PassingTime(layout, options.ticks());
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        edges.addAll(location.edges());
      }
    }
    this.initialState = computeInitialState();
  }

  private static void requireNumbers(ProcessSystem system) {
    if (system.edgeCount() > Transitions.MAX_EDGES) {
      throw new ModelTooLargeException(
          "the model has "
              + system.edgeCount()
              + " edges, and Gyre can number "
              + Transitions.MAX_EDGES
              + ": split its processes or shorten its inlines");
    }
    int kinds = processTypes(system);
    if (kinds > ModelLimits.MAX_PROCESS_TYPES) {
      throw new ModelTooLargeException(
          "the model has "
              + kinds
              + " kinds of process, and Gyre can number "
              + ModelLimits.MAX_PROCESS_TYPES
              + ": join some of them into one with a parameter");
    }
  }

  /** How many numbers the kinds of process take; claims behind them are in no state. */
  private static int processTypes(ProcessSystem system) {
    return system.automata().stream()
        .filter(ProcessAutomaton::isProcess)
        .mapToInt(automaton -> automaton.index() + 1)
        .max()
        .orElse(0);
  }

  private int[] computeInitialState() {
    try {
      return new InterpretedStepper(this, OutputListener.SILENT).initialState();
    } catch (FaultSignal signal) {
      throw new FaultyStartException(signal.getMessage());
    }
  }

  @Override
  public StateLayout layout() {
    return layout;
  }

  @Override
  public Stepper newStepper() {
    return newStepper(OutputListener.SILENT);
  }

  /** A stepper whose steps can be heard to print. */
  public Stepper newStepper(OutputListener output) {
    return watching(new InterpretedStepper(this, output));
  }

  /** A stepper that tells what its steps do. */
  public Stepper newStepper(StepListener listener) {
    InterpretedStepper stepper = new InterpretedStepper(this, OutputListener.SILENT);
    stepper.tell(listener);
    return watching(stepper);
  }

  /** A stepper of this system that also notes the events the system is watched for. */
  public Stepper watching(Stepper stepper) {
    return layout.system().watched().isEmpty() ? stepper : new EventStepper(stepper, this);
  }

  /** Looks closely at the state in {@code words[0 .. length)}. */
  public StateInspector inspect(int[] words, int length) {
    InterpretedStepper stepper = new InterpretedStepper(this, OutputListener.SILENT);
    stepper.load(words, 0, length);
    return new StateInspector(stepper);
  }

  @Override
  public int[] initialState() {
    return initialState.clone();
  }

  /** How time passes where nobody can move. */
  public PassingTime passing() {
    return passing;
  }

  /** Whether it matters that nobody can move. */
  boolean asksForTimeout() {
    return layout.features().usesTimeout() || layout.features().hasTimers();
  }

  ExecutionOptions options() {
    return options;
  }

  Edge edge(int id) {
    return edges.get(id);
  }
}
