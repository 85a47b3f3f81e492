package dev.gyre.symmetry;

import java.util.Arrays;

/**
 * What relates several elements to each other in a state: a label that says how, and the elements
 * in their places. For one thread.
 */
final class Relations {
  /** For each relation the number of its elements, then the elements. */
  private int[] members = new int[64];

  private long[] labels = new long[32];
  private int end;
  private int count;

  void clear() {
    end = 0;
    count = 0;
  }

  boolean isEmpty() {
    return count == 0;
  }

  /**
   * Adds a relation.
   *
   * @param first has the first of the elements, so many from an index on
   * @param rest the other elements
   */
  void add(long label, int[] first, int from, int number, int[] rest) {
    int size = number + rest.length;
    if (members.length <= end + size) {
      members = Arrays.copyOf(members, 2 * (end + size));
    }
    members[end++] = size;
    for (int i = 0; i < number; i++) {
      members[end++] = first[from + i];
    }
    for (int element : rest) {
      members[end++] = element;
    }
    if (labels.length == count) {
      labels = Arrays.copyOf(labels, 2 * count);
    }
    labels[count++] = label;
  }

  /** Adds to the colour of each element the colours of those it is related to, and how. */
  void spread(long[] colours, long[] next) {
    int at = 0;
    for (int r = 0; r < count; r++) {
      int size = members[at++];
      long all = labels[r];
      for (int i = 0; i < size; i++) {
        all = Colouring.mixed(all + colours[members[at + i]]) + firstPlace(at, i);
      }
      for (int i = 0; i < size; i++) {
        next[members[at + i]] += Colouring.mixed(all + i);
      }
      at += size;
    }
  }

  /** Where an element occurs first in a relation: a thing related to itself is special. */
  private int firstPlace(int at, int place) {
    int first = 0;
    while (members[at + first] != members[at + place]) {
      first++;
    }
    return first;
  }

  /** Whether the relations stay the same when two elements change places. */
  boolean allowExchange(int one, int other) {
    long balance = 0;
    int at = 0;
    for (int r = 0; r < count; r++) {
      int size = members[at++];
      long before = labels[r];
      long after = before;
      boolean isConcerned = false;
      for (int i = 0; i < size; i++) {
        int element = members[at + i];
        int exchanged = element == one ? other : element == other ? one : element;
        isConcerned |= exchanged != element;
        before = Colouring.mixed(before + element);
        after = Colouring.mixed(after + exchanged);
      }
      // Sums, as relations have no order.
      balance += isConcerned ? before - after : 0;
      at += size;
    }
    return balance == 0;
  }
}
