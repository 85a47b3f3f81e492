package dev.gyre.emptiness;

import dev.gyre.ir.analysis.StronglyConnectedComponents;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** The strongly connected components of a part of a component. */
final class Partition implements StronglyConnectedComponents.Graph {
  private final Component graph;
  private final IntPredicate kept;

  /**
   * @param kept which places count; steps from and to the others do not exist
   */
  Partition(Component graph, IntPredicate kept) {
    this.graph = graph;
    this.kept = kept;
  }

  /** The places of each component; single states are components too. */
  List<int[]> components() {
    List<int[]> all = new ArrayList<>(StronglyConnectedComponents.of(this));
    all.removeIf(places -> !kept.test(places[0]));
    return all;
  }

  @Override
  public int size() {
    return graph.size();
  }

  @Override
  public int degree(int place) {
    return kept.test(place) ? graph.first(place + 1) - graph.first(place) : 0;
  }

  @Override
  public int target(int place, int step) {
    int target = graph.target(graph.first(place) + step);
    return kept.test(target) ? target : -1;
  }
}
