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
    workers.get(0).run();
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
