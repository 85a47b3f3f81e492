package dev.gyre.search;

import dev.gyre.system.DeepThread;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * Runs workers at the same time, the first one on the thread that asks for it. If that thread is
 * interrupted all of them are, see {@link dev.gyre.system.Cancellation}.
 */
public final class WorkerPool {
  /** How long a worker waits before it looks again whether all others are there. */
  private static final long PATIENCE_NANOS = 50_000;

  /** Who has come. */
  private enum Roll {
    OPEN,
    ALL,
    SOME
  }

  private WorkerPool() {}

  /**
   * Returns when all workers have ended.
   *
   * @throws OutOfMemoryError if not all can be started; then none of them does anything
   */
  public static void run(List<? extends Runnable> workers) {
    run(workers, Thread::start);
  }

  /**
   * @param starter starts a thread
   */
  static void run(List<? extends Runnable> workers, Consumer<Thread> starter) {
    AtomicReference<Roll> roll = new AtomicReference<>(Roll.OPEN);
    List<Thread> threads = new ArrayList<>();
    try {
      for (Runnable worker : workers.subList(1, workers.size())) {
        Thread thread =
            DeepThread.of(() -> await(roll, worker), "gyre-worker-" + (threads.size() + 1));
        thread.setDaemon(true);
        starter.accept(thread);
        threads.add(thread);
      }
    } finally {
      roll.set(threads.size() == workers.size() - 1 ? Roll.ALL : Roll.SOME);
    }
    try {
      workers.get(0).run();
    } finally {
      // Whatever became of the first one: what the others hold is not free before they have ended.
      join(threads);
    }
  }

  /**
   * Works when all are there. Who waits for colleagues that never come would search alone, and
   * nobody would wait for him. Takes no memory: who leaves without a word is waited for.
   */
  private static void await(AtomicReference<Roll> roll, Runnable worker) {
    while (roll.get() == Roll.OPEN) {
      LockSupport.parkNanos(roll, PATIENCE_NANOS);
    }
    if (roll.get() == Roll.ALL) {
      worker.run();
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
