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
 */
public record Limits(OptionalLong maxDepth, Optional<Duration> timeout, OptionalLong memoryBytes) {
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

  /** What is left after so much time was used. */
  public Limits afterNanos(long used) {
    return new Limits(maxDepth, timeout.map(all -> all.minusNanos(used)), memoryBytes);
  }

  public static Limits none() {
    return new Limits(OptionalLong.empty(), Optional.empty(), OptionalLong.empty());
  }
}
