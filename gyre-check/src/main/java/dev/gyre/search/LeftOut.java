package dev.gyre.search;

/**
 * What partial order reduction left out of a search.
 *
 * @param states how many states were expanded with some of their steps only
 * @param steps how many steps of those states were not taken
 */
public record LeftOut(long states, long steps) {
  /** Everything was taken. */
  public static final LeftOut NOTHING = new LeftOut(0, 0);

  LeftOut and(LeftOut other) {
    return new LeftOut(states + other.states, steps + other.steps);
  }
}
