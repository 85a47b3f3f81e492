package dev.gyre.engine.graph;

import java.util.OptionalLong;

/**
 * How far a walk goes.
 *
 * @param maxStates only the first so many states are there, in breadth-first order
 * @param memoryBytes how much the states may take
 */
public record GraphLimits(int maxStates, OptionalLong memoryBytes) {
  public GraphLimits {
    if (maxStates < 1) {
      throw new IllegalArgumentException("there is always an initial state");
    }
  }

  public static GraphLimits none() {
    return new GraphLimits(Integer.MAX_VALUE, OptionalLong.empty());
  }
}
