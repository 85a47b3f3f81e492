package dev.gyre.engine.graph;

/**
 * How large a graph is.
 *
 * @param deadlocks states in which nothing can happen and not all processes may rest
 * @param faulty states in which, or in a step from which, something goes wrong
 * @param stepsLeftOut steps that lead beyond the limit of states
 */
public record Extent(long states, long steps, long deadlocks, long faulty, long stepsLeftOut) {
  /** Whether there are states that are not shown. */
  public boolean isCut() {
    return stepsLeftOut > 0;
  }

  Extent with(GraphState state, int leftOut) {
    return new Extent(
        states + 1,
        steps + state.steps().size(),
        deadlocks + (state.ending() == GraphState.Ending.DEADLOCK ? 1 : 0),
        faulty + (state.faults().isEmpty() ? 0 : 1),
        stepsLeftOut + leftOut);
  }
}
