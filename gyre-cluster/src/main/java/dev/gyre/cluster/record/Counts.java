package dev.gyre.cluster.record;

import dev.gyre.search.LevelExpansion;
import java.util.BitSet;

/**
 * What was counted where states were expanded.
 *
 * @param arrivals how often a state was arrived at
 * @param violations how often something went wrong
 * @param takenEdges the ids of the edges that were taken, as bits
 * @param reducedStates how many states were expanded with some of their steps only
 * @param stepsLeftOut how many steps of those states were not taken
 */
@SuppressWarnings("ArrayRecordComponent") // bytes and states are handed on, never compared
public record Counts(
    long arrivals, long violations, long[] takenEdges, long reducedStates, long stepsLeftOut) {
  /** Of no state. */
  public static Counts nothing() {
    return new Counts(0, 0, new long[0], 0, 0);
  }

  /** Of an expansion. */
  public static Counts of(LevelExpansion.Result result) {
    return new Counts(
        result.arrivals(),
        result.violations(),
        result.takenEdges().toLongArray(),
        result.leftOut().states(),
        result.leftOut().steps());
  }

  /** Of both together. */
  public Counts and(Counts other) {
    BitSet edges = edges();
    edges.or(other.edges());
    return new Counts(
        arrivals + other.arrivals,
        violations + other.violations,
        edges.toLongArray(),
        reducedStates + other.reducedStates,
        stepsLeftOut + other.stepsLeftOut);
  }

  /** The ids of the edges that were taken. */
  public BitSet edges() {
    return BitSet.valueOf(takenEdges);
  }
}
