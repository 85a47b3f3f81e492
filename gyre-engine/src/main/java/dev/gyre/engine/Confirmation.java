package dev.gyre.engine;

import dev.gyre.audit.Breach;
import dev.gyre.audit.BreachException;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckPlan;
import dev.gyre.system.CancelledException;
import dev.gyre.system.ModelTooLargeException;
import dev.gyre.system.Verdict;
import java.time.Duration;
import java.util.Optional;

/**
 * Asks once more, without any reduction, where that costs next to nothing: a property that holds in
 * a small model. Mistakes of reductions mostly have small examples, so this is where they are met
 * first. What holds with abstract time holds with any, so there the model with counting timers is
 * asked.
 */
final class Confirmation {
  /** How many states the reduced search may have stored, for the whole not to be hopeless. */
  private static final long SMALL = 20_000;

  /** How many states are looked at before the question is dropped. */
  private static final long MOST_STATES = 50_000;

  /** How long all properties together may take, whatever the check took. */
  private static final long LEAST_NANOS = 100_000_000;

  /** Which part of the time of the check it may be if that is longer, one in so many. */
  private static final long SHARE = 50;

  private final ProcessSystem written;
  private final CheckPlan plan;
  private final Manner manner;
  private final CheckObserver observer;
  private long spentNanos;

  /**
   * @param written the model, with timers that count
   */
  Confirmation(ProcessSystem written, CheckPlan plan, Manner manner, CheckObserver observer) {
    this.written = written;
    this.plan = plan;
    this.manner = manner;
    this.observer = observer;
  }

  /** Who watches the check. */
  CheckObserver observer() {
    return observer;
  }

  /**
   * @param given the answer of the reduced search
   * @param request with the limits that are left
   * @param elapsedNanos how long the check has taken so far
   * @throws BreachException if the answers differ
   */
  void confirm(PropertyReport given, CheckRequest request, long elapsedNanos) {
    boolean isWorthwhile =
        (plan.isReduced() || plan.isTimeAbstract())
            && given.verdict() == Verdict.HOLDS
            && given.statistics().states() <= SMALL;
    long budget = Math.max(LEAST_NANOS, elapsedNanos / SHARE) - spentNanos;
    if (!isWorthwhile || budget <= 0) {
      return;
    }
    long start = System.nanoTime();
    Optional<PropertyReport> other = ask(given, within(request, budget));
    spentNanos += System.nanoTime() - start;
    if (other.filter(report -> report.verdict() == Verdict.VIOLATED).isPresent()) {
      throw new BreachException(
          new Breach(
              plan.isTimeAbstract() ? Breach.Reduction.ABSTRACT_TIME : Breach.Reduction.UNKNOWN,
              given.property().inWords() + " holds with it and is violated without"));
    }
  }

  private Optional<PropertyReport> ask(PropertyReport given, CheckRequest request) {
    try {
      return Optional.of(
          Unreduced.soonest(written, plan, request, manner, new Patience())
              .answer(given.property(), request));
    } catch (OutOfMemoryError | ModelTooLargeException | CancelledException e) {
      // The whole is larger than it looked, or takes longer; there is an answer without this.
      return Optional.empty();
    }
  }

  private static CheckRequest within(CheckRequest request, long budget) {
    Limits limits = request.limits();
    Duration most = Duration.ofNanos(budget);
    Duration timeout = limits.timeout().filter(t -> t.compareTo(most) < 0).orElse(most);
    return request.withLimits(
        new Limits(limits.maxDepth(), Optional.of(timeout), limits.memoryBytes()));
  }

  /** Stops a search that has seen too much. */
  private final class Patience implements CheckObserver {
    private boolean isOver;

    @Override
    public void progress(Progress progress) {
      isOver |= progress.states() > MOST_STATES;
    }

    @Override
    public boolean isCancelled() {
      return isOver || observer.isCancelled();
    }
  }
}
