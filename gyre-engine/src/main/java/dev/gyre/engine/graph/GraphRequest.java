package dev.gyre.engine.graph;

import dev.gyre.plan.CheckOptions;
import java.util.Optional;
import java.util.Set;

/**
 * What to show of a state graph.
 *
 * @param options what may be left out, and what full channels do
 * @param hidden names of variables that are not shown
 * @param colour a condition on states, given apart from the model; the last property of the model
 *     if it is present
 */
public record GraphRequest(
    CheckOptions options,
    GraphLimits limits,
    Labels labels,
    Set<String> hidden,
    Optional<String> colour,
    Errors errors) {
  public GraphRequest {
    hidden = Set.copyOf(hidden);
  }

  /** Whether something is shown that may differ in states that stand for each other. */
  boolean readsStates() {
    return colour.isPresent() || labels == Labels.PROPOSITIONS;
  }

  /** Whether a shortest path to a violation is looked for and marked. */
  public enum Errors {
    MARKED,
    UNMARKED
  }
}
