package dev.gyre.engine.run;

import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.plan.OrderPlan;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.por.ProvisoReduction;
import dev.gyre.por.ReducedSystem;
import dev.gyre.por.StaticReduction;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.property.Property;
import dev.gyre.search.TransitionReduction;
import dev.gyre.system.TransitionSystem;
import java.util.Optional;
import java.util.function.Function;

/** Makes the partial order reduction of a plan. */
final class PlannedOrder {
  private PlannedOrder() {}

  /** The steps that the search for safety leaves out by itself; empty to take them all. */
  static Optional<TransitionReduction> ofSafety(PropertyPlan plan, TransitionSystem system) {
    return plan.order().use().map(use -> ofSafety(use, plan.execution().promises(), system));
  }

  private static TransitionReduction ofSafety(
      OrderPlan.Use use, ExclusiveUseWatch promises, TransitionSystem system) {
    return switch (use.proviso()) {
      case OF_SEARCH ->
          new ProvisoReduction(system.layout(), use.method(), use.preserved(), promises);
      case STATIC -> ofState(use, promises, system).choice(system);
    };
  }

  /**
   * By the state alone, so that the same states are there for any number of workers and any order
   * of search.
   */
  private static StaticReduction ofState(
      OrderPlan.Use use, ExclusiveUseWatch promises, TransitionSystem system) {
    return use.preserved() == TransitionReduction.Preserved.DEADLOCKS
        ? StaticReduction.ofDeadlocks(system.layout(), use.method(), promises)
        : StaticReduction.ofSteps(system.layout(), use.method(), promises);
  }

  /** The system with the steps left out that a claim cannot notice. */
  static TransitionSystem ofClaim(
      PropertyPlan plan, TransitionSystem system, ProcessAutomaton claim) {
    return reduced(
        plan,
        system,
        use ->
            StaticReduction.ofClaim(
                system.layout(), use.method(), claim, plan.question().fairness()));
  }

  /** The same for a question about labels. */
  static TransitionSystem ofLabels(PropertyPlan plan, TransitionSystem system) {
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

  private static TransitionSystem reduced(
      PropertyPlan plan,
      TransitionSystem system,
      Function<OrderPlan.Use, StaticReduction> reduction) {
    return plan.order()
        .use()
        .<TransitionSystem>map(use -> new ReducedSystem(system, reduction.apply(use)))
        .orElse(system);
  }
}
