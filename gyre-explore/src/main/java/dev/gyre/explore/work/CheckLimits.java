package dev.gyre.explore.work;

import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a check that was started from the page may take at most.
 *
 * @param threads how many workers if none are asked for: one processor is left to the page
 */
record CheckLimits(Duration timeout, long memoryBytes, int threads) {
  private static final Duration LONGEST = Duration.ofHours(1);

  static CheckLimits ofThisMachine() {
    Runtime runtime = Runtime.getRuntime();
    return new CheckLimits(
        LONGEST, runtime.maxMemory() / 10 * 6, Math.max(1, runtime.availableProcessors() - 1));
  }

  CheckOptions within(CheckOptions wanted) {
    Limits asked = wanted.limits();
    Duration time = asked.timeout().filter(t -> t.compareTo(timeout) < 0).orElse(timeout);
    long memory = Math.min(asked.memoryBytes().orElse(memoryBytes), memoryBytes);
    CheckOptions limited =
        wanted.withLimits(new Limits(asked.maxDepth(), Optional.of(time), OptionalLong.of(memory)));
    return wanted.search().threads().isPresent() ? limited : limited.withThreads(threads);
  }
}
