package dev.gyre.suite.run;

import java.util.concurrent.Semaphore;

/** The memory that cases which run at the same time share, in megabytes. */
final class MemoryBudget {
  /** The rest is for everything but states and stacks. */
  private static final double USABLE = 0.7;

  private final int total;
  private final int share;
  private final Semaphore free;

  /**
   * @param heapBytes the memory of the Java virtual machine
   * @param jobs how many cases run at the same time
   */
  MemoryBudget(long heapBytes, int jobs) {
    total = (int) Math.max(1, Math.min(1 << 30, (long) (heapBytes * USABLE) >> 20));
    share = Math.max(1, total / jobs);
    free = new Semaphore(total, true);
  }

  /** What a case gets that asks for nothing. */
  long shareBytes() {
    return (long) share << 20;
  }

  long totalBytes() {
    return (long) total << 20;
  }

  /** Waits for so much, or for everything if it is more than there is; returns what was taken. */
  int take(long bytes) throws InterruptedException {
    int wanted = (int) Math.max(1, Math.min(total, bytes >> 20));
    free.acquire(wanted);
    return wanted;
  }

  void giveBack(int taken) {
    free.release(taken);
  }
}
