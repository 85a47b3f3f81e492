package dev.gyre.promela;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * Runs work that recurses deeply on a thread with room for it. Whoever interrupts the caller
 * cancels the work, see {@link dev.gyre.system.Cancellation}.
 */
final class DeepStack {
  private DeepStack() {}

  static <T> T call(long stackBytes, Supplier<T> work) {
    AtomicReference<T> result = new AtomicReference<>();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Thread thread =
        new Thread(
            null,
            () -> {
              try {
                result.set(work.get());
              } catch (RuntimeException | Error e) {
                failure.set(e);
              }
            },
            "gyre-front-end",
            stackBytes);
    thread.start();
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
        thread.interrupt();
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    if (failure.get() instanceof RuntimeException e) {
      throw e;
    }
    if (failure.get() instanceof Error e) {
      throw e;
    }
    return result.get();
  }
}
