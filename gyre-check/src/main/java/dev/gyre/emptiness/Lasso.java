package dev.gyre.emptiness;

import java.util.List;

/**
 * An infinite run: a way from the initial state to a cycle, and the cycle.
 *
 * @param path the transitions; those from {@code cycleStart} on repeat for ever
 * @param cycleStart how many transitions come before the cycle
 */
public record Lasso(List<Long> path, int cycleStart, Extent extent) {
  public Lasso {
    path = List.copyOf(path);
    if (cycleStart < 0 || cycleStart >= path.size()) {
      throw new IllegalArgumentException("a lasso without a cycle");
    }
  }

  /** What the cycle shows of the bad run. */
  public enum Extent {
    /** All of it. */
    WHOLE,
    /**
     * A fair run goes through the cycle again and again, but must take so many other steps in
     * between that they are not shown. Occurs with global fairness only.
     */
    PART
  }
}
