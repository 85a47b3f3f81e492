package dev.gyre.engine;

import dev.gyre.ir.access.AccessAnalysis.Promises;
import dev.gyre.plan.Check;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.PartialOrder;
import dev.gyre.por.Method;
import dev.gyre.por.PartialOrderReduction;
import dev.gyre.search.StepReduction;
import dev.gyre.system.TransitionSystem;
import java.util.Optional;
import java.util.Set;

/** The partial order reduction of a plan. */
final class OrderReduction {
  private OrderReduction() {}

  /** Which steps of the system that is searched may be left out; empty to take them all. */
  static Optional<StepReduction> of(CheckPlan plan, SearchedModel model, TransitionSystem system) {
    StepReduction.Preserved preserved =
        seesDeadlocksOnly(plan) ? StepReduction.Preserved.DEADLOCKS : StepReduction.Preserved.STEPS;
    Promises promises = model.isWatched() ? Promises.WATCHED : Promises.IGNORED;
    return plan.partialOrder()
        .map(
            order ->
                new PartialOrderReduction(system.layout(), method(order), preserved, promises));
  }

  private static Method method(PartialOrder order) {
    return switch (order) {
      case AMPLE -> Method.AMPLE;
      case CLUSTER -> Method.CLUSTER;
      case STUBBORN, ON, AUTO -> Method.STUBBORN;
      case OFF -> throw new IllegalArgumentException("no reduction has no method");
    };
  }

  /** Whether the search may leave out whatever does not matter to deadlocks. */
  static boolean seesDeadlocksOnly(CheckPlan plan) {
    return plan.partialOrder().isPresent() && plan.checks().equals(Set.of(Check.DEADLOCK));
  }
}
