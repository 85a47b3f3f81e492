package dev.gyre.ir.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The strongly connected components of a graph in memory [Tarjan1972], found by path-based
 * depth-first search [Gabow2000] with an explicit stack, because graphs can be deep. It runs many
 * times before its code is compiled, so it has arrays and no boxes.
 */
public final class StronglyConnectedComponents {
  private static final int DONE = Integer.MAX_VALUE;

  private final Graph graph;

  /** For each node: 0 if not entered, its rank among the live ones from 1, or {@link #DONE}. */
  private final int[] rank;

  /** For each node how many arcs were followed. */
  private final int[] followed;

  private final int[] live;
  private int liveCount;
  private final int[] path;
  private int depth;
  private final int[] roots;
  private int rootCount;
  private final List<int[]> found = new ArrayList<>();

  /** A graph whose nodes are numbered from 0. */
  public interface Graph {
    int size();

    /** How many arcs leave a node. */
    int degree(int node);

    /** Where an arc leads, or something negative if it does not count. */
    int target(int node, int arc);
  }

  private StronglyConnectedComponents(Graph graph) {
    this.graph = graph;
    int size = graph.size();
    this.rank = new int[size];
    this.followed = new int[size];
    this.live = new int[size];
    this.path = new int[size];
    this.roots = new int[size];
  }

  /**
   * The nodes of each component; single nodes are components too. Arcs lead from a component to
   * itself or to one before it in the list.
   */
  public static List<int[]> of(Graph graph) {
    StronglyConnectedComponents search = new StronglyConnectedComponents(graph);
    for (int node = 0; node < search.rank.length; node++) {
      if (search.rank[node] == 0) {
        search.explore(node);
      }
    }
    return search.found;
  }

  private void explore(int start) {
    enter(start);
    while (depth > 0) {
      int node = path[depth - 1];
      if (followed[node] == graph.degree(node)) {
        leave(node);
      } else {
        follow(graph.target(node, followed[node]++));
      }
    }
  }

  private void enter(int node) {
    live[liveCount++] = node;
    rank[node] = liveCount;
    roots[rootCount++] = liveCount;
    path[depth++] = node;
  }

  private void follow(int target) {
    if (target < 0 || rank[target] == DONE) {
      return;
    }
    if (rank[target] == 0) {
      enter(target);
      return;
    }
    while (rank[target] < roots[rootCount - 1]) {
      rootCount--;
    }
  }

  private void leave(int node) {
    depth--;
    if (rank[node] == roots[rootCount - 1]) {
      int from = roots[--rootCount] - 1;
      int[] nodes = Arrays.copyOfRange(live, from, liveCount);
      for (int member : nodes) {
        rank[member] = DONE;
      }
      liveCount = from;
      found.add(nodes);
    }
  }
}
