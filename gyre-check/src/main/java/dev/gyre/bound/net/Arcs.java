package dev.gyre.bound.net;

import dev.gyre.ir.analysis.StronglyConnectedComponents;
import java.util.List;
import java.util.Map;

/** A graph given by where each node leads. */
final class Arcs implements StronglyConnectedComponents.Graph {
  private final int size;
  private final Map<Integer, List<Integer>> targets;

  private Arcs(int size, Map<Integer, List<Integer>> targets) {
    this.size = size;
    this.targets = targets;
  }

  static Arcs of(int size, Map<Integer, List<Integer>> targets) {
    return new Arcs(size, targets);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public int degree(int node) {
    return targets.getOrDefault(node, List.of()).size();
  }

  @Override
  public int target(int node, int arc) {
    return targets.get(node).get(arc);
  }
}
