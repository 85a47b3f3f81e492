package dev.gyre.engine;

import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.Optimisation;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.ir.pass.Optimiser;
import dev.gyre.ir.pass.WithoutTermination;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.TickPlan;
import dev.gyre.property.Property;
import dev.gyre.system.TransitionSystem;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A model in the forms that searches and replay need: as it was written, for the interpreter and
 * compiled, and with the optimisations of the plan.
 *
 * <p>A search that watches over {@code xr} and {@code xs} in all orders of steps, as Spin does it,
 * gets the model as it was written. With partial order reduction the model is optimised first: no
 * pass changes which channels are used where a process can stop. What claims get, {@link
 * ReducedClaimTask} says.
 */
final class ModelForms {
  private final ProcessSystem system;
  private final ProcessSystem symmetric;
  private final ExecutionOptions options;
  private final InterpretedSystem reference;
  private final OptimisedSystem optimised;
  private final Optional<SearchedPasses> passes;
  private final boolean isWatched;
  private final TickPlan ticking;
  private final ExecutionMode manner;

  /**
   * @param symmetric the same system with the symmetry that is to be used, if any
   */
  ModelForms(
      ProcessSystem system,
      ProcessSystem symmetric,
      CheckPlan plan,
      ExecutionOptions options,
      ExecutionMode manner) {
    this.manner = manner;
    this.isWatched =
        manner.promises() == ExecutionMode.Promises.WATCHED && ExecutableSystems.needsWatch(system);
    this.system = system.withSymmetry(Symmetry.none());
    this.symmetric = symmetric;
    this.options = options;
    this.ticking = plan.ticking();
    this.reference = ExecutableSystems.reference(this.system, options);
    // The search for safety asks for no formula and runs no claim, so what they read need not be
    // kept apart.
    ProcessSystem searched =
        plan.partialOrder().isPresent()
            ? ClaimRemoval.silenced(symmetric.withProperties(List.of()))
            : symmetric;
    this.optimised =
        isWatched ? Optimiser.optimise(searched, watchedPasses(plan)) : optimised(searched, plan);
    boolean isAsWritten = plan.optimisations().isEmpty() && searched.symmetry().isEmpty();
    this.passes =
        isAsWritten
            ? Optional.empty()
            : Optional.of(new SearchedPasses(searched, optimised, options(Property.SAFETY)));
  }

  /** The model as it was written. */
  static ModelForms unreduced(
      ProcessSystem system, CheckPlan plan, ExecutionOptions options, ExecutionMode manner) {
    ProcessSystem alone = system.withSymmetry(Symmetry.none());
    return new ModelForms(alone, alone, plan.unreduced(), options, manner);
  }

  /** To leave out the use of a channel would be to leave out the breach of a promise about it. */
  private static Set<Optimisation> watchedPasses(CheckPlan plan) {
    Set<Optimisation> passes = EnumSet.noneOf(Optimisation.class);
    if (plan.partialOrder().isPresent()) {
      passes.addAll(plan.optimisations());
      passes.remove(Optimisation.WRITE_ONLY_VARIABLES);
    }
    return passes;
  }

  private static OptimisedSystem optimised(ProcessSystem system, CheckPlan plan) {
    return OptimisedSystem.unchanged(system)
        .then(WithoutTermination::of)
        .then(endless -> Optimiser.optimise(endless, plan.optimisations()));
  }

  /** The definition of the model's behaviour. */
  InterpretedSystem reference() {
    return reference;
  }

  /** The model as it was written, every state of which stands for itself. */
  ProcessSystem system() {
    return system;
  }

  /**
   * The model with its symmetry. Variables may start with other values there, which nobody reads.
   */
  ProcessSystem symmetric() {
    return symmetric;
  }

  /** The model for questions about labels: formulas, claims and what they read are left out. */
  ProcessSystem withoutClaims() {
    return ClaimRemoval.silenced(system.withProperties(List.of()));
  }

  /**
   * Another form of the model, such as one with a claim added to it, ready to be searched.
   *
   * @param property for whose sake it is executed, which may want to see each unit of time
   */
  TransitionSystem compiled(ProcessSystem form, String property) {
    return ExecutableSystems.forSearch(form, options(property), manner.way());
  }

  /** How the model is executed for the sake of a property. */
  ExecutionOptions options(String property) {
    return options.withTicks(ticks(property));
  }

  private ExecutionOptions.Ticks ticks(String property) {
    return switch (ticking.of(property)) {
      case MERGED -> ExecutionOptions.Ticks.MERGED;
      case SINGLE, AUTO -> ExecutionOptions.Ticks.SINGLE;
    };
  }

  TransitionSystem forSafety() {
    TransitionSystem fast =
        ExecutableSystems.forSearch(optimised.system(), options(Property.SAFETY), manner.way());
    if (!isWatched) {
      return fast;
    }
    return ExecutableSystems.watched(
        fast, ExecutableSystems.reference(optimised.system(), options), system, optimised);
  }

  /** Whether the search for safety watches over {@code xr} and {@code xs}. */
  boolean isWatched() {
    return isWatched;
  }

  /** How the system of {@link #forSafety} was made smaller; empty if it was not. */
  Optional<SearchedPasses> passes() {
    return passes;
  }

  /** What each edge of {@link #forSafety} stands for. */
  List<List<Integer>> origin() {
    return optimised.origin();
  }

  BitSet originals(BitSet edges) {
    return optimised.originals(edges);
  }
}
