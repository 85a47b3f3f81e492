package dev.gyre.engine;

import dev.gyre.system.Cancellation;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Sees to it that a check ends when its time is over or somebody cancels it, whatever it is doing
 * at the moment. Searches look at their limits themselves and end with figures; a little later
 * everything else is cancelled (see {@link Cancellation}). One watchdog for each check, on the
 * thread of the check.
 */
final class Watchdog {
  /** How long a search may take to notice by itself that it is over, and to show what it found. */
  private static final long PATIENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  private static final long INTERVAL_MILLIS = 50;

  private final Thread watched = Thread.currentThread();
  private final CountDownLatch closed = new CountDownLatch(1);
  private final CheckObserver observer;
  private final CheckRequest request;
  private final long start = System.nanoTime();
  private final Thread dog = new Thread(this::watch, "gyre-watchdog");
  private volatile boolean hasBarked;

  private Watchdog(CheckRequest request, CheckObserver observer) {
    this.request = request;
    this.observer = observer;
  }

  /** Watches over what the calling thread does until it is closed. */
  static Watchdog watch(CheckRequest request, CheckObserver observer) {
    Watchdog watchdog = new Watchdog(request, observer);
    if (request.limits().timeout().isPresent() || observer != CheckObserver.NONE) {
      watchdog.dog.setDaemon(true);
      watchdog.dog.start();
    }
    return watchdog;
  }

  private boolean isLate() {
    return request
        .limits()
        .timeout()
        .filter(timeout -> System.nanoTime() - start >= timeout.toNanos())
        .isPresent();
  }

  private void watch() {
    try {
      while (!isOver()) {
        if (closed.await(INTERVAL_MILLIS, TimeUnit.MILLISECONDS)) {
          return;
        }
      }
      boolean isClosed = closed.await(PATIENCE_NANOS, TimeUnit.NANOSECONDS);
      // Said again and again: somebody on the way may have forgotten it.
      while (!isClosed) {
        hasBarked = true;
        watched.interrupt();
        isClosed = closed.await(INTERVAL_MILLIS, TimeUnit.MILLISECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // nobody does that
    }
  }

  private boolean isOver() {
    return isLate() || observer.isCancelled();
  }

  /** From now on the thread is left alone. */
  void close() {
    closed.countDown();
    boolean interrupted = false;
    while (dog.isAlive()) {
      try {
        dog.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (hasBarked) {
      Thread.interrupted();
    } else if (interrupted) {
      watched.interrupt();
    }
  }
}
