package dev.gyre.engine.trace;

import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;

/** Says which transitions of the original system a transition of an optimised one stands for. */
public final class OriginalSteps {
  private final List<List<Integer>> origin;

  /**
   * @param origin the original edges behind each edge
   */
  public OriginalSteps(List<List<Integer>> origin) {
    this.origin = origin;
  }

  /** What a path of an optimised system stands for; moves of a claim are left out. */
  public List<Long> of(List<Long> path) {
    List<Long> steps = new ArrayList<>();
    for (long transition : path) {
      if (Transitions.process(transition) != Transitions.OBSERVER) {
        steps.addAll(of(Transitions.ofSystem(transition)));
      }
    }
    return steps;
  }

  /**
   * In the order in which they can be taken. What follows a rendez-vous is invisible to the other
   * side, so the order of the two sides does not matter.
   */
  List<Long> of(long transition) {
    if (Transitions.isTick(transition)) {
      return List.of(transition);
    }
    int process = Transitions.process(transition);
    int partner = Transitions.partner(transition);
    List<Integer> edges = origin.get(Transitions.edge(transition));
    List<Long> steps = new ArrayList<>();
    if (partner < 0) {
      steps.add(Transitions.of(process, edges.get(0)));
      addRest(process, edges, steps);
    } else {
      List<Integer> receiving = origin.get(Transitions.partnerEdge(transition));
      steps.add(Transitions.rendezvous(process, edges.get(0), partner, receiving.get(0)));
      // The receiver may have control; then the sender has nothing more to do.
      addRest(partner, receiving, steps);
      addRest(process, edges, steps);
    }
    return steps;
  }

  private static void addRest(int process, List<Integer> edges, List<Long> into) {
    for (int edge : edges.subList(1, edges.size())) {
      into.add(Transitions.of(process, edge));
    }
  }
}
