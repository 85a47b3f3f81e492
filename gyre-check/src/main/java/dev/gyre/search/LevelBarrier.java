package dev.gyre.search;

/**
 * Where the workers of a breadth-first search wait for each other at the end of a level. A worker
 * that cannot go on leaves, and nobody waits for it. Nothing is allocated here, so that workers can
 * part when there is no memory left.
 */
final class LevelBarrier {
  private final Runnable action;
  private int workers;
  private int waiting;
  private long level;

  /**
   * @param action what the last worker to come does before all go on
   */
  LevelBarrier(int workers, Runnable action) {
    this.workers = workers;
    this.action = action;
  }

  /** Waits for all who have not left. */
  synchronized void await() throws InterruptedException {
    waiting++;
    if (waiting == workers) {
      goOn();
      return;
    }
    long before = level;
    try {
      while (level == before) {
        wait();
      }
    } finally {
      if (level == before) {
        waiting--; // interrupted
      }
    }
  }

  /** This worker does not come again; to be called once, when it does not wait. */
  synchronized void leave() {
    workers--;
    if (waiting > 0 && waiting >= workers) {
      goOn();
    }
  }

  private void goOn() {
    try {
      action.run();
    } finally {
      waiting = 0;
      level++;
      notifyAll();
    }
  }
}
