package dev.gyre.symmetry;

import dev.gyre.system.fields.ValueField;

/**
 * What relates several elements to each other in a state: a label that says how, and the elements
 * in their places. Each relation has a slot of its own, which may be empty. For one thread.
 */
final class Relations {
  private final int width;

  /** For each slot the number of its elements; 0 if it is empty. */
  private final int[] sizes;

  /** For each slot its elements, in a row of its own. */
  private final int[] members;

  private final long[] labels;

  /** For each element in how many places of relations it is. */
  private final int[] occurrences;

  private int count;

  /**
   * @param slots how many relations there can be
   * @param width how many elements a relation has at most
   * @param elements how many there are
   */
  Relations(int slots, int width, int elements) {
    this.width = width;
    this.occurrences = new int[elements];
    this.sizes = new int[slots];
    this.members = new int[slots * width];
    this.labels = new long[slots];
  }

  boolean isEmpty() {
    return count == 0;
  }

  /** Whether an element is in some relation. */
  boolean concern(int element) {
    return occurrences[element] > 0;
  }

  /** Empties a slot. */
  void remove(int slot) {
    int at = slot * width;
    for (int i = at; i < at + sizes[slot]; i++) {
      occurrences[members[i]]--;
    }
    sizes[slot] = 0;
    count--;
  }

  /** Fills a slot that is empty. */
  void put(int slot, long label, int[] elements) {
    int at = slot * width;
    for (int i = 0; i < elements.length; i++) {
      members[at + i] = elements[i];
      occurrences[elements[i]]++;
    }
    sizes[slot] = elements.length;
    labels[slot] = label;
    count++;
  }

  /** Adds to the colour of each element the colours of those it is related to, and how. */
  void spread(long[] colours, long[] next) {
    for (int slot = 0, at = 0; slot < sizes.length; slot++, at += width) {
      int size = sizes[slot];
      long all = labels[slot];
      for (int i = 0; i < size; i++) {
        all = ValueField.mixed(all + colours[members[at + i]]) + firstPlace(at, i);
      }
      for (int i = 0; i < size; i++) {
        next[members[at + i]] += ValueField.mixed(all + i);
      }
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
    for (int slot = 0, at = 0; slot < sizes.length; slot++, at += width) {
      long before = labels[slot];
      long after = before;
      boolean isConcerned = false;
      for (int i = 0; i < sizes[slot]; i++) {
        int element = members[at + i];
        int exchanged = element == one ? other : element == other ? one : element;
        isConcerned |= exchanged != element;
        before = ValueField.mixed(before + element);
        after = ValueField.mixed(after + exchanged);
      }
      // Sums, as relations have no order.
      balance += isConcerned ? before - after : 0;
    }
    return balance == 0;
  }
}
