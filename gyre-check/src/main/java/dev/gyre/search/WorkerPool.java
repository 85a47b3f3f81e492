package dev.gyre.search;

import java.util.ArrayList;
import java.util.List;

/**
 * Runs workers at the same time, the first one on the thread that asks for it. If that thread is
 * interrupted all of them are, see {@link dev.gyre.system.Cancellation}.
 */
public final class WorkerPool {
  private WorkerPool() {}

  /** Returns when all workers have ended. */
  public static void run(List<? extends Runnable> workers) {
    List<Thread> threads = new ArrayList<>();
    for (int i = 1; i < workers.size(); i++) {
      Thread thread = new Thread(workers.get(i), "gyre-worker-" + i);
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
    try {
      workers.get(0).run();
    } finally {
      // Whatever became of the first one: what the others hold is not free before they have ended.
      join(threads);
    }
  }

  private static void join(List<Thread> threads) {
    boolean interrupted = false;
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          interrupted = true;
          threads.forEach(Thread::interrupt);
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
