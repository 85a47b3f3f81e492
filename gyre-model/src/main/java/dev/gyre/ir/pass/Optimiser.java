package dev.gyre.ir.pass;

import dev.gyre.ir.ProcessSystem;
import java.util.Set;

/**
 * Makes the passes that are wanted, in the order that lets each prepare the next: an assignment to
 * a write-only variable becomes a step that can be merged, and merging leaves fewer edges on which
 * variables can die.
 */
public final class Optimiser {
  private Optimiser() {}

  /** For what finite runs decide, labels, and formulas without fairness. */
  public static OptimisedSystem optimise(ProcessSystem system, Set<Optimisation> wanted) {
    return optimise(system, wanted, PreservedRuns.RUNS);
  }

  /**
   * @param fidelity what must be kept
   */
  public static OptimisedSystem optimise(
      ProcessSystem system, Set<Optimisation> wanted, PreservedRuns fidelity) {
    OptimisedSystem result = OptimisedSystem.unchanged(system);
    for (Optimisation optimisation : Optimisation.values()) {
      if (wanted.contains(optimisation)) {
        result = result.then(input -> pass(optimisation, input, fidelity));
      }
    }
    return result;
  }

  private static OptimisedSystem pass(
      Optimisation optimisation, ProcessSystem system, PreservedRuns fidelity) {
    return switch (optimisation) {
      case WRITE_ONLY_VARIABLES -> WriteOnlyVariables.removed(system);
      case STATEMENT_MERGING -> StatementMerging.merged(system, fidelity);
      case DEAD_VARIABLES -> DeadVariables.reset(system);
    };
  }
}
