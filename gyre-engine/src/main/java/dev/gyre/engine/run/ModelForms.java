package dev.gyre.engine.run;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.plan.SymmetryPlan;
import java.util.List;
import java.util.Optional;

/** A model in the forms from which searches and replay start. */
final class ModelForms {
  private final ProcessSystem system;
  private final ProcessSystem symmetric;
  private final Optional<SearchRecipe> recipe;

  /**
   * @param symmetric the same system with the symmetry that can be used, if any
   */
  ModelForms(ProcessSystem system, ProcessSystem symmetric) {
    this(system, symmetric, Optional.empty());
  }

  /**
   * @param symmetric the same system with the symmetry that can be used, if any
   * @param recipe how other machines make the same
   */
  ModelForms(ProcessSystem system, ProcessSystem symmetric, Optional<SearchRecipe> recipe) {
    this.system = system.withSymmetry(Symmetry.none());
    this.symmetric = symmetric;
    this.recipe = recipe;
  }

  /** How other machines make the same; empty if they cannot. */
  Optional<SearchRecipe> recipe() {
    return recipe;
  }

  /** The model as it was written, with nothing known of its symmetry. */
  static ModelForms asWritten(ProcessSystem system) {
    return new ModelForms(system, system.withSymmetry(Symmetry.none()));
  }

  /** The model as it was written, every state of which stands for itself. */
  ProcessSystem system() {
    return system;
  }

  /** The model with the symmetry of a plan; the model as it was written if it has none. */
  ProcessSystem with(SymmetryPlan plan) {
    if (plan.strategy().isEmpty()) {
      return system;
    }
    return switch (plan.starts()) {
      case PREPARED -> symmetric;
      case AS_WRITTEN -> system.withSymmetry(symmetric.symmetry());
    };
  }

  /** The model for questions about labels: formulas, claims and what they read are left out. */
  ProcessSystem withoutClaims() {
    return withoutClaims(system);
  }

  static ProcessSystem withoutClaims(ProcessSystem system) {
    return ClaimRemoval.silenced(system.withProperties(List.of()));
  }
}
