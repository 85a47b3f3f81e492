package dev.gyre.store;

/**
 * Lets tables grow while nobody uses them. Workers look at {@link #isRequested} at points where
 * they hold no position inside a table; when a growth is due, all that take part stop there, the
 * last one to arrive does the work, and all go on. The fast path is one volatile read.
 *
 * <p>Invariant: the work runs only while every worker that takes part waits, or is the one that
 * runs it.
 */
final class GrowthGate {
  private final Runnable growth;
  private volatile boolean requested;
  private int active;
  private int waiting;
  private long round;

  GrowthGate(Runnable growth) {
    this.growth = growth;
  }

  boolean isRequested() {
    return requested;
  }

  void request() {
    requested = true;
  }

  synchronized void enter() {
    active++;
  }

  synchronized void leave() {
    active--;
    if (requested && active > 0 && waiting == active) {
      grow();
    }
  }

  /** Waits until a requested growth is done, or does it. */
  synchronized void pause() {
    if (!requested) {
      return;
    }
    waiting++;
    if (waiting == active) {
      grow();
      return;
    }
    long before = round;
    boolean interrupted = false;
    while (round == before) {
      try {
        wait();
      } catch (InterruptedException e) {
        // The table may be on the move: leaving now would be unsafe, so the news is passed on.
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void grow() {
    try {
      growth.run();
    } finally {
      requested = false;
      waiting = 0;
      round++;
      notifyAll();
    }
  }
}
