package dev.gyre.engine.trace;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.interp.OutputListener;
import dev.gyre.system.InternalFault;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;

/** The states that a trace passes through, found by executing it once more. */
public final class TraceStates {
  private TraceStates() {}

  /**
   * The initial state and the state after each step, so one more than the trace has steps.
   *
   * @throws InternalFault if the trace does not fit the system
   */
  public static List<Trace.EndState> of(InterpretedSystem system, Trace trace) {
    Execution execution = new Execution(system, OutputListener.SILENT);
    List<Trace.EndState> states = new ArrayList<>();
    states.add(execution.end());
    for (long transition : trace.transitions()) {
      if (Transitions.process(transition) != Transitions.OBSERVER) {
        long step = Transitions.ofSystem(transition);
        if (!execution.offers(step)) {
          throw new InternalFault("the trace cannot be replayed: step " + states.size());
        }
        execution.take(step, states.size());
      }
      states.add(execution.end());
    }
    while (states.size() <= trace.steps().size()) {
      // The last move of a claim that is completed is the claim's alone.
      states.add(execution.end());
    }
    return states;
  }
}
