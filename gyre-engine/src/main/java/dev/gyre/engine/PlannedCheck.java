package dev.gyre.engine;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckPlan;
import dev.gyre.property.Guarantee;
import dev.gyre.property.Property;
import dev.gyre.system.CancelledException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Carries out a plan, property by property. */
final class PlannedCheck {
  private final LoadedModel model;
  private final PropertyCheck check;
  private final CheckPlan plan;
  private final Confirmation confirmation;
  private final long startNanos;

  /**
   * @param startNanos when all began
   */
  PlannedCheck(
      LoadedModel model,
      ModelForms searched,
      CheckPlan plan,
      Confirmation confirmation,
      long startNanos) {
    this.model = model;
    this.check = new PropertyCheck(searched, plan, confirmation.observer());
    this.plan = plan;
    this.confirmation = confirmation;
    this.startNanos = startNanos;
  }

  /**
   * @param request its time limit is for all properties together
   * @param interim told after each property what is known so far
   */
  CheckReport run(CheckRequest request, Interim interim) {
    long start = System.nanoTime();
    List<PropertyCheck.Result> results = new ArrayList<>();
    for (Property property : plan.properties()) {
      List<PropertyCheck.Result> known = List.copyOf(results);
      ConfirmedViolations confirmed = new ConfirmedViolations();
      interim.set(reason -> report(withRest(known, confirmed, reason)));
      PropertyCheck.Result result =
          run(property, request.afterNanos(System.nanoTime() - start), confirmed);
      results.add(timed(result));
      if (request.assurance().monitor() == Assurance.Monitor.ON) {
        long elapsed = System.nanoTime() - start;
        if (!confirmation.confirms(result.report(), request.afterNanos(elapsed), elapsed)) {
          audit(result);
        }
      }
    }
    return report(results);
  }

  private static void audit(PropertyCheck.Result result) {
    try {
      result.audits().forEach(Runnable::run);
    } catch (CancelledException e) {
      // There is no time for it any more; the answer stands as that of any long search does.
    }
  }

  private PropertyCheck.Result timed(PropertyCheck.Result result) {
    return plan.isTimeAbstract() ? result.ofAbstractTime() : result;
  }

  /**
   * The properties that were not decided have no answer for the same reason.
   *
   * @param confirmed violations of the first of them
   */
  private List<PropertyCheck.Result> withRest(
      List<PropertyCheck.Result> known, ConfirmedViolations confirmed, String reason) {
    List<PropertyCheck.Result> all = new ArrayList<>(known);
    Property current = plan.properties().get(known.size());
    all.add(timed(PropertyCheck.stopped(current, reason, confirmed)));
    plan.properties().stream()
        .skip(all.size())
        .forEach(property -> all.add(PropertyCheck.undecided(property, reason)));
    return all;
  }

  private PropertyCheck.Result run(
      Property property, CheckRequest request, ConfirmedViolations confirmed) {
    long start = System.nanoTime();
    try {
      return check.run(property, request, confirmed);
    } catch (CancelledException e) {
      String reason = EndReason.ofCancellation(request, start);
      return PropertyCheck.stopped(property, reason, confirmed);
    } catch (OutOfMemoryError e) {
      // Outside of the search proper; what it took is free again by now.
      return PropertyCheck.stopped(property, EndReason.ofHeap(), confirmed);
    }
  }

  /** The results put together. */
  private CheckReport report(List<PropertyCheck.Result> results) {
    List<PropertyReport> properties = results.stream().map(PropertyCheck.Result::report).toList();
    PropertyCheck.Result first = results.get(0);
    boolean unreachedKnown =
        first.report().property().kind() == Property.Kind.SAFETY
            && first.report().guarantee() == Guarantee.EXHAUSTIVE
            && !OrderReduction.seesDeadlocksOnly(plan);
    ProcessSystem system = model.system().orElseThrow();
    return new CheckReport(
        model,
        Verdicts.worst(properties),
        Verdicts.weakest(properties),
        properties.stream().flatMap(p -> p.reason().stream()).findFirst(),
        Optional.of(plan),
        properties,
        results.stream().flatMap(r -> r.violations().stream()).toList(),
        unreachedKnown ? unreached(system, first, plan) : List.of(),
        first.report().statistics().withSeconds((System.nanoTime() - startNanos) / 1e9),
        List.of(),
        Optional.empty());
  }

  /**
   * What was never executed. With partial order or symmetry reduction the end of a process may be
   * left out when nothing depends on it, so nothing is said about processes that have reached it.
   */
  private static List<Unreached> unreached(
      ProcessSystem system, PropertyCheck.Result result, CheckPlan plan) {
    return UnreachedStatements.of(system, result.takenEdges()).stream()
        .filter(
            statement ->
                (plan.partialOrder().isEmpty() && plan.symmetry().isEmpty())
                    || statement.cause() != Unreached.Cause.NEVER_EXECUTABLE
                    || !statement.text().equals("-end-"))
        .toList();
  }
}
