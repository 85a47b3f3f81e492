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

  public static OptimisedSystem optimise(ProcessSystem system, Set<Optimisation> wanted) {
    OptimisedSystem result = OptimisedSystem.unchanged(system);
    for (Optimisation optimisation : Optimisation.values()) {
      if (wanted.contains(optimisation)) {
        result = result.then(input -> pass(optimisation, input));
      }
    }
    return result;
  }

  private static OptimisedSystem pass(Optimisation optimisation, ProcessSystem system) {
    return switch (optimisation) {
      case WRITE_ONLY_VARIABLES -> WriteOnlyVariables.removed(system);
      case STATEMENT_MERGING -> StatementMerging.merged(system);
      case DEAD_VARIABLES -> DeadVariables.reset(system);
    };
  }
}
