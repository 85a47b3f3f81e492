package dev.gyre.search;

import java.util.ArrayDeque;
import java.util.Queue;

/**
 * Where workers without work wait for those who have some. A busy worker looks at {@link #isHungry}
 * after each state and gives away part of its stack; so nobody reaches into another's stack.
 *
 * <p>The search is finished when all workers wait and nothing is on offer: work exists only on the
 * stack of a worker that does not wait, or here.
 */
final class WorkSharing {
  private final int workers;
  private final Queue<PathStack.Job> jobs = new ArrayDeque<>();
  private int waiting;
  private boolean finished;
  private volatile boolean hungry;

  WorkSharing(int workers) {
    this.workers = workers;
  }

  /** Whether somebody waits who has not been given anything yet. */
  boolean isHungry() {
    return hungry;
  }

  synchronized void give(PathStack.Job job) {
    jobs.add(job);
    hungry = waiting > jobs.size();
    notifyAll();
  }

  /** Waits for work; null when there will be none any more. */
  synchronized PathStack.Job take() throws InterruptedException {
    waiting++;
    while (jobs.isEmpty() && !finished) {
      if (waiting == workers) {
        finish();
      } else {
        hungry = true;
        wait();
      }
    }
    waiting--;
    hungry = waiting > jobs.size();
    return finished ? null : jobs.remove();
  }

  /** Sends everybody home. */
  synchronized void finish() {
    finished = true;
    notifyAll();
  }
}
