package dev.gyre.engine.run;

import dev.gyre.audit.Breach;
import dev.gyre.audit.BreachException;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.property.Verdict;
import dev.gyre.system.CancelledException;
import dev.gyre.system.ModelTooLargeException;
import java.util.Optional;

/**
 * Asks once more, without any reduction, where that costs next to nothing: a property that holds in
 * a small model. Mistakes of reductions mostly have small examples, so this is where they are met
 * first. What holds with abstract time holds with any, so there the model with counting timers is
 * asked.
 */
final class Confirmation {
  /** How many states the reduced search may have stored, for the whole not to be hopeless. */
  private static final long SMALL = 4_000;

  /** How many states are looked at before the question is dropped. */
  private static final long MOST_STATES = 50_000;

  /**
   * How many are looked at for all properties together whether there is time or not, so that what
   * is noticed in a small model does not depend on the machine.
   */
  private static final long CERTAIN_STATES = 8_000;

  /** For them, more than this is too much on any machine. */
  private static final long MOST_NANOS = 2_000_000_000;

  /** How long all properties together may take, whatever the check took. */
  private static final long LEAST_NANOS = 100_000_000;

  /** Which part of the time of the check it may be if that is longer, one in so many. */
  private static final long SHARE = 50;

  private final ProcessSystem written;
  private final CheckPlan plan;
  private final CheckObserver observer;
  private long spentNanos;
  private long certainStates = CERTAIN_STATES;

  /**
   * @param written the model, with timers that count
   */
  Confirmation(ProcessSystem written, CheckPlan plan, CheckObserver observer) {
    this.written = written;
    this.plan = plan;
    this.observer = observer;
  }

  /** Who watches the check. */
  CheckObserver observer() {
    return observer;
  }

  /**
   * @param result the answer of the reduced search
   * @param options with the limits that are left
   * @param elapsedNanos how long the check has taken so far
   * @return whether the same answer was found once more
   * @throws BreachException if the answers differ
   */
  boolean confirms(PropertyCheck.Result result, CheckOptions options, long elapsedNanos) {
    PropertyReport given = result.report();
    boolean isWorthwhile =
        (result.done().isReduced() || plan.isTimeAbstract())
            && given.verdict() == Verdict.HOLDS
            && given.statistics().states() <= SMALL;
    if (!isWorthwhile) {
      return false;
    }
    long start = System.nanoTime();
    long budget = Math.max(LEAST_NANOS, elapsedNanos / SHARE) - spentNanos;
    if (budget <= 0 && certainStates <= 0) {
      return false;
    }
    Patience patience = new Patience(start, budget);
    Optional<PropertyReport> other = ask(result.done(), options, patience);
    spentNanos += System.nanoTime() - start;
    certainStates -= other.map(report -> report.statistics().states()).orElse(CERTAIN_STATES);
    if (other.filter(report -> report.verdict() == Verdict.VIOLATED).isPresent()) {
      throw new BreachException(
          new Breach(
              plan.isTimeAbstract() ? Breach.Reduction.ABSTRACT_TIME : Breach.Reduction.UNKNOWN,
              given.property().inWords() + " holds with it and is violated without"));
    }
    return other.filter(report -> report.verdict() == Verdict.HOLDS).isPresent();
  }

  private Optional<PropertyReport> ask(PropertyPlan done, CheckOptions options, Patience patience) {
    try {
      return Optional.of(new Unreduced(written, patience).soonest(done, options));
    } catch (OutOfMemoryError | ModelTooLargeException | CancelledException e) {
      // The whole is larger than it looked, or takes longer; there is an answer without this.
      return Optional.empty();
    }
  }

  /** Stops a search that has seen too much. */
  private final class Patience implements CheckObserver {
    private final long start;
    private final long budget;
    private boolean isOver;

    Patience(long start, long budget) {
      this.start = start;
      this.budget = budget;
    }

    @Override
    public void progress(Progress progress) {
      long taken = System.nanoTime() - start;
      long most = taken > budget ? certainStates : MOST_STATES;
      isOver |= progress.states() > most || taken > Math.max(budget, MOST_NANOS);
    }

    @Override
    public boolean isCancelled() {
      return isOver || observer.isCancelled();
    }
  }
}
