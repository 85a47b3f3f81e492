package dev.gyre.engine.compose;

import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;

/** Tells the steps of a component with its environment from those that it makes by itself. */
final class Steps {
  /** In the place of an edge: the environment takes no part. */
  static final int INTERNAL = -1;

  private final int environment;

  Steps(Component component) {
    this.environment = component.environmentProcess();
  }

  /** The edge of the environment in a step. */
  int letter(long transition) {
    if (Transitions.process(transition) == environment) {
      return Transitions.edge(transition);
    }
    return Transitions.partner(transition) == environment
        ? Transitions.partnerEdge(transition)
        : INTERNAL;
  }

  /** What passes the interface in a run. */
  List<Integer> word(List<Long> run, List<Letter> alphabet, Environment environmentEdges) {
    List<Integer> word = new ArrayList<>();
    for (long transition : run) {
      int edge = letter(transition);
      if (edge != INTERNAL) {
        word.add(alphabet.indexOf(environmentEdges.letter(edge)));
      }
    }
    return word;
  }
}
