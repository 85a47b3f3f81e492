package dev.gyre.search;

import java.util.BitSet;
import java.util.List;

/**
 * What a search found.
 *
 * @param end why it ended
 * @param states how many states it stored
 * @param transitions how often it arrived at a state, new or old, the initial state included; the
 *     figure Spin calls stored plus matched
 * @param depth the longest path it followed, counted in states others can see
 * @param violationCount how many violations there were, kept or not
 * @param takenEdges the ids of the edges that were taken at least once
 * @param leftOut what a reduction left out, if the search was told which steps to take
 */
public record SearchOutcome(
    End end,
    long states,
    long transitions,
    long depth,
    long memoryBytes,
    long violationCount,
    List<Violation> violations,
    BitSet takenEdges,
    PrunedSteps leftOut) {

  public SearchOutcome {
    violations = List.copyOf(violations);
  }

  /** Why a search ended. */
  public enum End {
    /** Everything was seen. */
    COMPLETE,
    /** A violation was found, and one was enough. */
    VIOLATION,
    /** Some paths were cut at the depth limit; all the rest was seen. */
    DEPTH_LIMIT,
    /**
     * A run can stay inside an atomic sequence for ever. It has no states that others see, so what
     * a property says of it was not found out; all the rest was seen.
     */
    ENDLESS_SEQUENCE,
    MEMORY_LIMIT,
    /** The memory of the Java virtual machine was used up before any limit was reached. */
    HEAP_EXHAUSTED,
    /** The store cannot take more states, whatever memory there is. */
    STORE_FULL,
    TIME_LIMIT,
    CANCELLED
  }
}
