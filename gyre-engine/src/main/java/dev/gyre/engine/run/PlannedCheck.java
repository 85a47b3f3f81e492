package dev.gyre.engine.run;

import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.engine.report.Unreached;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.Assurance;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.property.Guarantee;
import dev.gyre.property.Property;
import dev.gyre.search.TransitionReduction;
import dev.gyre.system.CancelledException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Carries out a plan, property by property. */
final class PlannedCheck {
  private final LoadedModel model;
  private final ModelForms searched;
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
    this.searched = searched;
    this.plan = plan;
    this.confirmation = confirmation;
    this.startNanos = startNanos;
  }

  /**
   * @param options its time limit is for all properties together
   * @param interim told after each property what is known so far
   */
  CheckReport run(CheckOptions options, Interim interim) {
    long start = System.nanoTime();
    List<PropertyCheck.Result> results = new ArrayList<>();
    for (PropertyPlan property : plan.plans()) {
      List<PropertyCheck.Result> known = List.copyOf(results);
      ConfirmedViolations confirmed = new ConfirmedViolations();
      interim.set(reason -> report(withRest(known, confirmed, reason)));
      PropertyCheck.Result result = run(property, options, confirmed);
      results.add(timed(result));
      if (options.assurance().monitor() == Assurance.Monitor.ON) {
        long elapsed = System.nanoTime() - start;
        if (!confirmation.confirms(result, options, elapsed)) {
          result.audits().forEach(PlannedCheck::audit);
        }
      }
    }
    return report(results);
  }

  /** Each by itself: what one search has no time for, another may have to tell. */
  static void audit(Runnable audit) {
    try {
      audit.run();
    } catch (CancelledException e) {
      // There is no time for it any more; the answer stands as that of any long search does.
      return;
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
    PropertyPlan current = plan.plans().get(known.size());
    all.add(timed(PropertyCheck.stopped(current, reason, confirmed)));
    plan.plans().stream()
        .skip(all.size())
        .forEach(property -> all.add(PropertyCheck.undecided(property, reason)));
    return all;
  }

  private PropertyCheck.Result run(
      PropertyPlan property, CheckOptions options, ConfirmedViolations confirmed) {
    CheckObserver observer =
        CheckObserver.named(property.property().name(), confirmation.observer());
    observer.journal().ofProperty(property);
    try {
      return new PropertyCheck(searched, observer).run(property, options, confirmed);
    } catch (CancelledException e) {
      String reason = EndReason.ofCancellation(options);
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
            && keepsSteps(first.done());
    ProcessSystem system = model.system().orElseThrow();
    return new CheckReport(
        model,
        Verdicts.worst(properties),
        Verdicts.weakest(properties),
        properties.stream().flatMap(p -> p.reason().stream()).findFirst(),
        Optional.of(plan.withPlans(results.stream().map(PropertyCheck.Result::done).toList())),
        properties,
        results.stream().flatMap(r -> r.violations().stream()).toList(),
        unreachedKnown ? unreached(system, first) : List.of(),
        unreachedKnown ? DiscardedSignals.of(system, first.takenEdges()) : List.of(),
        first.report().statistics().withSeconds((System.nanoTime() - startNanos) / 1e9),
        List.of(),
        Optional.empty(),
        List.of());
  }

  /** Whether every step that can be taken was, and not only what leads to deadlocks. */
  private static boolean keepsSteps(PropertyPlan done) {
    return done.order()
        .use()
        .filter(use -> use.preserved() == TransitionReduction.Preserved.DEADLOCKS)
        .isEmpty();
  }

  /**
   * What was never executed. With partial order or symmetry reduction the end of a process may be
   * left out when nothing depends on it, so nothing is said about processes that have reached it.
   */
  private static List<Unreached> unreached(ProcessSystem system, PropertyCheck.Result result) {
    PropertyPlan done = result.done();
    boolean keepsEnds = done.order().use().isEmpty() && done.symmetry().strategy().isEmpty();
    return UnreachedStatements.of(system, result.takenEdges()).stream()
        .filter(
            statement ->
                keepsEnds
                    || statement.cause() != Unreached.Cause.NEVER_EXECUTABLE
                    || !statement.text().equals("-end-"))
        .toList();
  }
}
