package dev.gyre.engine.run;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.CrossCheck;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.plan.WhenFull;
import dev.gyre.property.Verdict;
import dev.gyre.system.CancelledException;
import dev.gyre.system.ModelTooLargeException;
import java.util.ArrayList;
import java.util.List;

/** Asks the questions of a plan once more, of the model as it was written. */
final class Unreduced {
  private final PropertyCheck check;

  Unreduced(ProcessSystem system, CheckObserver observer) {
    this.check = new PropertyCheck(ModelForms.asWritten(system), observer);
  }

  /**
   * In the way that begins soonest. The interpreter is a second opinion by itself.
   *
   * @param options with their limits
   */
  PropertyReport soonest(PropertyPlan plan, CheckOptions options) {
    CheckOptions inMemory = options.withLimits(options.limits().when(WhenFull.STOP));
    return answer(plan.unreduced().simplest(), inMemory);
  }

  private PropertyReport answer(PropertyPlan plan, CheckOptions options) {
    return check.decide(plan, options.withPersistence(Persistence.FIRST)).report();
  }

  /**
   * All answers compared with those that were given, which stand whatever becomes of this; in the
   * order and with the store and the workers of the plan.
   *
   * @param options with limits for all together
   */
  CrossCheck crossCheck(CheckPlan plan, CheckReport given, CheckOptions options) {
    try {
      return compareAll(plan, given.properties(), options);
    } catch (CancelledException e) {
      return unfinished(given, EndReason.ofCancellation(options));
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

  private CrossCheck compareAll(CheckPlan plan, List<PropertyReport> given, CheckOptions options) {
    List<CrossCheck.Comparison> comparisons = new ArrayList<>();
    for (PropertyReport report : given) {
      PropertyPlan unreduced = plan.planOf(report.property()).orElseThrow().unreduced();
      PropertyReport other = answer(unreduced, options);
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
