package dev.gyre.engine;

import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.EndlessFamilies;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.ir.pass.Optimiser;
import dev.gyre.plan.CheckPlan;
import dev.gyre.system.TransitionSystem;
import java.util.BitSet;
import java.util.List;

/**
 * A model in the forms that searches and replay need: as it was written, for the interpreter and
 * compiled, and with the optimisations of the plan.
 *
 * <p>Claims watch every step, so they get the model as it was written. So does a search that
 * watches over {@code xr} and {@code xs}, which are about single statements.
 */
final class SearchedModel {
  private final ProcessSystem system;
  private final ExecutionOptions options;
  private final InterpretedSystem reference;
  private final OptimisedSystem optimised;
  private final boolean isWatched;

  /**
   * @param symmetric the same system with the symmetry that is to be used, if any
   */
  SearchedModel(
      ProcessSystem system, ProcessSystem symmetric, CheckPlan plan, ExecutionOptions options) {
    this.system = system;
    this.options = options;
    this.reference = Systems.reference(system, options);
    // Spin notices a broken promise only where its reductions rely on it.
    this.isWatched = !plan.optimisations().isEmpty() && Systems.needsWatch(system);
    this.optimised = isWatched ? OptimisedSystem.unchanged(system) : optimised(symmetric, plan);
  }

  private static OptimisedSystem optimised(ProcessSystem system, CheckPlan plan) {
    return OptimisedSystem.unchanged(system)
        .then(EndlessFamilies::of)
        .then(endless -> Optimiser.optimise(endless, plan.optimisations()));
  }

  /** The definition of the model's behaviour. */
  InterpretedSystem reference() {
    return reference;
  }

  /** The model as it was written. */
  ProcessSystem system() {
    return system;
  }

  /** The model for questions about labels: formulas and what they read are left out. */
  ProcessSystem withoutFormulas() {
    return system.withProperties(List.of());
  }

  /** Every statement a step; of the model, or of the model with a claim added to it. */
  TransitionSystem asWritten(ProcessSystem watched) {
    return Systems.forSearch(watched, options);
  }

  TransitionSystem forSafety() {
    TransitionSystem fast = Systems.forSearch(optimised.system(), options);
    return isWatched ? Systems.watched(fast, reference) : fast;
  }

  /** Whether the search for safety watches over {@code xr} and {@code xs}. */
  boolean isWatched() {
    return isWatched;
  }

  /** What each edge of {@link #forSafety} stands for. */
  List<List<Integer>> origin() {
    return optimised.origin();
  }

  BitSet originals(BitSet edges) {
    return optimised.originals(edges);
  }
}
