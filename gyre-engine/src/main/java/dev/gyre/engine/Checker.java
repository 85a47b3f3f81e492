package dev.gyre.engine;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.time.TimeAbstraction;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.Compatibility;
import dev.gyre.plan.ModelFacts;
import dev.gyre.plan.RefusedException;
import dev.gyre.property.Guarantee;
import dev.gyre.property.Verdict;
import dev.gyre.system.Cancellation;
import dev.gyre.system.CancelledException;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.ModelTooLargeException;
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
    LoadedModel unread = LoadedModel.unread(request);
    Interim interim = new Interim(reason -> unanswered(unread, reason, start));
    Run run = new Run(observer, interim, start);
    return Watchdog.run(
        request,
        observer,
        () -> supervised(request, run),
        () -> interim.answer(EndReason.ofCancellation(request, start)));
  }

  /**
   * A check under way.
   *
   * @param interim its answer if it has to stop
   * @param start when it began, whatever was tried since
   */
  private record Run(CheckObserver observer, Interim interim, long start) {}

  private static CheckReport supervised(CheckRequest request, Run run) {
    try {
      return Fallback.run(request, run.interim(), (left, manner) -> attempt(left, manner, run));
    } catch (CancelledException e) {
      return run.interim().answer(EndReason.ofCancellation(request, run.start()));
    } catch (OutOfMemoryError e) {
      // Outside of the search proper; what it took is free again by now.
      return run.interim().answer(EndReason.ofHeap());
    }
  }

  private static CheckReport attempt(CheckRequest request, ExecutionMode manner, Run run) {
    long start = run.start();
    long attemptStart = System.nanoTime();
    List<String> formulas = request.wishes().formulas();
    LoadedModel model =
        LoadedModel.load(request.model(), request.definitions(), formulas, request.includePaths());
    Cancellation.check();
    LoadedModel read = model;
    run.interim().set(reason -> unanswered(read, reason, start));
    if (model.system().isEmpty()) {
      return error(model, Optional.empty(), start);
    }
    Optional<String> complaint = request.limits().complaint();
    if (complaint.isPresent()) {
      return error(model, complaint, start);
    }
    ProcessSystem written = model.system().get();
    // What is found out must be about the system that is searched.
    ProcessSystem searched =
        request.wishes().isTimeAbstract() ? TimeAbstraction.of(written) : written;
    ModelSymmetry symmetric = symmetry(searched, request);
    CheckPlan plan;
    try {
      plan =
          Compatibility.decide(
              request.wishes(), traits(written, formulas.size(), request), symmetric.findings());
    } catch (RefusedException refusal) {
      return error(model, Optional.of(refusal.getMessage()), start);
    }
    model = model.withSystem(searched);
    Confirmation confirmation = new Confirmation(written, plan, manner, run.observer());
    CheckRequest left = request.afterNanos(System.nanoTime() - attemptStart);
    return answer(new Prepared(model, symmetric.system(), plan), left, manner, confirmation, run);
  }

  /** A model ready to be searched. */
  private record Prepared(LoadedModel model, ProcessSystem symmetric, CheckPlan plan) {}

  private static ModelSymmetry symmetry(ProcessSystem system, CheckRequest request) {
    try {
      return ModelSymmetry.of(system, request.wishes());
    } catch (CancelledException e) {
      throw e;
    } catch (RuntimeException e) {
      throw Fallback.ofDetection(e, request.wishes());
    }
  }

  private static CheckReport answer(
      Prepared prepared,
      CheckRequest request,
      ExecutionMode manner,
      Confirmation confirmation,
      Run run) {
    try {
      return search(prepared, request, manner, confirmation, run);
    } catch (FaultyStartException | ModelTooLargeException e) {
      return error(prepared.model(), Optional.of(e.getMessage()), run.start());
    } catch (CancelledException e) {
      throw e;
    } catch (RuntimeException e) {
      throw Fallback.of(e, prepared.plan(), manner);
    }
  }

  private static CheckReport search(
      Prepared prepared,
      CheckRequest request,
      ExecutionMode manner,
      Confirmation confirmation,
      Run run) {
    long searchStart = System.nanoTime();
    CheckPlan plan = prepared.plan();
    ProcessSystem system = prepared.model().system().orElseThrow();
    ModelForms searched =
        new ModelForms(
            system,
            prepared.symmetric(),
            plan,
            ExecutableSystems.options(request.channels()),
            manner);
    PlannedCheck check =
        new PlannedCheck(prepared.model(), searched, plan, confirmation, run.start());
    CheckRequest rest = request.afterNanos(System.nanoTime() - searchStart);
    CheckReport report = check.run(rest, run.interim());
    if (request.assurance().repetition() == Assurance.Repetition.NONE) {
      return report;
    }
    run.interim().set(reason -> report.withCrossCheck(Unreduced.unfinished(report, reason)));
    CheckRequest left = request.afterNanos(System.nanoTime() - searchStart);
    return report.withCrossCheck(
        Unreduced.crossCheck(system, plan, manner, confirmation.observer(), report, left));
  }

  /** What is known about the model, and about the way it is executed. */
  private static ModelFacts traits(ProcessSystem system, int formulas, CheckRequest request) {
    ModelFacts traits = ModelFacts.of(system, formulas);
    if (traits.orders().model().isPresent()) {
      return traits;
    }
    return request.channels() == CheckRequest.Channels.LOSSY
        ? traits.withPartialOrderObstacle("messages may be lost, so a send depends on receives")
        : traits;
  }

  private static CheckReport unanswered(LoadedModel model, String reason, long start) {
    return new CheckReport(
        model,
        Verdict.UNDECIDED,
        Guarantee.BOUNDED,
        Optional.of(reason),
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        Statistics.none(secondsSince(start)),
        List.of(),
        Optional.empty());
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
        Statistics.none(secondsSince(start)),
        List.of(),
        Optional.empty());
  }

  private static double secondsSince(long start) {
    return (System.nanoTime() - start) / 1e9;
  }
}
