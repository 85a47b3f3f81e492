package dev.gyre.plan;

import dev.gyre.ir.pass.Optimisation;
import dev.gyre.property.Property;
import dev.gyre.property.Question;
import java.util.Optional;

/**
 * How one property is checked: all that is decided about it, each with its reason. {@link
 * Compatibility} alone makes such plans; whoever carries one out and has to depart from it returns
 * the plan that was carried out.
 *
 * <p>The layers are put on in this order: passes over the model, execution (with ticks), partial
 * order, the claim, and at the store the states that stand for others.
 *
 * @param cycles how infinite runs are looked for, if the property is about them
 */
public record PropertyPlan(
    Question question,
    PassPlan passes,
    TickPlan ticks,
    ExecutionPlan execution,
    OrderPlan order,
    SymmetryPlan symmetry,
    SearchPlan search,
    CycleSearch cycles) {

  public Property property() {
    return question.property();
  }

  /** Whether one way to make the search smaller is used. */
  public Reduction reduction(ReductionKind kind) {
    return switch (kind) {
      case PARTIAL_ORDER -> order.reduction();
      case SYMMETRY -> symmetry.reduction();
      case WRITE_ONLY_VARIABLES -> passes.reduction(Optimisation.WRITE_ONLY_VARIABLES);
      case STATEMENT_MERGING -> passes.reduction(Optimisation.STATEMENT_MERGING);
      case DEAD_VARIABLES -> passes.reduction(Optimisation.DEAD_VARIABLES);
    };
  }

  /** What is said about a reduction that is used for this property, beside the reason. */
  Optional<String> remark(ReductionKind kind) {
    return kind == ReductionKind.SYMMETRY
        ? symmetry.fixed().map(what -> "not interchangeable for " + property().name() + ": " + what)
        : Optional.empty();
  }

  /** Whether something makes the search smaller than the model that was written. */
  public boolean isReduced() {
    return !passes.made().isEmpty()
        || passes.claims() == PassPlan.Claims.LEFT_OUT
        || order.use().isPresent()
        || symmetry.strategy().isPresent()
        || ticks.ticks() == Ticks.MERGED;
  }

  /** The same question, and nothing that makes the search smaller. */
  public PropertyPlan unreduced() {
    String reason = "asked once more without";
    return new PropertyPlan(
        question,
        PassPlan.none(reason),
        new TickPlan(Ticks.SINGLE, reason),
        execution,
        OrderPlan.off(reason),
        SymmetryPlan.off(reason),
        search,
        cycles);
  }

  /** The same by one worker that keeps states exactly, which needs the least to begin with. */
  public PropertyPlan simplest() {
    return new PropertyPlan(
        question,
        passes,
        ticks,
        execution.by(ExecutionPlan.Way.INTERPRETED, "needs no preparation"),
        order,
        symmetry,
        search.byOne().withStore(new StoreSetup.Exact(StoreKind.TABLE)),
        CycleSearch.exact(question.fairness()));
  }

  // ---- what was done instead

  /**
   * @param reason why every state stood for itself
   */
  public PropertyPlan withAllStates(String reason) {
    return with(SymmetryPlan.off(reason), execution);
  }

  /**
   * @param reason why the model, or a part of it, was not compiled
   */
  public PropertyPlan interpreted(String reason) {
    return with(symmetry, execution.by(ExecutionPlan.Way.INTERPRETED, reason));
  }

  private PropertyPlan with(SymmetryPlan states, ExecutionPlan steps) {
    return new PropertyPlan(question, passes, ticks, steps, order, states, search, cycles);
  }
}
