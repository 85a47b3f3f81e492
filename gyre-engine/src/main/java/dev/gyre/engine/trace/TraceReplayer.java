package dev.gyre.engine.trace;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.interp.OutputListener;
import dev.gyre.liveness.Lasso;
import dev.gyre.search.Violation;
import dev.gyre.system.Fault;
import dev.gyre.system.InternalFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Executes the path of a violation once more, on the interpreter and without any reduction, before
 * anybody gets to see it.
 */
public final class TraceReplayer {
  private final InterpretedSystem system;

  public TraceReplayer(InterpretedSystem system) {
    this.system = system;
  }

  /**
   * @throws InternalFault if the path cannot be followed, or does not end in the same violation
   */
  public Trace replay(Violation violation) {
    Execution execution = new Execution(system, OutputListener.SILENT);
    List<Trace.Step> steps = follow(violation.path(), execution);
    if (!isConfirmed(violation, execution)) {
      throw new InternalFault(
          "the trace does not lead to the reported violation: "
              + violation.fault().map(Fault::toString).orElse("invalid end state"));
    }
    return new Trace(steps, violation.path(), execution.end());
  }

  /**
   * The execution of a lasso; that it is one is for a {@link dev.gyre.liveness.LassoCheck} to say.
   *
   * @throws InternalFault if it cannot be followed
   */
  public Trace replay(Lasso lasso) {
    Execution execution = new Execution(system, OutputListener.SILENT);
    List<Trace.Step> steps = follow(lasso.path(), execution);
    return new Trace(steps, lasso.path(), Optional.of(lasso.cycleStart() + 1), execution.end());
  }

  private static List<Trace.Step> follow(List<Long> path, Execution execution) {
    List<Trace.Step> steps = new ArrayList<>(path.size());
    for (long transition : path) {
      if (!execution.choices().contains(transition)) {
        throw new InternalFault("the trace cannot be replayed: step " + (steps.size() + 1));
      }
      steps.add(execution.take(transition, steps.size() + 1));
    }
    return steps;
  }

  private static boolean isConfirmed(Violation violation, Execution execution) {
    if (violation.kind() == Violation.Kind.INVALID_END_STATE) {
      return execution.choices().isEmpty() && !execution.isValidEnd();
    }
    Fault wanted = violation.fault().orElseThrow();
    if (wanted.kind() == Fault.Kind.EXCLUSIVE_USE) {
      return contains(execution.brokenPromises(), wanted);
    }
    // The last step fails, or it leads to a state in which trying a statement fails.
    if (contains(execution.faults(), wanted)) {
      return true;
    }
    execution.choices();
    return contains(execution.faults(), wanted);
  }

  private static boolean contains(List<Fault> faults, Fault wanted) {
    return faults.stream()
        .anyMatch(
            fault ->
                fault.kind() == wanted.kind()
                    && fault.process() == wanted.process()
                    && fault.span().toString().equals(wanted.span().toString()));
  }
}
