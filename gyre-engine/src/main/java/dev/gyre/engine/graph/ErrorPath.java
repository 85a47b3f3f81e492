package dev.gyre.engine.graph;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A path with the fewest steps to a state that violates safety, if there is one.
 *
 * @param next for each state on it but the last the one that follows
 * @param violation the last state and what is wrong there
 */
record ErrorPath(Map<Integer, Integer> next, Optional<Violation> violation) {
  ErrorPath {
    next = Map.copyOf(next);
  }

  /** A state that violates safety. */
  record Violation(int state, String message) {}

  static ErrorPath none() {
    return new ErrorPath(Map.of(), Optional.empty());
  }

  /** Looks for one. */
  static ErrorPath in(StateGraph graph) throws IOException {
    Search search = new Search();
    graph.walk(search);
    return search
        .violation
        .map(found -> new ErrorPath(links(search.tree.pathTo(found.state())), search.violation))
        .orElseGet(ErrorPath::none);
  }

  private static Map<Integer, Integer> links(List<Integer> path) {
    Map<Integer, Integer> next = new HashMap<>();
    for (int i = 1; i < path.size(); i++) {
      next.put(path.get(i - 1), path.get(i));
    }
    return next;
  }

  boolean contains(int state) {
    return next.containsKey(state) || violation.filter(v -> v.state() == state).isPresent();
  }

  private static final class Search implements StateGraph.Visitor {
    private final BreadthFirstTree tree = new BreadthFirstTree();
    private int known = 1;
    private Optional<Violation> violation = Optional.empty();

    @Override
    public void state(GraphState state) {
      for (GraphState.Step step : state.steps()) {
        if (step.target() == known) {
          tree.meets();
          known++;
        }
      }
      tree.isExpanded();
      if (state.isViolation()) {
        violation = Optional.of(new Violation(state.number(), message(state)));
      }
    }

    private static String message(GraphState state) {
      return state.faults().isEmpty() ? "invalid end state" : state.faults().get(0).message();
    }

    @Override
    public boolean isSatisfied() {
      return violation.isPresent();
    }
  }
}
