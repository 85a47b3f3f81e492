package dev.gyre.engine;

import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.plan.Check;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.PartialOrder;
import dev.gyre.por.Method;
import dev.gyre.por.ProvisoReduction;
import dev.gyre.por.ReducedSystem;
import dev.gyre.por.ReductionTrial;
import dev.gyre.por.StaticReduction;
import dev.gyre.por.dependence.AccessAnalysis.Promises;
import dev.gyre.property.Property;
import dev.gyre.search.TransitionReduction;
import dev.gyre.system.TransitionSystem;
import java.util.Optional;
import java.util.Set;

/** The partial order reduction of a plan. */
final class OrderReduction {
  private OrderReduction() {}

  /** Which steps the search for safety may leave out; empty to take them all. */
  static Optional<TransitionReduction> ofSafety(
      CheckPlan plan, ModelForms model, TransitionSystem system) {
    if (plan.partialOrder().isEmpty()) {
      return Optional.empty();
    }
    Method method = method(plan.partialOrder().get());
    if (!isFixed(plan, system)) {
      return Optional.of(
          new ProvisoReduction(system.layout(), method, preserved(plan), promises(model)));
    }
    StaticReduction reduction = fixed(plan, method, model, system);
    return ReductionTrial.leavesOut(new ReducedSystem(system, reduction))
        ? Optional.of(reduction.choice(system))
        : Optional.empty();
  }

  /**
   * By the state alone, so that the same states are there for any number of workers and any order
   * of search.
   */
  private static StaticReduction fixed(
      CheckPlan plan, Method method, ModelForms model, TransitionSystem system) {
    return seesDeadlocksOnly(plan)
        ? StaticReduction.ofDeadlocks(system.layout(), method, promises(model))
        : StaticReduction.ofSteps(system.layout(), method, promises(model));
  }

  /** What a search must look after by itself. */
  private static TransitionReduction.Preserved preserved(CheckPlan plan) {
    return seesDeadlocksOnly(plan)
        ? TransitionReduction.Preserved.DEADLOCKS
        : TransitionReduction.Preserved.STEPS;
  }

  /**
   * The methods that are asked for by name have the provisos of the literature, and so have rings:
   * which circles need a sticky edge depends on numbers of channels, which a turn changes.
   */
  private static boolean isFixed(CheckPlan plan, TransitionSystem system) {
    boolean isByState =
        plan.threads() > 1
            || plan.partialOrder().filter(order -> order == PartialOrder.ON).isPresent();
    return isByState
        && system.layout().system().symmetry().types().stream()
            .allMatch(type -> type.group() == SymmetricType.Group.FULL);
  }

  private static Promises promises(ModelForms model) {
    return model.isWatched() ? Promises.WATCHED : Promises.IGNORED;
  }

  /** The system with the steps left out that a claim cannot notice. */
  static TransitionSystem ofClaim(
      CheckPlan plan, Property property, TransitionSystem system, ProcessAutomaton claim) {
    return plan.partialOrderFor(property)
        .map(
            order ->
                StaticReduction.ofClaim(
                    system.layout(), method(order), claim, plan.cycles().fairness()))
        .map(reduction -> new ReducedSystem(system, reduction))
        .filter(ReductionTrial::leavesOut)
        .<TransitionSystem>map(reduced -> reduced)
        .orElse(system);
  }

  /** The same for a question about labels. */
  static TransitionSystem ofLabels(CheckPlan plan, Property property, TransitionSystem system) {
    Location.Mark label =
        property.kind() == Property.Kind.ACCEPTANCE ? Location.Mark.ACCEPT : Location.Mark.PROGRESS;
    return plan.partialOrderFor(property)
        .map(
            order ->
                StaticReduction.ofLabels(
                    system.layout(), method(order), label, plan.cycles().fairness()))
        .map(reduction -> new ReducedSystem(system, reduction))
        .filter(ReductionTrial::leavesOut)
        .<TransitionSystem>map(reduced -> reduced)
        .orElse(system);
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
