package dev.gyre.emptiness;

import dev.gyre.search.SearchOutcome;
import java.util.Optional;

/**
 * What a search for cycles found.
 *
 * @param end why it ended
 * @param states how many states it met
 * @param transitions how often it arrived at a state, new or old, the initial state included
 * @param depth the longest path it followed, counted in states others can see
 * @param lasso a bad run, if there is one
 */
public record LivenessOutcome(
    SearchOutcome.End end,
    long states,
    long transitions,
    long depth,
    long memoryBytes,
    Optional<Lasso> lasso) {}
