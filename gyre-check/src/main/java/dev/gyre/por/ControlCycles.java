package dev.gyre.por;

import dev.gyre.ir.Edge;
import dev.gyre.ir.ProcessAutomaton;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The strongly connected parts of an automaton that have a circle in them, some edges left out: one
 * depth-first search with an explicit stack [Tarjan1972]. Runs many times before code is compiled,
 * so it has arrays and no boxes.
 */
final class ControlCycles {
  private final ProcessAutomaton automaton;
  private final BitSet without;
  private final int[] order;
  private final int[] low;
  private final BitSet pending = new BitSet();

  /** Those that were entered and belong to no part yet, in this order. */
  private final int[] component;

  private int componentSize;

  /** The way to where the search is, and for each location on it how many edges were followed. */
  private final int[] path;

  private final int[] followed;
  private int pathLength;
  private final List<BitSet> found = new ArrayList<>();
  private int entered;

  private ControlCycles(ProcessAutomaton automaton, BitSet without) {
    this.automaton = automaton;
    this.without = without;
    this.order = new int[automaton.locations().size()];
    this.low = new int[order.length];
    this.component = new int[order.length];
    this.path = new int[order.length];
    this.followed = new int[order.length];
    Arrays.fill(order, -1);
  }

  /**
   * Sets of locations.
   *
   * @param without the ids of edges that do not count
   */
  static List<BitSet> of(ProcessAutomaton automaton, BitSet without) {
    ControlCycles circles = new ControlCycles(automaton, without);
    for (int location = 0; location < circles.order.length; location++) {
      if (circles.order[location] < 0) {
        circles.search(location);
      }
    }
    return circles.found;
  }

  private void search(int start) {
    enter(start);
    while (pathLength > 0) {
      int location = path[pathLength - 1];
      List<Edge> edges = automaton.locations().get(location).edges();
      if (followed[location] == edges.size()) {
        pathLength--;
        leave(location);
      } else {
        follow(location, edges.get(followed[location]++));
      }
    }
  }

  private void follow(int location, Edge edge) {
    int target = edge.target();
    if (target < 0 || without.get(edge.id())) {
      return;
    }
    if (order[target] < 0) {
      enter(target);
    } else if (pending.get(target)) {
      low[location] = Math.min(low[location], order[target]);
    }
  }

  private void enter(int location) {
    order[location] = entered;
    low[location] = entered++;
    pending.set(location);
    component[componentSize++] = location;
    path[pathLength++] = location;
  }

  private void leave(int location) {
    if (pathLength > 0) {
      int before = path[pathLength - 1];
      low[before] = Math.min(low[before], low[location]);
    }
    if (low[location] != order[location]) {
      return;
    }
    BitSet part = new BitSet();
    int member;
    do {
      member = component[--componentSize];
      pending.clear(member);
      part.set(member);
    } while (member != location);
    if (part.cardinality() > 1 || hasLoop(location)) {
      found.add(part);
    }
  }

  private boolean hasLoop(int location) {
    for (Edge edge : automaton.locations().get(location).edges()) {
      if (edge.target() == location && !without.get(edge.id())) {
        return true;
      }
    }
    return false;
  }
}
