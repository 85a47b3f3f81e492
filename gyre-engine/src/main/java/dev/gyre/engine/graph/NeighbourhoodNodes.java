package dev.gyre.engine.graph;

import dev.gyre.engine.run.StateProbe;
import dev.gyre.engine.trace.StateView;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Fault;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The states of a neighbourhood in words, to be drawn. */
public final class NeighbourhoodNodes {
  private final Neighbourhood states;
  private final ProcessSystem system;
  private final StepLabels.Statements labels;
  private final Optional<StateProbe> condition;

  private NeighbourhoodNodes(Neighbourhood states, Optional<StateProbe> condition) {
    this.states = states;
    this.system = states.model().system().layout().system();
    this.labels = new StepLabels.Statements(system, steps -> steps);
    this.condition = condition;
  }

  /**
   * @param condition states in which it holds are marked
   */
  public static List<GraphNode> of(Neighbourhood states, Optional<StateProbe> condition) {
    NeighbourhoodNodes all = new NeighbourhoodNodes(states, condition);
    List<GraphNode> nodes = new ArrayList<>();
    for (int number = 0; number < states.size(); number++) {
      nodes.add(all.node(number));
    }
    return nodes;
  }

  private GraphNode node(int number) {
    Site site = states.sites().get(number);
    return new GraphNode(
        number,
        traits(number, site),
        site.arcs().stream()
            .map(
                step ->
                    new GraphNode.Arc(
                        step.target(), labels.of(step.transitions()), GraphNode.Mark.NONE))
            .toList(),
        site.faults().stream().map(Fault::message).distinct().toList(),
        () -> new StateView(states.model().system().layout(), site.state().words()),
        value -> true);
  }

  private Set<GraphNode.Trait> traits(int number, Site site) {
    Set<GraphNode.Trait> traits = EnumSet.noneOf(GraphNode.Trait.class);
    if (number == 0) {
      traits.add(GraphNode.Trait.INITIAL);
    }
    if (site.ending().isEmpty()) {
      traits.add(GraphNode.Trait.OPEN);
    } else if (site.ending().get() == GraphState.Ending.VALID) {
      traits.add(GraphNode.Trait.END);
    } else if (site.ending().get() == GraphState.Ending.DEADLOCK) {
      traits.add(GraphNode.Trait.DEADLOCK);
    }
    if (!site.faults().isEmpty()) {
      traits.add(GraphNode.Trait.FAULT);
    }
    int[] words = site.state().words();
    if (condition.filter(c -> c.holdsIn(words, words.length)).isPresent()) {
      traits.add(GraphNode.Trait.COLOURED);
    }
    return traits;
  }
}
