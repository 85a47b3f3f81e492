package dev.gyre.cluster.partition;

import dev.gyre.search.WorkerPool;
import java.util.Collections;
import java.util.concurrent.atomic.AtomicReference;

/** Several threads that do the same work together; what fails in one of them fails. */
final class Together {
  private Together() {}

  /** Returns when all have ended. */
  static void run(int threads, Runnable work) {
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Runnable caught =
        () -> {
          try {
            work.run();
          } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
          }
        };
    WorkerPool.run(Collections.nCopies(threads, caught));
    if (failure.get() instanceof RuntimeException e) {
      throw e;
    }
    if (failure.get() instanceof Error e) {
      throw e;
    }
  }
}
