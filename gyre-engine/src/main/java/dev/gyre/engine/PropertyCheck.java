package dev.gyre.engine;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.engine.trace.TraceReplayer;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ltl.translate.FormulaTooLargeException;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.CycleSearch;
import dev.gyre.property.Fairness;
import dev.gyre.property.Guarantee;
import dev.gyre.property.Property;
import dev.gyre.property.Verdict;
import dev.gyre.search.SearchOutcome;
import dev.gyre.system.CancelledException;
import dev.gyre.system.ModelTooLargeException;
import dev.gyre.system.TransitionSystem;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Checks one property: chooses the searches that decide it, and puts together what they say. */
final class PropertyCheck {
  private final ModelForms model;
  private final CheckPlan plan;
  private final CheckObserver observer;

  /**
   * What came out.
   *
   * @param takenEdges the edges that were taken; all that can be, if everything was seen
   * @param audits what is still to be tried out of the reductions, unless the answer is confirmed
   *     without them
   */
  record Result(
      PropertyReport report,
      List<FoundViolation> violations,
      BitSet takenEdges,
      List<Runnable> audits) {
    Result {
      violations = List.copyOf(violations);
      audits = List.copyOf(audits);
    }

    Result(PropertyReport report, List<FoundViolation> violations, BitSet takenEdges) {
      this(report, violations, takenEdges, List.of());
    }

    /** What is left of it if timers may expire at any moment. */
    Result ofAbstractTime() {
      return new Result(report.ofAbstractTime(), violations, takenEdges, audits);
    }

    Result withWarnings(List<String> more) {
      return new Result(report.withWarnings(more), violations, takenEdges, audits);
    }
  }

  PropertyCheck(ModelForms model, CheckPlan plan, CheckObserver observer) {
    this.model = model;
    this.plan = plan;
    this.observer = observer;
  }

  /**
   * @param request with the limits that are left for this property
   * @param confirmed has what counts if this does not come to its end
   */
  Result run(Property property, CheckRequest request, ConfirmedViolations confirmed) {
    long start = System.nanoTime();
    Result result = decide(property, request, confirmed);
    if (result.report().verdict() != Verdict.HOLDS || !property.kind().isClaim()) {
      return result;
    }
    CheckRequest rest = request.afterNanos(System.nanoTime() - start);
    try {
      return result.withWarnings(new Vacuity(model, plan, observer).warnings(property, rest));
    } catch (CancelledException | OutOfMemoryError e) {
      return result; // the verdict stands without the remark
    }
  }

  /** The verdict, without a word on whether it means anything. */
  Result decide(Property property, CheckRequest request) {
    return decide(property, request, new ConfirmedViolations());
  }

  private Result decide(Property property, CheckRequest request, ConfirmedViolations confirmed) {
    return switch (property.kind()) {
      case SAFETY -> safety(property, request, confirmed);
      case NEVER ->
          claim(ClaimTask.never(model.system(), property.name()), property, request, confirmed);
      case LTL -> formula(property, request, confirmed);
      case ACCEPTANCE, PROGRESS, ZENO -> labels(property, request);
    };
  }

  private Result labels(Property property, CheckRequest request) {
    ProcessSystem system = model.withoutClaims();
    InterpretedSystem reference =
        ExecutableSystems.reference(system, ExecutableSystems.options(request.channels()));
    Function<TransitionSystem, CycleQuestion> question =
        switch (property.kind()) {
          case ACCEPTANCE -> searched -> CycleQuestion.ofAcceptLabels(searched, fairness());
          case ZENO -> searched -> CycleQuestion.ofTime(searched, fairness());
          default -> searched -> CycleQuestion.ofProgressLabels(searched, fairness());
        };
    return cycles(
        new CycleCheck(question.apply(reference), reference, Optional.empty()),
        CycleForms.ofLabels(
            new SymmetricForm(model, plan).ofLabels(property),
            reference,
            plan,
            SuitablePasses.of(system, property, plan),
            model.options(property.name()),
            form -> OrderReduction.ofLabels(plan, property, model.compiled(form, property.name())),
            question),
        property,
        request);
  }

  private Fairness fairness() {
    return plan.cycles().fairness();
  }

  private Result safety(Property property, CheckRequest request, ConfirmedViolations confirmed) {
    TraceReplayer replayer = new TraceReplayer(model.reference(), model.origin());
    TransitionSystem system = model.forSafety();
    FiniteCheck check =
        new FiniteCheck(
            system,
            OrderReduction.ofSafety(plan, model, system),
            ModelSymmetry.reduction(plan, system),
            model.passes(),
            plan,
            observer);
    Result found =
        check.run(property, request, FiniteCheck.confirming(replayer, property), confirmed);
    return new Result(
            found.report(), found.violations(), model.originals(found.takenEdges()), found.audits())
        .withWarnings(ExecutableSystems.remarks(system));
  }

  // ---- claims

