package dev.gyre.explore.work;

import dev.gyre.engine.graph.GraphLimitException;
import dev.gyre.system.CancelledException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Does something that may take long, but not for ever. */
final class TimedWork {
  private TimedWork() {}

  /**
   * @param excuse what to say if it takes too long
   * @throws ConflictException if so, or if it needs more memory than there is
   */
  static String within(Duration limit, String excuse, Callable<String> work) {
    FutureTask<String> task = new FutureTask<>(work);
    Thread worker = new Thread(task, "gyre-drawing");
    worker.setDaemon(true);
    worker.start();
    try {
      return task.get(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      task.cancel(true);
      throw new ConflictException(excuse);
    } catch (InterruptedException e) {
      task.cancel(true);
      Thread.currentThread().interrupt();
      throw new ConflictException(excuse);
    } catch (ExecutionException e) {
      throw rethrown(e.getCause(), excuse);
    }
  }

  private static RuntimeException rethrown(Throwable cause, String excuse) {
    if (cause instanceof OutOfMemoryError
        || cause instanceof CancelledException
        || cause instanceof GraphLimitException) {
      return new ConflictException(excuse);
    }
    if (cause instanceof RuntimeException fault) {
      return fault;
    }
    return new IllegalStateException(cause);
  }
}
