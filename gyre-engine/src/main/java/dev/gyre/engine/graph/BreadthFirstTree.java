package dev.gyre.engine.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/**
 * From which state each state was met first, in two bits per state: the states that are met from a
 * state follow those met from the states before it, so it is enough to know how many they are.
 *
 * <p>Invariant: there is a set bit for each state but the first, in their order, and behind those
 * met from a state a bit that is not set.
 */
final class BreadthFirstTree {
  private final BitSet bits = new BitSet();
  private int size;

  /** The next state is met for the first time. */
  void meets() {
    bits.set(size++);
  }

  /** All that can be met from a state was. */
  void isExpanded() {
    size++;
  }

  /** The states on the way from the first one, both ends included. */
  List<Integer> pathTo(int state) {
    List<Integer> path = new ArrayList<>();
    path.add(state);
    int met = bits.cardinality();
    int expanded = size - met;
    int wanted = state;
    for (int i = size - 1; i >= 0 && wanted > 0; i--) {
      if (!bits.get(i)) {
        expanded--;
      } else if (met-- == wanted) {
        wanted = expanded;
        path.add(wanted);
      }
    }
    Collections.reverse(path);
    return path;
  }
}
