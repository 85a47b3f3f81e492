package dev.gyre.engine.run;

import dev.gyre.ir.Expr;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ltl.translate.FormulaTooLargeException;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.symmetry.stabiliser.SymmetryApplicability;
import java.util.List;
import java.util.Optional;

/**
 * The form of a model in which it is searched for a property: with the symmetry that the property
 * leaves. Where none is used that is the model as it was written.
 */
final class SymmetricForm {
  private final ModelForms model;
  private final PropertyPlan plan;
  private final ProcessSystem base;

  SymmetricForm(ModelForms model, PropertyPlan plan) {
    this.model = model;
    this.plan = plan;
    this.base = model.with(plan.symmetry());
  }

  private boolean isUsed() {
    return plan.symmetry().strategy().isPresent();
  }

  /** For a question about labels, which tells nothing apart. */
  ProcessSystem ofLabels() {
    return ModelForms.withoutClaims(base);
  }

  /** For a condition on states. */
  ProcessSystem of(Expr condition) {
    Symmetry left =
        isUsed() ? SymmetryApplicability.leftBy(base, List.of(condition)) : Symmetry.none();
    return left.isEmpty()
        ? model.withoutClaims()
        : ModelForms.withoutClaims(base).withSymmetry(left);
  }

  /**
   * A claim in the form in which it is searched.
   *
   * @param done the plan, without symmetry if there is no such form
   */
  record Claim(ClaimTask task, PropertyPlan done) {}

  /**
   * For a claim.
   *
   * @param written the claim and the model as it was written
   */
  Claim of(ClaimTask written) {
    if (!isUsed()) {
      return new Claim(written, plan);
    }
    Optional<ClaimTask> form =
        written.formula().isPresent()
            ? ofFormula(written.formula().get().property())
            : ofClaim(plan.property().name());
    return form
        // What is searched for, finite or infinite runs, is decided by the claim as it was written.
        .filter(task -> task.finitePart() == written.finitePart())
        .filter(task -> task.acceptance().isPresent() == written.acceptance().isPresent())
        .map(task -> new Claim(task, plan))
        .orElseGet(
            () ->
                new Claim(
                    written, plan.withAllStates("given up, since the formula has no such form")));
  }

  private Optional<ClaimTask> ofFormula(LtlProperty written) {
    LtlProperty property = SymmetryApplicability.condensed(base, written);
    Symmetry left = SymmetryApplicability.leftBy(base, written);
    try {
      return left.isEmpty()
          ? Optional.empty()
          : Optional.of(
              FormulaTask.of(
                  base.withProperties(List.of(property)).withSymmetry(left), property.name()));
    } catch (FormulaTooLargeException e) {
      return Optional.empty();
    }
  }

  private Optional<ClaimTask> ofClaim(String name) {
    ProcessAutomaton claim = ClaimTask.never(base, name).claim();
    Symmetry left = SymmetryApplicability.leftBy(base, claim);
    return left.isEmpty()
        ? Optional.empty()
        : Optional.of(ClaimTask.never(base.withSymmetry(left), name));
  }
}
