package dev.gyre.engine.graph;

import dev.gyre.system.Fault;
import java.util.List;
import java.util.Optional;

/**
 * A state of a neighbourhood and what is known of it.
 *
 * @param parent from which state it was met first; -1 for the first one
 * @param steps the transitions from there
 * @param ending empty until it was expanded
 * @param arcs the steps from here; none until it was expanded
 */
record Site(
    StateKey state,
    int parent,
    List<Long> steps,
    Optional<GraphState.Ending> ending,
    List<GraphState.Step> arcs,
    List<Fault> faults) {
  Site {
    steps = List.copyOf(steps);
    arcs = List.copyOf(arcs);
    faults = List.copyOf(faults);
  }

  static Site met(StateKey state, int parent, List<Long> steps) {
    return new Site(state, parent, steps, Optional.empty(), List.of(), List.of());
  }

  Site expanded(GraphState.Ending found, List<GraphState.Step> seen, List<Fault> wrong) {
    return new Site(
        state, parent, steps, Optional.of(found), seen, wrong.stream().distinct().toList());
  }

  boolean isExpanded() {
    return ending.isPresent();
  }
}
