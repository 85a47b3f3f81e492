package dev.gyre.engine;

import dev.gyre.ir.Expr;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ltl.translate.FormulaTooLargeException;
import dev.gyre.plan.CheckPlan;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import java.util.List;
import java.util.Optional;

/**
 * The form of a model in which it is searched for a property: with the symmetry that the property
 * leaves. Where none is used that is the model as it was written.
 */
final class SymmetricForm {
  private final ModelForms model;
  private final CheckPlan plan;

  SymmetricForm(ModelForms model, CheckPlan plan) {
    this.model = model;
    this.plan = plan;
  }

  /** For a question about labels, which tells nothing apart. */
  ProcessSystem ofLabels(Property property) {
    return plan.symmetryFor(property)
        .map(strategy -> ClaimRemoval.silenced(base().withProperties(List.of())))
        .orElse(model.withoutClaims());
  }

  /**
   * For a condition on states.
   *
   * @param property for whose sake it is looked at
   */
  ProcessSystem of(Expr condition, Property property) {
    return plan.symmetryFor(property)
        .map(strategy -> PropertySymmetry.of(base(), List.of(condition)))
        .filter(left -> !left.isEmpty())
        .map(left -> ClaimRemoval.silenced(base().withProperties(List.of())).withSymmetry(left))
        .orElse(model.withoutClaims());
  }

  /**
   * For a claim.
   *
   * @param written the claim and the model as it was written
   */
  ClaimTask of(ClaimTask written, Property property) {
    return plan.symmetryFor(property)
        .flatMap(
            strategy ->
                written.formula().isPresent()
                    ? ofFormula(written.formula().get().property())
                    : ofClaim(property.name()))
        // What is searched for, finite or infinite runs, is decided by the claim as it was written.
        .filter(form -> form.finitePart() == written.finitePart())
        .filter(form -> form.acceptance().isPresent() == written.acceptance().isPresent())
        .orElse(written);
  }

  private Optional<ClaimTask> ofFormula(LtlProperty written) {
    ProcessSystem base = base();
    LtlProperty property = PropertySymmetry.condensed(base, written);
    Symmetry left = PropertySymmetry.of(base, written);
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
    ProcessSystem base = base();
    ProcessAutomaton claim = ClaimTask.never(base, name).claim();
    Symmetry left = PropertySymmetry.of(base, claim);
    return left.isEmpty()
        ? Optional.empty()
        : Optional.of(ClaimTask.never(base.withSymmetry(left), name));
  }

  /** Under global fairness single states count, also those that differ in what nobody reads. */
  private ProcessSystem base() {
    return plan.cycles().fairness() == Fairness.GLOBAL
        ? model.system().withSymmetry(model.symmetric().symmetry())
        : model.symmetric();
  }
}
