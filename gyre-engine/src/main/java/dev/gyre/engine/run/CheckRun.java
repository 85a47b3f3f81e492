package dev.gyre.engine.run;

import dev.gyre.audit.Breach;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.model.ModelSource;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.time.TimeAbstraction;
import dev.gyre.plan.Assurance;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.Compatibility;
import dev.gyre.plan.ModelFacts;
import dev.gyre.plan.RefusedException;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.property.Verdict;
import dev.gyre.symmetry.detect.UsableSymmetry;
import dev.gyre.system.Cancellation;
import dev.gyre.system.CancelledException;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.ModelTooLargeException;
import java.util.List;
import java.util.Optional;

/**
 * One check, from the text of a model to the report: read, plan, carry the plan out, and start
 * again without whatever fails on the way.
 */
public final class CheckRun {
  private CheckRun() {}

  /** Never throws on account of the model. */
  public static CheckReport of(ModelSource source, CheckOptions wanted, CheckObserver observer) {
    long now = System.nanoTime();
    CheckOptions options = wanted.withLimits(wanted.limits().from(now));
    long start = now - observer.journal().nanosBefore();
    LoadedModel unread = LoadedModel.unread(source, options.questions().formulas());
    Interim interim = new Interim(reason -> unanswered(unread, reason, start));
    Run run = new Run(source, options, observer, interim, start);
    return Watchdog.run(
        options,
        observer,
        () -> supervised(run),
        () -> interim.answer(EndReason.ofCancellation(options)));
  }

  /**
   * A check under way.
   *
   * @param interim its answer if it has to stop
   * @param start when it began, whatever was tried since
   */
  private record Run(
      ModelSource source,
      CheckOptions options,
      CheckObserver observer,
      Interim interim,
      long start) {

    /** What was found out until now counts no longer. */
    void restart(List<Breach> breaches) {
      interim.restart(breaches);
      observer.journal().forget();
    }
  }

  private static CheckReport supervised(Run run) {
    CheckOptions options = run.options();
    try {
      return Fallback.run(options, run::restart, (tried, mode) -> attempt(tried, mode, run));
    } catch (CancelledException e) {
      return run.interim().answer(EndReason.ofCancellation(options));
    } catch (OutOfMemoryError e) {
      // Outside of the search proper; what it took is free again by now.
      return run.interim().answer(EndReason.ofHeap());
    }
  }

  private static CheckReport attempt(CheckOptions options, ExecutionMode mode, Run run) {
    LoadedModel model = LoadedModel.load(run.source(), options.questions().formulas());
    Cancellation.check();
    run.interim().set(reason -> unanswered(model, reason, run.start()));
    run.observer().journal().ofModel(model);
    if (model.system().isEmpty()) {
      return error(model, Optional.empty(), run.start());
    }
    ProcessSystem written = model.system().get();
    ModelFacts facts = facts(written, options, mode);
    CheckPlan plan;
    try {
      plan = mode.applied(Compatibility.decide(options, facts));
    } catch (RefusedException refusal) {
      return error(model, Optional.of(refusal.getMessage()), run.start());
    }
    Prepared prepared =
        new Prepared(
            model.withSystem(facts.searched()),
            new ModelForms(
                facts.searched(),
                facts.symmetry().system(),
                Optional.of(SearchRecipe.of(model, options, mode))),
            plan,
            new Confirmation(written, plan, run.observer()));
    return answer(prepared, options, mode, run);
  }

  /** A model ready to be searched. */
  private record Prepared(
      LoadedModel model, ModelForms forms, CheckPlan plan, Confirmation confirmation) {}

  /** What is found out must be about the system that is searched. */
  static ModelFacts facts(ProcessSystem written, CheckOptions options, ExecutionMode mode) {
    ProcessSystem searched = options.isTimeAbstract() ? TimeAbstraction.of(written) : written;
    ExclusiveUseWatch promises = mode.promisesOf(searched);
    return new ModelFacts(
        written,
        searched,
        symmetry(searched, promises, options),
        promises,
        options.questions().formulas().size());
  }

  private static UsableSymmetry symmetry(
      ProcessSystem system, ExclusiveUseWatch promises, CheckOptions options) {
    if (!options.reductions().wantsSymmetry()) {
      return UsableSymmetry.none(system);
    }
    try {
      return UsableSymmetry.of(system, promises, Cancellation::isRequested);
    } catch (CancelledException e) {
      throw e;
    } catch (RuntimeException e) {
      throw Fallback.ofDetection(e, options);
    }
  }

  private static CheckReport answer(
      Prepared prepared, CheckOptions options, ExecutionMode mode, Run run) {
    try {
      return search(prepared, options, run);
    } catch (FaultyStartException | ModelTooLargeException e) {
      return error(prepared.model(), Optional.of(e.getMessage()), run.start());
    } catch (CancelledException e) {
      throw e;
    } catch (RuntimeException e) {
      throw Fallback.of(e, prepared.plan(), mode);
    }
  }

  private static CheckReport search(Prepared prepared, CheckOptions options, Run run) {
    CheckPlan plan = prepared.plan();
    PlannedCheck check =
        new PlannedCheck(
            prepared.model(), prepared.forms(), plan, prepared.confirmation(), run.start());
    CheckReport found = check.run(options, run.interim());
    CheckReport shortest =
        options.persistence().shortens()
            ? new ShorterRuns(found, options, run.interim()).report()
            : found;
    run.interim().set(reason -> shortest);
    CheckReport report = Explanations.of(shortest, options.meaning().channels());
    if (options.assurance().repetition() == Assurance.Repetition.NONE) {
      return report;
    }
    run.interim().set(reason -> report.withCrossCheck(Unreduced.unfinished(report, reason)));
    Unreduced unreduced = new Unreduced(prepared.forms().system(), run.observer());
    return report.withCrossCheck(unreduced.crossCheck(plan, report, options));
  }

  private static CheckReport unanswered(LoadedModel model, String reason, long start) {
    return CheckReport.without(model, Verdict.UNDECIDED, Optional.of(reason), secondsSince(start));
  }

  private static CheckReport error(LoadedModel model, Optional<String> reason, long start) {
    return CheckReport.without(model, Verdict.ERROR, reason, secondsSince(start));
  }

  private static double secondsSince(long start) {
    return (System.nanoTime() - start) / 1e9;
  }
}
