package dev.gyre.search;

/**
 * What partial order reduction left out of a search.
 *
 * @param states how many states were expanded with some of their steps only
 * @param steps how many steps of those states were not taken
 */
public record PrunedSteps(long states, long steps) {
  /** Everything was taken. */
  public static final PrunedSteps NOTHING = new PrunedSteps(0, 0);

  PrunedSteps and(PrunedSteps other) {
    return new PrunedSteps(states + other.states, steps + other.steps);
  }
}