  private Result formula(Property property, CheckRequest request, ConfirmedViolations confirmed) {
    try {
      return claim(FormulaTask.of(model.system(), property.name()), property, request, confirmed);
    } catch (FormulaTooLargeException e) {
      return undecided(property, "the formula is too large: " + e.getMessage());
    }
  }

  /** A finite run is looked for first: its trace says more than that of an infinite one. */
  private Result claim(
      ClaimTask watch, Property property, CheckRequest request, ConfirmedViolations confirmed) {
    long start = System.nanoTime();
    ClaimCheck check = new ClaimCheck(model, watch, property, plan, observer);
    Optional<Result> finite =
        watch.finitePart() == ClaimTask.FinitePart.SEARCHED
            ? Optional.of(check.finite(property, request, confirmed))
            : Optional.empty();
    boolean isAnswered =
        finite.filter(r -> r.report().verdict() == Verdict.VIOLATED).isPresent()
            && request.persistence() != CheckRequest.Persistence.ALL;
    if (isAnswered || watch.acceptance().isEmpty()) {
      return finite.orElseGet(() -> check.nothingToFind(property));
    }
    Result infinite = infinite(watch, check, property, request.afterNanos(passed(start)));
    return finite.map(first -> together(first, infinite)).orElse(infinite);
  }

  /** Without an answer if there is no time for it, so that a finite run that was found counts. */
  private Result infinite(
      ClaimTask watch, ClaimCheck check, Property property, CheckRequest request) {
    long start = System.nanoTime();
    try {
      InterpretedSystem reference = watch.reference(request.channels());
      return cycles(
          new CycleCheck(check.question(reference, fairness()), reference, watch.formula()),
          check.searched(reference, fairness()),
          property,
          request.afterNanos(passed(start)));
    } catch (CancelledException e) {
      return undecided(property, EndReason.ofCancellation(request, start));
    }
  }

  private static long passed(long startNanos) {
    return System.nanoTime() - startNanos;
  }

  private static Result together(Result finite, Result infinite) {
    PropertyReport a = finite.report();
    PropertyReport b = infinite.report();
    List<PropertyReport> both = List.of(a, b);
    PropertyReport report =
        new PropertyReport(
            b.property(),
            Verdicts.worst(both),
            Verdicts.weakest(both),
            a.reason().or(b::reason),
            a.uncertainty().or(b::uncertainty),
            b.statistics().after(a.statistics()),
            List.of());
    return new Result(
        report,
        Stream.concat(finite.violations().stream(), infinite.violations().stream()).toList(),
        finite.takenEdges(),
        Stream.concat(finite.audits().stream(), infinite.audits().stream()).toList());
  }

  // ---- infinite runs

  private Result cycles(
      CycleCheck check, CycleForms searched, Property property, CheckRequest request) {
    long start = System.nanoTime();
    CycleSearch search = plan.cycles().forProperty(property.kind());
    Monitor monitor = Monitor.of(searched.question(), searched.passes(), request.assurance());
    CycleCheck.Result result;
    try {
      result =
          check.run(
              property.name(),
              searched,
              search,
              SafetySearch.limits(request),
              ProgressForwarding.of(observer, monitor));
    } catch (ModelTooLargeException e) {
      return undecided(property, e.getMessage());
    } finally {
      monitor.stop();
    }
    SearchOutcome.End end = result.outcome().end();
    Verdict verdict = Verdicts.of(result.violation().stream().count(), end, result.uncertainty());
    PropertyReport report =
        new PropertyReport(
            property,
            verdict,
            Verdicts.guarantee(end, result.uncertainty()),
            EndReason.of(end, request).or(() -> Verdicts.doubt(verdict, result.uncertainty())),
            result.uncertainty(),
            new Statistics(
                result.outcome().states(),
                result.outcome().transitions(),
                result.outcome().depth(),
                result.outcome().memoryBytes(),
                result.violation().isPresent() ? 1 : 0,
                search.threads(),
                0,
                0,
                (System.nanoTime() - start) / 1e9),
            List.of());
    return new Result(
        report,
        result.violation().stream().toList(),
        new BitSet(),
        List.of(() -> monitor.finish(end)));
  }

  static Result undecided(Property property, String reason) {
    return undecided(property, reason, Statistics.none(0));
  }

  /** The check did not come to its end; what was confirmed before counts. */
  static Result stopped(Property property, String reason, ConfirmedViolations confirmed) {
    List<FoundViolation> violations = confirmed.violations();
    if (violations.isEmpty()) {
      return undecided(property, reason);
    }
    return ended(property, Verdict.VIOLATED, reason, violations, Statistics.none(0));
  }

  static Result undecided(Property property, String reason, Statistics statistics) {
    return ended(property, Verdict.UNDECIDED, reason, List.of(), statistics);
  }

  private static Result ended(
      Property property,
      Verdict verdict,
      String reason,
      List<FoundViolation> violations,
      Statistics statistics) {
    PropertyReport report =
        new PropertyReport(
            property,
            verdict,
            Guarantee.BOUNDED,
            Optional.of(reason),
            Optional.empty(),
            statistics,
            List.of());
    return new Result(report, violations, new BitSet());
  }
}
