package dev.gyre.por;

import dev.gyre.ir.Edge;
import dev.gyre.ir.ProcessAutomaton;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/**
 * The strongly connected parts of an automaton that have a circle in them, some edges left out: one
 * depth-first search with an explicit stack [Tarjan1972].
 */
final class ControlCircles {
  private final ProcessAutomaton automaton;
  private final BitSet without;
  private final int[] order;
  private final int[] low;
  private final BitSet pending = new BitSet();
  private final Deque<Integer> component = new ArrayDeque<>();
  private final Deque<Visit> path = new ArrayDeque<>();
  private final List<BitSet> found = new ArrayList<>();
  private int entered;

  private record Visit(int location, Iterator<Edge> edges) {}

  private ControlCircles(ProcessAutomaton automaton, BitSet without) {
    this.automaton = automaton;
    this.without = without;
    this.order = new int[automaton.locations().size()];
    this.low = new int[order.length];
    Arrays.fill(order, -1);
  }

  /**
   * Sets of locations.
   *
   * @param without the ids of edges that do not count
   */
  static List<BitSet> of(ProcessAutomaton automaton, BitSet without) {
    ControlCircles circles = new ControlCircles(automaton, without);
    for (int location = 0; location < circles.order.length; location++) {
      if (circles.order[location] < 0) {
        circles.search(location);
      }
    }
    return circles.found;
  }

  private void search(int start) {
    enter(start);
    while (!path.isEmpty()) {
      Visit visit = path.peek();
      if (!visit.edges().hasNext()) {
        leave(path.pop().location());
        continue;
      }
      Edge edge = visit.edges().next();
      if (edge.target() < 0 || without.get(edge.id())) {
        continue;
      }
      if (order[edge.target()] < 0) {
        enter(edge.target());
      } else if (pending.get(edge.target())) {
        low[visit.location()] = Math.min(low[visit.location()], order[edge.target()]);
      }
    }
  }

  private void enter(int location) {
    order[location] = entered;
    low[location] = entered++;
    pending.set(location);
    component.push(location);
    path.push(new Visit(location, automaton.locations().get(location).edges().iterator()));
  }

  private void leave(int location) {
    if (!path.isEmpty()) {
      int before = path.peek().location();
      low[before] = Math.min(low[before], low[location]);
    }
    if (low[location] != order[location]) {
      return;
    }
    BitSet part = new BitSet();
    int member;
    do {
      member = component.pop();
      pending.clear(member);
      part.set(member);
    } while (member != location);
    if (part.cardinality() > 1 || hasLoop(location)) {
      found.add(part);
    }
  }

  private boolean hasLoop(int location) {
    return automaton.locations().get(location).edges().stream()
        .anyMatch(edge -> edge.target() == location && !without.get(edge.id()));
  }
}
