package dev.gyre.engine;

import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.time.TimeAbstraction;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.Compatibility;
import dev.gyre.plan.ModelTraits;
import dev.gyre.plan.PlannedProperty;
import dev.gyre.plan.RefusedException;
import dev.gyre.search.SearchOutcome;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.Guarantee;
import dev.gyre.system.ModelTooLargeException;
import dev.gyre.system.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks models: reads, plans, searches, replays what was found. Stateless. */
public final class Checker {
  private Checker() {}

  public static CheckReport check(CheckRequest request) {
    return check(request, CheckObserver.NONE);
  }

  /**
   * Never throws on account of the model; a violation in the report was replayed on the
   * interpreter.
   */
  public static CheckReport check(CheckRequest request, CheckObserver observer) {
    long start = System.nanoTime();
    List<String> formulas = request.wishes().formulas();
    LoadedModel model = LoadedModel.load(request.model(), request.definitions(), formulas);
    if (model.system().isEmpty()) {
      return error(model, Optional.empty(), start);
    }
    ModelSymmetry symmetric = ModelSymmetry.of(model.system().get(), request.wishes());
    CheckPlan plan;
    try {
      plan =
          Compatibility.decide(
              request.wishes(),
              traits(model.system().get(), formulas.size(), request),
              symmetric.findings());
    } catch (RefusedException refusal) {
      return error(model, Optional.of(refusal.getMessage()), start);
    }
    if (request.wishes().isTimeAbstract()) {
      model = model.withSystem(TimeAbstraction.of(model.system().get()));
      symmetric = ModelSymmetry.of(model.system().get(), request.wishes());
    }
    try {
      return search(model, symmetric, plan, request, observer, start);
    } catch (FaultyStartException | ModelTooLargeException e) {
      return error(model, Optional.of(e.getMessage()), start);
    } catch (OutOfMemoryError e) {
      // Outside of the search proper; what it took is free again by now.
      return unanswered(model, plan, start);
    }
  }

  /** What is known about the model, and about the way it is executed. */
  private static ModelTraits traits(ProcessSystem system, int formulas, CheckRequest request) {
    ModelTraits traits = ModelTraits.of(system, formulas);
    if (traits.orders().model().isPresent()) {
      return traits;
    }
    return request.channels() == CheckRequest.Channels.LOSSY
        ? traits.withPartialOrderObstacle("messages may be lost, so a send depends on receives")
        : traits;
  }

  private static CheckReport search(
      LoadedModel model,
      ModelSymmetry symmetric,
      CheckPlan plan,
      CheckRequest request,
      CheckObserver observer,
      long start) {
    ProcessSystem system = model.system().orElseThrow();
    ExecutionOptions options = Systems.options(request.channels());
    PropertyCheck check =
        new PropertyCheck(
            new SearchedModel(system, symmetric.system(), plan, options), plan, observer);
    // The time limit is for all properties together.
    long searchStart = System.nanoTime();
    List<PropertyCheck.Result> results = new ArrayList<>();
    for (PlannedProperty property : plan.properties()) {
      PropertyCheck.Result result =
          check.run(property, request.afterNanos(System.nanoTime() - searchStart));
      results.add(plan.isTimeAbstract() ? result.ofAbstractTime() : result);
    }
    return report(model, plan, results, start);
  }

  private static CheckReport report(
      LoadedModel model, CheckPlan plan, List<PropertyCheck.Result> results, long start) {
    List<PropertyReport> properties = results.stream().map(PropertyCheck.Result::report).toList();
    PropertyCheck.Result first = results.get(0);
    boolean unreachedKnown =
        first.report().property().kind() == PlannedProperty.Kind.SAFETY
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
        first.report().statistics().withSeconds(secondsSince(start)));
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

  private static CheckReport unanswered(LoadedModel model, CheckPlan plan, long start) {
    return new CheckReport(
        model,
        Verdict.UNDECIDED,
        Guarantee.BOUNDED,
        EndReason.of(SearchOutcome.End.HEAP_EXHAUSTED, CheckRequest.of(model.file())),
        Optional.of(plan),
        List.of(),
        List.of(),
        List.of(),
        Statistics.none(secondsSince(start)));
  }

  private static CheckReport error(LoadedModel model, Optional<String> reason, long start) {
    return new CheckReport(
        model,
        Verdict.ERROR,
        Guarantee.BOUNDED,
        reason,
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        Statistics.none(secondsSince(start)));
  }

  private static double secondsSince(long start) {
    return (System.nanoTime() - start) / 1e9;
  }
}
