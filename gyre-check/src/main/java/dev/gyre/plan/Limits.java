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
 * @param whenFull what happens when states and stack have taken that memory, or most of what the
 *     Java virtual machine has
 */
public record Limits(
    OptionalLong maxDepth,
    Optional<Duration> timeout,
    OptionalLong memoryBytes,
    OptionalLong deadline,
    WhenFull whenFull) {
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

  /** For a check that has not started yet, and ends at each of its limits. */
  public Limits(OptionalLong maxDepth, Optional<Duration> timeout, OptionalLong memoryBytes) {
    this(maxDepth, timeout, memoryBytes, OptionalLong.empty(), WhenFull.STOP);
  }

  /** The same with another thing to do when the memory is used up. */
  public Limits when(WhenFull full) {
    return new Limits(maxDepth, timeout, memoryBytes, deadline, full);
  }

  /** For a check that starts at a time. */
  public Limits from(long startNanos) {
    return timeout
        .map(
            t ->
                new Limits(
                    maxDepth,
                    timeout,
                    memoryBytes,
                    OptionalLong.of(startNanos + t.toNanos()),
                    whenFull))
        .orElse(this);
  }

  /** Whether a check that has started has no time left. */
  public boolean isTimeUp() {
    return deadline.isPresent() && System.nanoTime() - deadline.getAsLong() >= 0;
  }

  /** A search whose memory is used up goes on on disk. */
  public static Limits none() {
    return new Limits(OptionalLong.empty(), Optional.empty(), OptionalLong.empty())
        .when(WhenFull.DISK);
  }
}
