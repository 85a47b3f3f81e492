package dev.gyre.emptiness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The strongly connected components of a part of a graph in memory. Path-based depth-first search
 * ([Gabow2000]) with an explicit stack.
 */
final class Partition {
  private static final int DONE = Integer.MAX_VALUE;

  private final Component graph;
  private final IntPredicate kept;

  /** For each place: 0 if not entered, its rank among the live ones from 1, or {@link #DONE}. */
  private final int[] rank;

  private final int[] nextStep;
  private final int[] live;
  private int liveCount;
  private final int[] path;
  private int depth;
  private final int[] roots;
  private int rootCount;
  private final List<int[]> found = new ArrayList<>();

  /**
   * @param kept which places count; steps from and to the others do not exist
   */
  Partition(Component graph, IntPredicate kept) {
    this.graph = graph;
    this.kept = kept;
    int size = graph.size();
    this.rank = new int[size];
    this.nextStep = new int[size];
    this.live = new int[size];
    this.path = new int[size];
    this.roots = new int[size];
  }

  /** The places of each component; single states are components too. */
  List<int[]> components() {
    for (int place = 0; place < graph.size(); place++) {
      if (kept.test(place) && rank[place] == 0) {
        enter(place);
        while (depth > 0) {
          advance(path[depth - 1]);
        }
      }
    }
    return found;
  }

  private void enter(int place) {
    live[liveCount++] = place;
    rank[place] = liveCount;
    roots[rootCount++] = liveCount;
    nextStep[place] = graph.first(place);
    path[depth++] = place;
  }

  private void advance(int place) {
    if (nextStep[place] == graph.first(place + 1)) {
      leave(place);
      return;
    }
    int target = graph.target(nextStep[place]++);
    if (!kept.test(target) || rank[target] == DONE) {
      return;
    }
    if (rank[target] == 0) {
      enter(target);
    } else {
      while (rank[target] < roots[rootCount - 1]) {
        rootCount--;
      }
    }
  }

  private void leave(int place) {
    depth--;
    if (rank[place] == roots[rootCount - 1]) {
      int from = roots[--rootCount] - 1;
      int[] places = Arrays.copyOfRange(live, from, liveCount);
      for (int p : places) {
        rank[p] = DONE;
      }
      liveCount = from;
      found.add(places);
    }
  }
}
