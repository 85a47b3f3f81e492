package dev.gyre.engine;

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

  /** What is wrong with them, if they make no sense. */
  Optional<String> complaint() {
    if (maxDepth.isPresent() && maxDepth.getAsLong() < 0) {
      return Optional.of("--max-depth " + maxDepth.getAsLong() + ": it cannot be negative");
    }
    if (memoryBytes.isPresent() && memoryBytes.getAsLong() < LEAST_MEMORY) {
      return Optional.of("--memory: no search gets by with less than 1M");
    }
    return Optional.empty();
  }

  public static Limits none() {
    return new Limits(OptionalLong.empty(), Optional.empty(), OptionalLong.empty());
  }
}
