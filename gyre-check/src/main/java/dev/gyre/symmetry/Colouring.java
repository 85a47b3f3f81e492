package dev.gyre.symmetry;

import java.util.Arrays;

/**
 * Colours of the elements of all types, such that elements that could change places without
 * changing the state have the same colour: partition refinement. [McKayPiperno2014]
 *
 * <p>The cells of a state are relations: a cell relates its coordinates and what its value names. A
 * relation of one element tells something about that element for good. The others are looked at
 * again and again: what an element is related to, and in which place, becomes part of its colour,
 * until no further colours appear. Colours are hashes of what was seen, summed up where order does
 * not matter. That two different things get the same hash does no harm to soundness: every
 * rearrangement gives a valid representative.
 */
final class Colouring {
  private static final int INDIVIDUAL = 0x5bd1e995;

  private final MovableParts parts;
  private final int[] starts;
  private final int elements;

  /** Relations of several elements: the number of elements, their numbers. */
  private int[] related = new int[64];

  private long[] labels = new long[32];
  private int relatedEnd;
  private int relations;
  private final long[] next;
  private final long[] salts;
  private final long[] colours;

  Colouring(MovableParts parts) {
    this.parts = parts;
    this.starts = new int[parts.types() + 1];
    for (int t = 0; t < parts.types(); t++) {
      starts[t + 1] = starts[t] + parts.size(t);
    }
    this.elements = starts[parts.types()];
    this.next = new long[elements];
    this.colours = new long[elements];
    this.salts = new long[parts.cells().size()];
    for (int c = 0; c < salts.length; c++) {
      salts[c] = mixed(c);
    }
  }

  /** Room for the colours of all elements, the same each time. */
  long[] colours() {
    return colours;
  }

  /** The number of the first element of a type. */
  int start(int type) {
    return starts[type];
  }

  /** Whether there are relations of several elements in the state that was looked at last. */
  boolean hasRelations() {
    return relations > 0;
  }

  /** Looks at a state; the colours are not yet refined. */
  void begin(int[] state, long[] colours) {
    relatedEnd = 0;
    relations = 0;
    for (int type = 0; type < parts.types(); type++) {
      Arrays.fill(colours, starts[type], starts[type + 1], type + 1L);
    }
    for (int c = 0; c < parts.cells().size(); c++) {
      Cells cells = parts.cells().get(c);
      Axes axes = cells.axes();
      Meanings meanings = cells.meanings();
      if (axes.dimensions() == 1 && meanings == null) {
        cells.addTo(colours, starts[axes.type(0)], state, salts[c]);
      } else {
        for (int cell = 0; cell < axes.count(); cell++) {
          relate(c, cells, cell, state, colours);
        }
      }
    }
  }

  private void relate(int c, Cells cells, int cell, int[] state, long[] colours) {
    Axes axes = cells.axes();
    Meanings meanings = cells.meanings();
    int value = cells.value(state, cell);
    int group = cells.group(state, cell);
    if (group < 0 && axes.dimensions() == 0) {
      return;
    }
    int from = relatedEnd;
    if (related.length < from + 32) {
      related = Arrays.copyOf(related, related.length * 2);
    }
    int at = from + 1;
    for (int d = 0; d < axes.dimensions(); d++) {
      related[at++] = starts[axes.type(d)] + axes.coordinate(cell, d);
    }
    long label = mixed(salts[c] + value);
    if (group >= 0) {
      Axes named = meanings.axes(group);
      int thing = meanings.thing(value);
      for (int d = 0; d < named.dimensions(); d++) {
        related[at++] = starts[named.type(d)] + named.coordinate(thing, d);
      }
      label = mixed(~salts[c] + group);
    }
    int count = at - from - 1;
    if (count == 1) {
      colours[related[from + 1]] += label;
    } else if (count > 1) {
      related[from] = count;
      relatedEnd = at;
      if (labels.length == relations) {
        labels = Arrays.copyOf(labels, relations * 2);
      }
      labels[relations++] = label;
    }
  }

  /** Makes the colours as fine as the relations allow. */
  void refine(long[] colours) {
    for (int e = 0; e < elements; e++) {
      colours[e] = mixed(colours[e]);
    }
    if (relations == 0) {
      return;
    }
    int before = distinct(colours);
    while (before < elements) {
      spread(colours);
      int now = distinct(colours);
      if (now == before) {
        return;
      }
      before = now;
    }
  }

  private void spread(long[] colours) {
    System.arraycopy(colours, 0, next, 0, elements);
    int at = 0;
    for (int r = 0; r < relations; r++) {
      int count = related[at++];
      long all = labels[r];
      for (int i = 0; i < count; i++) {
        all = mixed(all + colours[related[at + i]]) + firstPlace(at, i);
      }
      for (int i = 0; i < count; i++) {
        next[related[at + i]] += mixed(all + i);
      }
      at += count;
    }
    for (int e = 0; e < elements; e++) {
      colours[e] = mixed(next[e]);
    }
  }

  /** Where an element occurs first in a relation: a thing related to itself is special. */
  private int firstPlace(int at, int place) {
    int first = 0;
    while (related[at + first] != related[at + place]) {
      first++;
    }
    return first;
  }

  /** Makes one element different from all others, except those that get the same rank. */
  static void individualise(long[] colours, int element, int rank) {
    colours[element] = mixed(colours[element] + INDIVIDUAL + rank);
  }

  private int distinct(long[] colours) {
    int count = 0;
    for (int type = 0; type + 1 < starts.length; type++) {
      for (int e = starts[type]; e < starts[type + 1]; e++) {
        int other = starts[type];
        while (other < e && colours[other] != colours[e]) {
          other++;
        }
        count += other == e ? 1 : 0;
      }
    }
    return count;
  }

  /** Spreads the bits of a number (the finaliser of SplitMix64). */
  static long mixed(long value) {
    long z = value + 0x9e3779b97f4a7c15L;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }
}
