package dev.gyre.cli;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * How long the writing of traces may take where the time of a command is limited, or somebody has
 * asked it to stop: a trace of a million steps takes longer to write than to find. A little is
 * always written.
 */
final class WritingTime {
  private static final long LEAST_NANOS = TimeUnit.MILLISECONDS.toNanos(300);

  private final long start = System.nanoTime();
  private final Optional<Duration> limit;
  private final BooleanSupplier isInterrupted;

  /**
   * @param limit the time for the whole command, which starts now
   */
  WritingTime(Optional<Duration> limit, BooleanSupplier isInterrupted) {
    this.limit = limit;
    this.isInterrupted = isInterrupted;
  }

  /** Whether it is late for something that is written from now on. */
  BooleanSupplier fromNow() {
    long begin = System.nanoTime();
    return () -> {
      long now = System.nanoTime();
      boolean isOver = limit.filter(l -> now - start >= l.toNanos()).isPresent();
      return now - begin >= LEAST_NANOS && (isOver || isInterrupted.getAsBoolean());
    };
  }
}
