package dev.gyre.cluster.driver;

import dev.gyre.cluster.Rounds;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;

/** Looks after a search that waits for other machines, and stops them when it is to end. */
final class Deadline implements AutoCloseable {
  private static final long MILLIS = 100;

  private final Rounds rounds;
  private final SearchLimits limits;
  private final SearchObserver observer;
  private final Thread waiting = Thread.currentThread();
  private final Thread watch = new Thread(this::watch, "gyre-cluster-watch");
  private volatile boolean isOver;

  Deadline(Rounds rounds, SearchLimits limits, SearchObserver observer) {
    this.rounds = rounds;
    this.limits = limits;
    this.observer = observer;
    watch.setDaemon(true);
    watch.start();
  }

  /** Whether the search is to end. */
  boolean isReached() {
    return observer.isCancelled() || limits.isLate(System.nanoTime()) || waiting.isInterrupted();
  }

  private void watch() {
    try {
      while (!isOver) {
        Thread.sleep(MILLIS);
        if (!isOver && isReached()) {
          rounds.cancel();
          return;
        }
      }
    } catch (InterruptedException e) {
      // It is over: nobody has to be stopped any more.
      return;
    }
  }

  @Override
  public void close() {
    isOver = true;
    watch.interrupt();
  }
}
