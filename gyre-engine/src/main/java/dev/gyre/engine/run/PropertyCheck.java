package dev.gyre.engine.run;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.engine.report.Statistics;
import dev.gyre.engine.resume.CheckJournal;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ltl.translate.FormulaTooLargeException;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.plan.StoreKind;
import dev.gyre.property.Fairness;
import dev.gyre.property.Guarantee;
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

/** Carries out the plan of one property, and puts together what its searches say. */
final class PropertyCheck {
  private static final long MOST_STATES_FOR_A_REMARK = 1_000_000;

  private final ModelForms model;
  private final CheckObserver observer;

  /**
   * What came out.
   *
   * @param done the plan as it was carried out
   * @param takenEdges the edges that were taken; all that can be, if everything was seen
   * @param audits what is still to be tried out of the reductions, unless the answer is confirmed
   *     without them
   */
  record Result(
      PropertyReport report,
      PropertyPlan done,
      List<FoundViolation> violations,
      BitSet takenEdges,
      List<Runnable> audits) {
    Result {
      violations = List.copyOf(violations);
      audits = List.copyOf(audits);
    }

    Result(
        PropertyReport report,
        PropertyPlan done,
        List<FoundViolation> violations,
        BitSet takenEdges) {
      this(report, done, violations, takenEdges, List.of());
    }

    /** What is left of it if timers may expire at any moment. */
    Result ofAbstractTime() {
      return new Result(report.ofAbstractTime(), done, violations, takenEdges, audits);
    }

    Result withWarnings(List<String> more) {
      return new Result(report.withWarnings(more), done, violations, takenEdges, audits);
    }

    /** The same with the edges of the model as it was written. */
    Result withTakenEdges(BitSet edges) {
      return new Result(report, done, violations, edges, audits);
    }
  }

  PropertyCheck(ModelForms model, CheckObserver observer) {
    this.model = model;
    this.observer = observer;
  }

  /**
   * @param confirmed has what counts if this does not come to its end
   */
  Result run(PropertyPlan plan, CheckOptions options, ConfirmedViolations confirmed) {
    Result decided = decide(plan, options, confirmed);
    Result result = decided.withWarnings(ExecutableSystems.remarks(decided.done()));
    if (result.report().verdict() != Verdict.HOLDS
        || !plan.property().kind().isClaim()
        || isTooLargeHere(plan, result)) {
      return result;
    }
    try {
      return result.withWarnings(new Vacuity(model, plan, observer).warnings(options));
    } catch (CancelledException | OutOfMemoryError e) {
      return result; // the verdict stands without the remark
    }
  }

  /** What needed many machines is not searched once more in the memory of this one. */
  private static boolean isTooLargeHere(PropertyPlan plan, Result result) {
    return plan.search().store().kind() == StoreKind.CLUSTER
        && result.report().statistics().states() > MOST_STATES_FOR_A_REMARK;
  }

  /** The verdict, without a word on whether it means anything. */
  Result decide(PropertyPlan plan, CheckOptions options) {
    return decide(plan, options, new ConfirmedViolations());
  }

  private Result decide(PropertyPlan plan, CheckOptions options, ConfirmedViolations confirmed) {
    return switch (plan.property().kind()) {
      case SAFETY -> safety(plan, options, confirmed);
      case NEVER ->
          claim(ClaimTask.never(model.system(), plan.property().name()), plan, options, confirmed);
      case LTL -> formula(plan, options, confirmed);
      case ACCEPTANCE, PROGRESS, ZENO -> labels(plan, options);
    };
  }

  private Result labels(PropertyPlan plan, CheckOptions options) {
    InterpretedSystem reference =
        ExecutableSystems.reference(model.withoutClaims(), plan.execution().channels());
    Fairness fairness = plan.question().fairness();
    Function<TransitionSystem, CycleQuestion> question =
        switch (plan.property().kind()) {
          case ACCEPTANCE -> searched -> CycleQuestion.ofAcceptLabels(searched, fairness);
          case ZENO -> searched -> CycleQuestion.ofTime(searched, fairness);
          default -> searched -> CycleQuestion.ofProgressLabels(searched, fairness);
        };
    return cycles(
        new CycleCheck(question.apply(reference), reference, Optional.empty()),
        CycleForms.ofLabels(new SymmetricForm(model, plan).ofLabels(), reference, plan, question),
        options);
  }

  private Result safety(PropertyPlan plan, CheckOptions options, ConfirmedViolations confirmed) {
    SafetyForm form = SafetyForm.of(model, plan);
    FiniteCheck check =
        new FiniteCheck(
            form.system(),
            PlannedOrder.ofSafety(plan, form.system()),
            PlannedSymmetry.of(plan.symmetry(), form.system()),
            form.passes(),
            ExecutableSystems.done(plan, form.system()),
            observer,
            model.recipe());
    Result found =
        check.run(options, FiniteCheck.confirming(form.replayer(), plan.property()), confirmed);
    return found.withTakenEdges(form.originals(found.takenEdges()));
  }

  // ---- claims

