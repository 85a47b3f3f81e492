package dev.gyre.engine.run;

import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.engine.report.Statistics;
import dev.gyre.engine.report.Uncertainty;
import dev.gyre.engine.trace.Evidence;
import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.Trace;
import dev.gyre.engine.trace.TraceReplayer;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.property.Property;
import dev.gyre.property.Verdict;
import dev.gyre.property.ViolationKind;
import dev.gyre.search.Canonicalization;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.TransitionReduction;
import dev.gyre.search.Violation;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.Fault;
import dev.gyre.system.TransitionSystem;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Looks for what a finite run can do wrong, and confirms what was found. */
final class FiniteCheck {
  private final TransitionSystem system;
  private final Optional<TransitionReduction> reduction;
  private final Optional<Canonicalization> states;
  private final Optional<SearchedPasses> passes;
  private final PropertyPlan plan;
  private final CheckObserver observer;
  private final Optional<SearchRecipe> recipe;

  /**
   * @param reduction which steps are left out; empty to take them all
   * @param states which states stand for others; empty if all are looked at
   * @param passes how the system was made smaller; empty if it was not
   * @param plan as it is carried out
   */
  FiniteCheck(
      TransitionSystem system,
      Optional<TransitionReduction> reduction,
      Optional<Canonicalization> states,
      Optional<SearchedPasses> passes,
      PropertyPlan plan,
      CheckObserver observer) {
    this(system, reduction, states, passes, plan, observer, Optional.empty());
  }

  /**
   * @param reduction which steps are left out; empty to take them all
   * @param states which states stand for others; empty if all are looked at
   * @param passes how the system was made smaller; empty if it was not
   * @param plan as it is carried out
   * @param recipe how other machines make the same; empty if they cannot
   */
  FiniteCheck(
      TransitionSystem system,
      Optional<TransitionReduction> reduction,
      Optional<Canonicalization> states,
      Optional<SearchedPasses> passes,
      PropertyPlan plan,
      CheckObserver observer,
      Optional<SearchRecipe> recipe) {
    this.recipe = recipe.map(model -> model.of(plan.property()));
    this.passes = passes;
    this.states = states;
    this.system = system;
    this.reduction = reduction;
    this.plan = plan;
    this.observer = observer;
  }

  /**
   * @param confirm executes what was found once more and describes it
   * @param confirmed where it is kept, whatever happens afterwards
   */
  PropertyCheck.Result run(
      CheckOptions options,
      Function<Violation, FoundViolation> confirm,
      ConfirmedViolations confirmed) {
    long start = System.nanoTime();
    SafetySearch search =
        new SafetySearch(
            system,
            reduction,
            states,
            passes,
            plan.search(),
            options,
            observer,
            found -> confirmed.early(found, confirm, options.persistence()));
    recipe.ifPresent(
        how ->
            search.mayGoElsewhere(
                how,
                SearchRecipe.of(
                    new SearchedForm(system, reduction, states, plan.search().checks(), ""),
                    plan)));
    SearchOutcome outcome = search.run();
    Optional<Uncertainty> uncertainty = search.uncertainty();
    List<FoundViolation> violations =
        confirmed.finish(outcome.violations(), confirm, options.persistence());
    List<Runnable> audits =
        List.of(() -> search.monitor().finish(outcome.end(), !violations.isEmpty()));
    if (violations.isEmpty() && outcome.violationCount() > 0) {
      String reason = EndReason.ofUnconfirmed(EndReason.ofCancellation(options));
      PropertyReport unconfirmed =
          PropertyCheck.undecided(plan, reason, statistics(outcome, start)).report();
      return new PropertyCheck.Result(unconfirmed, plan, violations, outcome.takenEdges(), audits);
    }
    Verdict verdict = Verdicts.of(violations.size(), outcome.end(), uncertainty);
    PropertyReport report =
        new PropertyReport(
            plan.property(),
            verdict,
            Verdicts.guarantee(outcome.end(), uncertainty),
            EndReason.of(outcome, options).or(() -> Verdicts.doubt(verdict, uncertainty)),
            uncertainty,
            statistics(outcome, start),
            List.of());
    return new PropertyCheck.Result(report, plan, violations, outcome.takenEdges(), audits);
  }

  /** Confirms what went wrong without any claim. */
  static Function<Violation, FoundViolation> confirming(TraceReplayer replayer, Property property) {
    return violation -> {
      Trace trace = replayer.replay(violation);
      return violation
          .fault()
          .map(fault -> ofFault(fault, trace, property, Evidence.NONE))
          .orElseGet(() -> ofEndState(trace, property));
    };
  }

  static FoundViolation ofFault(Fault fault, Trace trace, Property property, Evidence evidence) {
    String statement =
        fault.kind() == Fault.Kind.ASSERTION
            ? ": "
                + fault
                    .span()
                    .text()
                    .strip()
                    .replaceAll("(?s)/\\*.*?\\*/|\\s+", " ")
                    .replaceAll(" +", " ")
            : "";
    String message = fault.message() + statement;
    ViolationKind kind = fault.kind().violation();
    return new FoundViolation(property.name(), kind, message, fault.span(), trace, evidence);
  }

  static FoundViolation ofEndState(Trace trace, Property property) {
    List<Trace.Position> stuck =
        trace.end().positions().stream()
            .filter(p -> p.rest() == StateView.Rest.UNEXPECTED)
            .toList();
    if (stuck.isEmpty()) {
      return unfinished(trace, property);
    }
    String names = String.join(", ", stuck.stream().map(Trace.Position::name).toList());
    String message =
        "no process can move, and "
            + names
            + (stuck.size() == 1 ? " has" : " have")
            + " neither ended nor reached an end label";
    SourceSpan place = stuck.get(0).span();
    return new FoundViolation(
        property.name(), ViolationKind.INVALID_END_STATE, message, place, trace, Evidence.NONE);
  }

  /** Every process may stay where it is, so it is the event trace that may not. */
  private static FoundViolation unfinished(Trace trace, Property property) {
    return new FoundViolation(
        property.name(),
        ViolationKind.INVALID_END_STATE,
        "no process can move, and the trace waits for another event",
        trace.end().eventTrace().orElseThrow(),
        trace,
        Evidence.NONE);
  }

  private Statistics statistics(SearchOutcome outcome, long start) {
    return new Statistics(
        outcome.states(),
        outcome.transitions(),
        outcome.depth(),
        outcome.memoryBytes(),
        outcome.violationCount(),
        plan.search().threads(),
        outcome.leftOut().states(),
        outcome.leftOut().steps(),
        outcome
            .files()
            .map(
                f ->
                    new Statistics.Disk(
                        f.peakBytes(), f.writtenBytes(), f.runs(), f.merges(), f.statesBefore())),
        (System.nanoTime() - start) / 1e9);
  }
}
