package dev.gyre.lts.bisim;

import dev.gyre.lts.graph.Ints;
import dev.gyre.lts.graph.Lts;
import dev.gyre.system.Cancellation;
import java.util.Arrays;

/**
 * The strongly connected components of the silent steps between states of one colour: states that
 * can reach each other without being seen are branching bisimilar. The path-based algorithm (Gabow
 * 2000), without recursion, in linear time.
 */
final class SilentComponents {
  private static final int UNSEEN = -1;
  private static final int POLL_INTERVAL = 1 << 16;

  private final Lts graph;
  private final int[] colours;
  private final int[] component;
  private final int[] order;
  private final int[] cursor;
  private final Ints path = new Ints();
  private final Ints open = new Ints();
  private final Ints borders = new Ints();
  private int seen;
  private int count;

  private SilentComponents(Lts graph, int[] colours) {
    this.graph = graph;
    this.colours = colours;
    this.component = new int[graph.stateCount()];
    this.order = new int[graph.stateCount()];
    this.cursor = new int[graph.stateCount()];
    Arrays.fill(component, UNSEEN);
    Arrays.fill(order, UNSEEN);
  }

  static SilentComponents of(Lts graph, int[] colours) {
    SilentComponents found = new SilentComponents(graph, colours);
    for (int state = 0; state < graph.stateCount(); state++) {
      if (state % POLL_INTERVAL == 0) {
        Cancellation.check();
      }
      if (found.order[state] == UNSEEN) {
        found.explore(state);
      }
    }
    return found;
  }

  /** For each state the number of its component. */
  int[] components() {
    return component;
  }

  int count() {
    return count;
  }

  private void explore(int root) {
    enter(root);
    while (!path.isEmpty()) {
      int state = path.get(path.size() - 1);
      int next = nextUnseen(state);
      if (next == UNSEEN) {
        path.pop();
        leave(state);
      } else {
        enter(next);
      }
    }
  }

  private void enter(int state) {
    order[state] = seen++;
    cursor[state] = graph.first(state);
    path.add(state);
    open.add(state);
    borders.add(state);
  }

  /** A silent successor where nobody has been; an edge back joins all components it goes round. */
  private int nextUnseen(int state) {
    for (; cursor[state] < graph.end(state); cursor[state]++) {
      int target = graph.target(cursor[state]);
      boolean isSilent =
          graph.label(cursor[state]) == Lts.SILENT && colours[target] == colours[state];
      if (!isSilent || component[target] != UNSEEN) {
        continue;
      }
      if (order[target] == UNSEEN) {
        return target;
      }
      while (order[borders.get(borders.size() - 1)] > order[target]) {
        borders.pop();
      }
    }
    return UNSEEN;
  }

  private void leave(int state) {
    if (borders.get(borders.size() - 1) != state) {
      return;
    }
    borders.pop();
    int member;
    do {
      member = open.pop();
      component[member] = count;
    } while (member != state);
    count++;
  }
}
