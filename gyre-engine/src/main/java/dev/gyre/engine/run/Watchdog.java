package dev.gyre.engine.run;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.system.Cancellation;
import dev.gyre.system.DeepThread;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * Sees to it that a check ends when its time is over or somebody cancels it, whatever it is doing
 * at the moment. Searches look at their limits themselves and end with figures; a little later
 * everything else is cancelled (see {@link Cancellation}); and what does not notice even that is
 * left alone, on a thread that keeps nobody waiting, and answered for by what was known before. So
 * the promise does not rest on every loop having a look at the clock.
 */
final class Watchdog {
  /** How long a search may take to notice by itself that it is over, and to show what it found. */
  private static final long PATIENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  /** How long the rest may take to notice that it is cancelled. */
  private static final long MERCY_NANOS = TimeUnit.MILLISECONDS.toNanos(400);

  private static final long INTERVAL_MILLIS = 50;

  private final CheckObserver observer;
  private final CheckOptions options;
  private final Supplier<CheckReport> abandoned;
  private final AtomicReference<CheckReport> result = new AtomicReference<>();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private OptionalLong overSince = OptionalLong.empty();

  private Watchdog(CheckOptions options, CheckObserver observer, Supplier<CheckReport> abandoned) {
    this.options = options;
    this.observer = observer;
    this.abandoned = abandoned;
  }

  /**
   * Runs a check under supervision, on a thread that has the stack for it.
   *
   * @param abandoned the answer if the check has to be left alone
   */
  static CheckReport run(
      CheckOptions options,
      CheckObserver observer,
      Supplier<CheckReport> check,
      Supplier<CheckReport> abandoned) {
    return new Watchdog(options, observer, abandoned).watch(check);
  }

  private CheckReport watch(Supplier<CheckReport> check) {
    Thread worker = DeepThread.of(() -> work(check), "gyre-check");
    worker.setDaemon(true);
    worker.start();
    boolean interrupted = false;
    boolean isLeftAlone = false;
    while (worker.isAlive() && !isLeftAlone) {
      try {
        worker.join(INTERVAL_MILLIS);
        isLeftAlone = isLeftAlone(worker, interrupted);
      } catch (InterruptedException e) {
        interrupted = true;
        worker.interrupt();
      } catch (OutOfMemoryError e) {
        // The check has all the memory; it will notice, and then there is some again.
        Thread.onSpinWait();
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return answer();
  }

  /** What is overdue is interrupted again and again: somebody on the way may have forgotten it. */
  private boolean isLeftAlone(Thread worker, boolean interrupted) {
    if (overSince.isEmpty() && (interrupted || isOver())) {
      overSince = OptionalLong.of(System.nanoTime());
    }
    if (overSince.isEmpty()) {
      return false;
    }
    if (observer.journal().isWriting()) {
      // A checkpoint is what will be left of all the work: it may take its time.
      overSince = OptionalLong.of(System.nanoTime());
      return false;
    }
    long overdue = System.nanoTime() - overSince.getAsLong();
    if (overdue >= PATIENCE_NANOS) {
      worker.interrupt();
    }
    return overdue >= PATIENCE_NANOS + MERCY_NANOS;
  }

  private void work(Supplier<CheckReport> check) {
    try {
      result.set(check.get());
    } catch (RuntimeException | Error e) {
      failure.set(e);
    }
  }

  private CheckReport answer() {
    if (failure.get() instanceof RuntimeException e) {
      throw e;
    }
    if (failure.get() instanceof Error e) {
      throw e;
    }
    CheckReport report = result.get();
    return report == null ? abandoned.get() : report;
  }

  private boolean isOver() {
    return observer.isCancelled() || options.limits().isTimeUp();
  }
}