  private Result formula(PropertyPlan plan, CheckOptions options, ConfirmedViolations confirmed) {
    try {
      return claim(
          FormulaTask.of(model.system(), plan.property().name()), plan, options, confirmed);
    } catch (FormulaTooLargeException e) {
      return undecided(plan, "the formula is too large: " + e.getMessage());
    }
  }

  /** A finite run is looked for first: its trace says more than that of an infinite one. */
  private Result claim(
      ClaimTask watch, PropertyPlan plan, CheckOptions options, ConfirmedViolations confirmed) {
    if (plan.search().store().kind() == StoreKind.CLUSTER && watch.acceptance().isPresent()) {
      return undecided(
          plan,
          "infinite runs can violate it, and a cluster looks for what finite runs decide; leave"
              + " --cluster out, and take --store disk if memory is short");
    }
    ClaimCheck check = new ClaimCheck(model, watch, plan, observer);
    Optional<Result> finite =
        watch.finitePart() == ClaimTask.FinitePart.SEARCHED
            ? Optional.of(check.finite(options, confirmed))
            : Optional.empty();
    boolean isAnswered =
        finite.filter(r -> r.report().verdict() == Verdict.VIOLATED).isPresent()
            && !options.persistence().goesOn();
    if (isAnswered || watch.acceptance().isEmpty()) {
      return finite.orElseGet(check::nothingToFind);
    }
    Result infinite = infinite(watch, check, options);
    return finite.map(first -> together(first, infinite)).orElse(infinite);
  }

  /** Without an answer if there is no time for it, so that a finite run that was found counts. */
  private Result infinite(ClaimTask watch, ClaimCheck check, CheckOptions options) {
    try {
      InterpretedSystem reference = watch.reference(options.meaning().channels());
      return cycles(
          new CycleCheck(check.question(reference), reference, watch.formula()),
          check.searched(reference),
          options);
    } catch (CancelledException e) {
      return undecided(check.done(), EndReason.ofCancellation(options));
    }
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
        infinite.done(),
        Stream.concat(finite.violations().stream(), infinite.violations().stream()).toList(),
        finite.takenEdges(),
        Stream.concat(finite.audits().stream(), infinite.audits().stream()).toList());
  }

  // ---- infinite runs

  private CheckJournal keeper(PropertyPlan plan) {
    if (!plan.cycles().algorithm().isOnDisk() || observer.journal() == CheckJournal.NONE) {
      return observer.journal();
    }
    observer.remark(
        "the search for infinite runs on disk keeps no checkpoints; if it is stopped it has to"
            + " begin anew");
    return CheckJournal.NONE;
  }

  private Result cycles(CycleCheck check, CycleForms searched, CheckOptions options) {
    long start = System.nanoTime();
    PropertyPlan plan = searched.done();
    Monitor monitor = Monitor.of(searched.question(), searched.passes(), options.assurance());
    CheckJournal.Entry journal =
        keeper(plan).search(searched.question().product(), "infinite runs");
    CycleCheck.Result result;
    try {
      result =
          check.run(
              plan.property().name(),
              searched,
              plan.cycles(),
              SafetySearch.limits(options),
              ProgressForwarding.of(observer, monitor, violation -> {}, journal),
              journal);
    } catch (ModelTooLargeException e) {
      return undecided(plan, e.getMessage());
    } finally {
      monitor.stop();
    }
    SearchOutcome.End end = result.outcome().end();
    Verdict verdict = Verdicts.of(result.violation().stream().count(), end, result.uncertainty());
    PropertyReport report =
        new PropertyReport(
            plan.property(),
            verdict,
            Verdicts.guarantee(end, result.uncertainty()),
            EndReason.of(result.outcome(), options)
                .or(() -> Verdicts.doubt(verdict, result.uncertainty())),
            result.uncertainty(),
            result.statistics(plan.cycles().threads(), (System.nanoTime() - start) / 1e9),
            List.of());
    return new Result(
        report,
        plan,
        result.violation().stream().toList(),
        new BitSet(),
        List.of(() -> monitor.finish(end)));
  }

  // ---- no answer

  static Result undecided(PropertyPlan plan, String reason) {
    return undecided(plan, reason, Statistics.none(0));
  }

  /** The check did not come to its end; what was confirmed before counts. */
  static Result stopped(PropertyPlan plan, String reason, ConfirmedViolations confirmed) {
    List<FoundViolation> violations = confirmed.violations();
    if (violations.isEmpty()) {
      return undecided(plan, reason);
    }
    return ended(plan, Verdict.VIOLATED, reason, violations, Statistics.none(0));
  }

  static Result undecided(PropertyPlan plan, String reason, Statistics statistics) {
    return ended(plan, Verdict.UNDECIDED, reason, List.of(), statistics);
  }

  private static Result ended(
      PropertyPlan plan,
      Verdict verdict,
      String reason,
      List<FoundViolation> violations,
      Statistics statistics) {
    PropertyReport report =
        new PropertyReport(
            plan.property(),
            verdict,
            Guarantee.BOUNDED,
            Optional.of(reason),
            Optional.empty(),
            statistics,
            List.of());
    return new Result(report, plan, violations, new BitSet());
  }
}
