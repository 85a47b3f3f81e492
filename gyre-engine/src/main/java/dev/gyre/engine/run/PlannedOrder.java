package dev.gyre.engine.run;

import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.plan.OrderPlan;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.por.ProvisoReduction;
import dev.gyre.por.ReducedSystem;
import dev.gyre.por.ReductionTrial;
import dev.gyre.por.StaticReduction;
import dev.gyre.property.Property;
import dev.gyre.search.TransitionReduction;
import dev.gyre.system.TransitionSystem;
import java.util.Optional;
import java.util.function.Function;

/**
 * The partial order reduction of a plan, as far as it is worth while.
 *
 * @param system what is searched
 * @param reduction the steps that the search leaves out by itself; empty to take them all
 * @param done the plan, without the reduction if it was given up
 */
record PlannedOrder(
    TransitionSystem system, Optional<TransitionReduction> reduction, PropertyPlan done) {
  private static final String GIVEN_UP = "given up, since a sample of states lost next to nothing";

  /** For the search for safety, which leaves out steps by itself. */
  static PlannedOrder ofSafety(PropertyPlan plan, TransitionSystem system) {
    if (plan.order().use().isEmpty()) {
      return whole(system, plan);
    }
    OrderPlan.Use use = plan.order().use().get();
    if (use.proviso() == OrderPlan.Proviso.OF_SEARCH) {
      TransitionReduction reduction =
          new ProvisoReduction(
              system.layout(), use.method(), use.preserved(), plan.execution().promises());
      return new PlannedOrder(system, Optional.of(reduction), plan);
    }
    StaticReduction reduction = ofState(use, plan, system);
    return ReductionTrial.leavesOut(new ReducedSystem(system, reduction))
        ? new PlannedOrder(system, Optional.of(reduction.choice(system)), plan)
        : whole(system, plan.withAllOrders(GIVEN_UP));
  }

  /**
   * By the state alone, so that the same states are there for any number of workers and any order
   * of search.
   */
  private static StaticReduction ofState(
      OrderPlan.Use use, PropertyPlan plan, TransitionSystem system) {
    return use.preserved() == TransitionReduction.Preserved.DEADLOCKS
        ? StaticReduction.ofDeadlocks(system.layout(), use.method(), plan.execution().promises())
        : StaticReduction.ofSteps(system.layout(), use.method(), plan.execution().promises());
  }

  /** The system with the steps left out that a claim cannot notice. */
  static PlannedOrder ofClaim(PropertyPlan plan, TransitionSystem system, ProcessAutomaton claim) {
    return reduced(
        plan,
        system,
        use ->
            StaticReduction.ofClaim(
                system.layout(), use.method(), claim, plan.question().fairness()));
  }

  /** The same for a question about labels. */
  static PlannedOrder ofLabels(PropertyPlan plan, TransitionSystem system) {
    Location.Mark label =
        plan.property().kind() == Property.Kind.ACCEPTANCE
            ? Location.Mark.ACCEPT
            : Location.Mark.PROGRESS;
    return reduced(
        plan,
        system,
        use ->
            StaticReduction.ofLabels(
                system.layout(), use.method(), label, plan.question().fairness()));
  }

  private static PlannedOrder reduced(
      PropertyPlan plan,
      TransitionSystem system,
      Function<OrderPlan.Use, StaticReduction> reduction) {
    if (plan.order().use().isEmpty()) {
      return whole(system, plan);
    }
    ReducedSystem reduced = new ReducedSystem(system, reduction.apply(plan.order().use().get()));
    return ReductionTrial.leavesOut(reduced)
        ? new PlannedOrder(reduced, Optional.empty(), plan)
        : whole(system, plan.withAllOrders(GIVEN_UP));
  }

  private static PlannedOrder whole(TransitionSystem system, PropertyPlan plan) {
    return new PlannedOrder(system, Optional.empty(), plan);
  }
}
