package dev.gyre.engine;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckPlan;
import dev.gyre.property.Property;
import dev.gyre.property.Verdict;
import dev.gyre.system.CancelledException;
import dev.gyre.system.ModelTooLargeException;
import java.util.ArrayList;
import java.util.List;

/** Asks the questions of a plan once more, of the model as it was written. */
final class Unreduced {
  private final PropertyCheck check;
  private final CheckPlan plan;

  private Unreduced(ModelForms model, CheckPlan plan, CheckObserver observer) {
    this.plan = plan;
    this.check = new PropertyCheck(model, plan, observer);
  }

  /** As fast as the manner allows, in the order and with the store and the workers of the plan. */
  private static Unreduced planned(
      ProcessSystem system,
      CheckPlan plan,
      CheckRequest request,
      ExecutionMode manner,
      CheckObserver observer) {
    return new Unreduced(
        ModelForms.unreduced(system, plan, ExecutableSystems.options(request.channels()), manner),
        plan.unreduced(),
        observer);
  }

  /** In the way that begins soonest. The interpreter is a second opinion by itself. */
  static Unreduced soonest(
      ProcessSystem system,
      CheckPlan plan,
      CheckRequest request,
      ExecutionMode manner,
      CheckObserver observer) {
    return new Unreduced(
        ModelForms.unreduced(
            system, plan, ExecutableSystems.options(request.channels()), manner.interpreted()),
        plan.unreduced().simplest(),
        observer);
  }

  /**
   * @param request with the limits that are left
   */
  PropertyReport answer(Property property, CheckRequest request) {
    return check.decide(property, request.withPersistence(CheckRequest.Persistence.FIRST)).report();
  }

  /**
   * All answers compared with those that were given, which stand whatever becomes of this.
   *
   * @param request with the limits that are left for all together
   */
  static CrossCheck crossCheck(
      ProcessSystem system,
      CheckPlan plan,
      ExecutionMode manner,
      CheckObserver observer,
      CheckReport given,
      CheckRequest request) {
    long start = System.nanoTime();
    try {
      Unreduced unreduced = planned(system, plan, request, manner, observer);
      CheckRequest rest = request.afterNanos(System.nanoTime() - start);
      return unreduced.crossCheck(given.properties(), rest);
    } catch (CancelledException e) {
      return unfinished(given, EndReason.ofCancellation(request, start));
    } catch (OutOfMemoryError e) {
      return unfinished(given, EndReason.ofHeap());
    } catch (ModelTooLargeException e) {
      return unfinished(given, e.getMessage());
    }
  }

  /** There was no second answer to any question. */
  static CrossCheck unfinished(CheckReport given, String reason) {
    return new CrossCheck(
        given.properties().stream()
            .map(
                report ->
                    new CrossCheck.Comparison(
                        report.property().name(),
                        CrossCheck.Outcome.UNFINISHED,
                        "is not decided without reductions, " + reason))
            .toList());
  }

  private CrossCheck crossCheck(List<PropertyReport> given, CheckRequest request) {
    long start = System.nanoTime();
    List<CrossCheck.Comparison> comparisons = new ArrayList<>();
    for (PropertyReport report : given) {
      PropertyReport other =
          answer(report.property(), request.afterNanos(System.nanoTime() - start));
      comparisons.add(compared(report, plan.isTimeAbstract() ? other.ofAbstractTime() : other));
    }
    return new CrossCheck(comparisons);
  }

  private static CrossCheck.Comparison compared(PropertyReport given, PropertyReport other) {
    String name = given.property().name();
    if (given.verdict() == Verdict.UNDECIDED) {
      return new CrossCheck.Comparison(
          name, CrossCheck.Outcome.UNFINISHED, "was not decided with reductions");
    }
    if (other.verdict() == Verdict.UNDECIDED) {
      return new CrossCheck.Comparison(
          name,
          CrossCheck.Outcome.UNFINISHED,
          "is not decided without reductions, " + other.reason().orElse("for no known reason"));
    }
    return given.verdict() == other.verdict()
        ? new CrossCheck.Comparison(
            name,
            CrossCheck.Outcome.AGREES,
            other.verdict().word() + " without reductions too, states: " + states(given, other))
        : new CrossCheck.Comparison(
            name,
            CrossCheck.Outcome.DISAGREES,
            given.verdict().word() + " with reductions, " + other.verdict().word() + " without");
  }

  private static String states(PropertyReport given, PropertyReport other) {
    return given.statistics().states() + " and " + other.statistics().states();
  }
}
