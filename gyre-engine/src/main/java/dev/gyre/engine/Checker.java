package dev.gyre.engine;

import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.Trace;
import dev.gyre.engine.trace.TraceReplayer;
import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.ir.pass.Optimiser;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.Compatibility;
import dev.gyre.plan.ModelTraits;
import dev.gyre.plan.RefusedException;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.Violation;
import dev.gyre.system.Fault;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.Guarantee;
import dev.gyre.system.Verdict;
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
    LoadedModel model = LoadedModel.load(request.model(), request.definitions());
    if (model.system().isEmpty()) {
      return error(model, Optional.empty(), start);
    }
    CheckPlan plan;
    try {
      plan = Compatibility.decide(request.wishes(), ModelTraits.of(model.system().get()));
    } catch (RefusedException refusal) {
      return error(model, Optional.of(refusal.getMessage()), start);
    }
    try {
      return search(model, plan, request, observer, start);
    } catch (FaultyStartException e) {
      return error(model, Optional.of(e.getMessage()), start);
    } catch (OutOfMemoryError e) {
      // Outside of the search proper; what it took is free again by now.
      return unanswered(model, plan, start);
    }
  }

  private static CheckReport search(
      LoadedModel model, CheckPlan plan, CheckRequest request, CheckObserver observer, long start) {
    ProcessSystem system = model.system().orElseThrow();
    ExecutionOptions options = Systems.options(request.channels());
    OptimisedSystem optimised = Optimiser.optimise(system, plan.optimisations());
    SearchOutcome outcome =
        new SafetySearch(Systems.forSearch(optimised.system(), options), plan, request, observer)
            .run();
    TraceReplayer replayer =
        new TraceReplayer(Systems.reference(system, options), optimised.origin());
    List<FoundViolation> violations =
        outcome.violations().stream().map(v -> confirm(v, replayer)).toList();
    boolean everythingSeen = outcome.end() == SearchOutcome.End.COMPLETE;
    return new CheckReport(
        model,
        verdict(outcome),
        everythingSeen ? Guarantee.EXHAUSTIVE : Guarantee.BOUNDED,
        reason(outcome.end(), request),
        Optional.of(plan),
        violations,
        everythingSeen
            ? UnreachedStatements.of(system, optimised.originals(outcome.takenEdges()))
            : List.of(),
        statistics(outcome, plan, start));
  }

  private static CheckReport unanswered(LoadedModel model, CheckPlan plan, long start) {
    return new CheckReport(
        model,
        Verdict.UNDECIDED,
        Guarantee.BOUNDED,
        reason(SearchOutcome.End.HEAP_EXHAUSTED, CheckRequest.of(model.file())),
        Optional.of(plan),
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
        Statistics.none(secondsSince(start)));
  }

  private static Verdict verdict(SearchOutcome outcome) {
    if (!outcome.violations().isEmpty()) {
      return Verdict.VIOLATED;
    }
    return outcome.end() == SearchOutcome.End.COMPLETE ? Verdict.HOLDS : Verdict.UNDECIDED;
  }

  private static Optional<String> reason(SearchOutcome.End end, CheckRequest request) {
    return switch (end) {
      case COMPLETE, VIOLATION -> Optional.empty();
      case DEPTH_LIMIT ->
          Optional.of(
              "the depth limit of "
                  + request.limits().maxDepth().orElse(0)
                  + " steps was reached (--max-depth)");
      case MEMORY_LIMIT -> Optional.of("the memory limit was reached (--memory)");
      case HEAP_EXHAUSTED ->
          Optional.of("the memory of the Java virtual machine is used up (--memory, or -Xmx)");
      case TIME_LIMIT -> Optional.of("the time limit was reached (--timeout)");
      case CANCELLED -> Optional.of("interrupted");
    };
  }

  private static FoundViolation confirm(Violation violation, TraceReplayer replayer) {
    Trace trace = replayer.replay(violation);
    if (violation.fault().isPresent()) {
      Fault fault = violation.fault().get();
      String statement =
          fault.kind() == Fault.Kind.ASSERTION
              ? ": " + fault.span().text().strip().replaceAll("\\s+", " ")
              : "";
      return new FoundViolation(
          fault.kind().slug(), fault.message() + statement, fault.span(), trace);
    }
    List<Trace.Position> stuck =
        trace.end().positions().stream()
            .filter(p -> p.rest() == StateView.Rest.UNEXPECTED)
            .toList();
    String names = String.join(", ", stuck.stream().map(Trace.Position::name).toList());
    return new FoundViolation(
        "invalid-end-state",
        "nobody can move, and "
            + names
            + (stuck.size() == 1 ? " has" : " have")
            + " neither ended nor reached an end label",
        stuck.get(0).span(),
        trace);
  }

  private static Statistics statistics(SearchOutcome outcome, CheckPlan plan, long start) {
    return new Statistics(
        outcome.states(),
        outcome.transitions(),
        outcome.depth(),
        outcome.memoryBytes(),
        outcome.violationCount(),
        plan.threads(),
        secondsSince(start));
  }

  private static double secondsSince(long start) {
    return (System.nanoTime() - start) / 1e9;
  }
}
