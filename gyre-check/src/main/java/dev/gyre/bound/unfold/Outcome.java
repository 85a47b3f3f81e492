package dev.gyre.bound.unfold;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** One of the ways in which an action can go: the values after it, and what it did to the net. */
final class Outcome {
  final long[] values;
  final SortedMap<Integer, Long> changes;
  final List<Integer> created;

  Outcome(long[] values) {
    this(values, new TreeMap<>(), new ArrayList<>());
  }

  private Outcome(long[] values, SortedMap<Integer, Long> changes, List<Integer> created) {
    this.values = values;
    this.changes = changes;
    this.created = created;
  }

  Outcome copy() {
    return new Outcome(values.clone(), new TreeMap<>(changes), new ArrayList<>(created));
  }

  /** Adds to a stock. */
  void change(int stock, long amount) {
    changes.merge(stock, amount, Long::sum);
    changes.remove(stock, 0L);
  }

  int[] createdNodes() {
    return created.stream().mapToInt(Integer::intValue).sorted().toArray();
  }
}
