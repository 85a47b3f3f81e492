package dev.gyre.engine.graph;

import java.io.IOException;

/**
 * A walk for those who take the graph for all that can happen. An atomic sequence that goes round
 * for ever is a run that no state shows, so there is no such graph then.
 *
 * @param states hears of the states
 */
record FullWalk(Listener states) implements StateGraph.Visitor {
  /** Hears of the states in the order of their numbers. */
  interface Listener {
    void state(GraphState state) throws IOException;
  }

  @Override
  public void state(GraphState state) throws IOException {
    states.state(state);
  }

  @Override
  public void goesAround() {
    throw new GraphLimitException(
        "an atomic sequence may go round for ever, and no state shows that");
  }
}
