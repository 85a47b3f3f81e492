package dev.gyre.store;

/**
 * Lets something be done while nobody works: tables grow, a search is written down. Workers look at
 * {@link #isRequested} at points where nothing is half done (no position inside a table is held);
 * when the work is due, all that take part stop there, the last one to arrive does it, and all go
 * on. The fast path is one volatile read.
 *
 * <p>Invariant: the work runs only while every worker that takes part waits, or is the one that
 * runs it.
 */
public final class GrowthGate {
  private final Runnable work;
  private volatile boolean requested;
  private int active;
  private int waiting;
  private long round;

  public GrowthGate(Runnable work) {
    this.work = work;
  }

  public boolean isRequested() {
    return requested;
  }

  public void request() {
    requested = true;
  }

  public synchronized void enter() {
    active++;
  }

  public synchronized void leave() {
    active--;
    if (requested && active > 0 && waiting == active) {
      act();
    }
  }

  /** Waits until the requested work is done, or does it. */
  public synchronized void pause() {
    if (!requested) {
      return;
    }
    waiting++;
    if (waiting == active) {
      act();
      return;
    }
    long before = round;
    boolean interrupted = false;
    while (round == before) {
      try {
        wait();
      } catch (InterruptedException e) {
        // A table may be on the move: leaving now would be unsafe, so the news is passed on.
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void act() {
    try {
      work.run();
    } finally {
      requested = false;
      waiting = 0;
      round++;
      notifyAll();
    }
  }
}
