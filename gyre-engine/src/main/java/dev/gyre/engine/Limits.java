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
  public static Limits none() {
    return new Limits(OptionalLong.empty(), Optional.empty(), OptionalLong.empty());
  }
}
