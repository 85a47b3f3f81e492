package dev.gyre.plan;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * When to give up.
 *
 * @param maxDepth how many steps from the initial state to go
 * @param timeout how long to search
 * @param memoryBytes how much memory states and stack may take
 * @param deadline when the time is up, by {@link System#nanoTime}; known once a check has started
 */
public record Limits(
    OptionalLong maxDepth,
    Optional<Duration> timeout,
    OptionalLong memoryBytes,
    OptionalLong deadline) {
  private static final long LEAST_MEMORY = 1 << 20;

  /** Nobody waits longer, and it can be counted in nanoseconds. */
  private static final Duration LONGEST = Duration.ofDays(36_500);

  public Limits {
    timeout = timeout.map(given -> given.compareTo(LONGEST) > 0 ? LONGEST : given);
  }

  /**
   * @throws RefusedException if they make no sense
   */
  void refuse() throws RefusedException {
    if (maxDepth.isPresent() && maxDepth.getAsLong() < 0) {
      throw new RefusedException(
          "maximal depth " + maxDepth.getAsLong() + ": it cannot be negative");
    }
    if (memoryBytes.isPresent() && memoryBytes.getAsLong() < LEAST_MEMORY) {
      throw new RefusedException("memory: no search gets by with less than 1M");
    }
  }

  /** For a check that has not started yet. */
  public Limits(OptionalLong maxDepth, Optional<Duration> timeout, OptionalLong memoryBytes) {
    this(maxDepth, timeout, memoryBytes, OptionalLong.empty());
  }

  /** For a check that starts at a time. */
  public Limits from(long startNanos) {
    return timeout
        .map(
            t ->
                new Limits(
                    maxDepth, timeout, memoryBytes, OptionalLong.of(startNanos + t.toNanos())))
        .orElse(this);
  }

  /** Whether a check that has started has no time left. */
  public boolean isTimeUp() {
    return deadline.isPresent() && System.nanoTime() - deadline.getAsLong() >= 0;
  }

  public static Limits none() {
    return new Limits(OptionalLong.empty(), Optional.empty(), OptionalLong.empty());
  }
}
