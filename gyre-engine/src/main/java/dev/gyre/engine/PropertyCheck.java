package dev.gyre.engine;

import dev.gyre.engine.trace.ClaimReplayer;
import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.Trace;
import dev.gyre.engine.trace.TraceReplayer;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.access.AccessAnalysis.Promises;
import dev.gyre.plan.Check;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.PlannedProperty;
import dev.gyre.por.Method;
import dev.gyre.por.PartialOrderReduction;
import dev.gyre.product.ClaimProduct;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.StepReduction;
import dev.gyre.search.Violation;
import dev.gyre.system.Fault;
import dev.gyre.system.Guarantee;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Verdict;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Checks one property: searches, and replays what was found. */
final class PropertyCheck {
  private final SearchedModel model;
  private final CheckPlan plan;
  private final CheckObserver observer;

  /**
   * What came out.
   *
   * @param takenEdges the edges that were taken; all that can be, if everything was seen
   */
  record Result(PropertyReport report, List<FoundViolation> violations, BitSet takenEdges) {}

  PropertyCheck(SearchedModel model, CheckPlan plan, CheckObserver observer) {
    this.model = model;
    this.plan = plan;
    this.observer = observer;
  }

  /**
   * @param request with the limits that are left for this property
   */
  Result run(PlannedProperty property, CheckRequest request) {
    long start = System.nanoTime();
    return switch (property.kind()) {
      case SAFETY -> {
        TraceReplayer replayer = new TraceReplayer(model.reference(), model.origin());
        TransitionSystem system = model.forSafety();
        yield search(system, reduction(system), replayer::replay, property, request, start);
      }
      case NEVER -> {
        ProcessAutomaton claim = claim(property.name());
        ClaimReplayer replayer = new ClaimReplayer(model.reference(), claim);
        TransitionSystem product = new ClaimProduct(model.asWritten(), claim);
        yield search(product, Optional.empty(), replayer::replay, property, request, start);
      }
    };
  }

  private ProcessAutomaton claim(String name) {
    return model.reference().layout().system().automata().stream()
        .filter(a -> a.kind() == ProcessAutomaton.Kind.NEVER && a.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private Optional<StepReduction> reduction(TransitionSystem system) {
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

  private Result search(
      TransitionSystem system,
      Optional<StepReduction> reduction,
      Function<Violation, Trace> replay,
      PlannedProperty property,
      CheckRequest request,
      long start) {
    SafetySearch search = new SafetySearch(system, reduction, planFor(property), request, observer);
    SearchOutcome outcome = search.run();
    Optional<Uncertainty> uncertainty = search.uncertainty();
    List<FoundViolation> violations =
        outcome.violations().stream()
            .map(violation -> confirm(violation, replay.apply(violation), property))
            .toList();
    Verdict verdict = verdict(outcome, uncertainty);
    PropertyReport report =
        new PropertyReport(
            property,
            verdict,
            guarantee(outcome, uncertainty),
            EndReason.of(outcome.end(), request).or(() -> doubt(verdict, uncertainty)),
            uncertainty,
            statistics(outcome, start));
    BitSet taken =
        property.kind() == PlannedProperty.Kind.SAFETY
            ? model.originals(outcome.takenEdges())
            : outcome.takenEdges();
    return new Result(report, violations, taken);
  }

  /** All faults of a claim count, whatever is looked for in the system. */
  private CheckPlan planFor(PlannedProperty property) {
    return switch (property.kind()) {
      case SAFETY -> plan;
      case NEVER -> plan.withChecks(Check.safety());
    };
  }

  private static Verdict verdict(SearchOutcome outcome, Optional<Uncertainty> uncertainty) {
    if (!outcome.violations().isEmpty()) {
      return Verdict.VIOLATED;
    }
    return outcome.end() == SearchOutcome.End.COMPLETE && uncertainty.isEmpty()
        ? Verdict.HOLDS
        : Verdict.UNDECIDED;
  }

  private static Guarantee guarantee(SearchOutcome outcome, Optional<Uncertainty> uncertainty) {
    if (outcome.end() != SearchOutcome.End.COMPLETE) {
      return Guarantee.BOUNDED;
    }
    return uncertainty.isPresent() ? Guarantee.PROBABILISTIC : Guarantee.EXHAUSTIVE;
  }

  /** Why a search that came to its end and found nothing decides nothing. */
  private static Optional<String> doubt(Verdict verdict, Optional<Uncertainty> uncertainty) {
    return verdict == Verdict.UNDECIDED
        ? uncertainty.map(u -> "nothing was found, but the store is lossy: " + u.inWords())
        : Optional.empty();
  }

  private static FoundViolation confirm(
      Violation violation, Trace trace, PlannedProperty property) {
    if (violation.fault().isPresent()) {
      Fault fault = violation.fault().get();
      String statement =
          fault.kind() == Fault.Kind.ASSERTION
              ? ": " + fault.span().text().strip().replaceAll("\\s+", " ")
              : "";
      return new FoundViolation(
          property.name(), fault.kind().slug(), fault.message() + statement, fault.span(), trace);
    }
    List<Trace.Position> stuck =
        trace.end().positions().stream()
            .filter(p -> p.rest() == StateView.Rest.UNEXPECTED)
            .toList();
    String names = String.join(", ", stuck.stream().map(Trace.Position::name).toList());
    return new FoundViolation(
        property.name(),
        "invalid-end-state",
        "nobody can move, and "
            + names
            + (stuck.size() == 1 ? " has" : " have")
            + " neither ended nor reached an end label",
        stuck.get(0).span(),
        trace);
  }

  private Statistics statistics(SearchOutcome outcome, long start) {
    return new Statistics(
        outcome.states(),
        outcome.transitions(),
        outcome.depth(),
        outcome.memoryBytes(),
        outcome.violationCount(),
        plan.threads(),
        (System.nanoTime() - start) / 1e9);
  }
}
