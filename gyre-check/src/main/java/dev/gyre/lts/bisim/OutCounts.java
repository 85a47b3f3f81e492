package dev.gyre.lts.bisim;

import dev.gyre.lts.graph.Capacity;
import dev.gyre.lts.graph.Ints;
import java.util.Arrays;

/**
 * How many transitions a node has in a bunch (the counts of Paige and Tarjan 1987): each transition
 * knows the record in which it is counted.
 */
final class OutCounts {
  static final int NONE = -1;

  private final int[] recordOf;
  private final int[] current;
  private int[] count = new int[16];
  private int[] sibling = new int[16];
  private int records;
  private final Ints free = new Ints();

  OutCounts(int transitions, int nodes) {
    recordOf = new int[transitions];
    current = new int[nodes];
    Arrays.fill(current, NONE);
  }

  /** Counts a transition that was counted nowhere, in the record of its node. */
  void count(int transition, int node) {
    if (current[node] == NONE) {
      current[node] = fresh();
    }
    recordOf[transition] = current[node];
    count[current[node]]++;
  }

  /** Counts a transition in another record, which remembers where it was counted before. */
  void recount(int transition, int node) {
    int old = recordOf[transition];
    count[old]--;
    boolean isFirst = current[node] == NONE;
    count(transition, node);
    if (isFirst) {
      sibling[current[node]] = old;
    }
  }

  /** The record of a node is complete: the next transition is counted in another one. */
  void close(int transition, int node) {
    current[node] = NONE;
    int record = recordOf[transition];
    int old = sibling[record];
    if (old != NONE && count[old] == 0) {
      free.add(old);
      sibling[record] = NONE;
    }
  }

  /** Whether transitions stayed where this one, and others of its node, were taken away last. */
  boolean leftSome(int transition) {
    return sibling[recordOf[transition]] != NONE;
  }

  private int fresh() {
    int record;
    if (free.isEmpty()) {
      if (records == count.length) {
        count = Arrays.copyOf(count, Capacity.above(records));
        sibling = Arrays.copyOf(sibling, count.length);
      }
      record = records++;
    } else {
      record = free.pop();
    }
    count[record] = 0;
    sibling[record] = NONE;
    return record;
  }
}
