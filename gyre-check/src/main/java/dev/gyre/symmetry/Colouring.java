package dev.gyre.symmetry;

import java.util.stream.IntStream;

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

  private final int[] starts;
  private final int elements;
  private final Sightings sightings;
  private final long[] sums;
  private final int[] ranks;
  private final Relations relations;
  private final int[] order;
  private final long[] next;
  private final long[] colours;
  private final int[][] images;

  Colouring(MovableParts parts) {
    this.starts = new int[parts.types() + 1];
    for (int t = 0; t < parts.types(); t++) {
      starts[t + 1] = starts[t] + parts.size(t);
    }
    this.elements = starts[parts.types()];
    this.order = IntStream.range(0, elements).toArray();
    this.next = new long[elements];
    this.colours = new long[elements];
    this.images = parts.identity();
    this.sightings = new Sightings(parts, starts);
    this.sums = sightings.sums();
    this.ranks = sightings.ranks();
    this.relations = sightings.relations();
  }

  /** Room for the images of the elements of each type, the same each time. */
  int[][] images() {
    return images;
  }

  /** The number of the first element of a type. */
  int start(int type) {
    return starts[type];
  }

  /** Whether there are relations of several elements in the state that was looked at last. */
  boolean hasRelations() {
    return !relations.isEmpty();
  }

  /**
   * Whether two elements of one colour may change places without changing the state: what is told
   * about each alone is in the colour.
   */
  boolean areTwins(int one, int other) {
    return relations.allowExchange(one, other);
  }

  /**
   * Looks at a state, and sorts the elements by what is told about each alone. The result says
   * whether that settles their order: all differ, or nothing else could tell them apart.
   */
  boolean look(int[] state) {
    sightings.look(state);
    boolean areDifferent = true;
    for (int type = 0; type + 1 < starts.length; type++) {
      areDifferent &= isDiscrete(sums, type);
    }
    return areDifferent || relations.isEmpty();
  }

  /** Whether the elements are in the order of their numbers, as they were sorted last. */
  boolean isSorted() {
    for (int at = 0; at < elements; at++) {
      if (order[at] != at) {
        return false;
      }
    }
    return true;
  }

  /** Where the elements go when they come in the order in which they were sorted last. */
  int[][] sortedImages() {
    for (int type = 0; type < images.length; type++) {
      place(type, images[type]);
    }
    return images;
  }

  /** The colours of the elements of the state that was looked at, not yet refined. */
  long[] begin() {
    System.arraycopy(sums, 0, colours, 0, elements);
    return colours;
  }

  /** Makes the colours as fine as the relations allow. */
  void refine(long[] colours) {
    if (relations.isEmpty()) {
      return;
    }
    for (int type = 0; type + 1 < starts.length; type++) {
      for (int e = starts[type]; e < starts[type + 1]; e++) {
        colours[e] = mixed(colours[e] + type);
      }
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
    relations.spread(colours, next);
    for (int e = 0; e < elements; e++) {
      colours[e] = mixed(next[e]);
    }
  }

  /** Makes one element different from all others, except those that get the same rank. */
  static void individualise(long[] colours, int element, int rank) {
    colours[element] = mixed(colours[element] + INDIVIDUAL + rank);
  }

  private int distinct(long[] colours) {
    int count = 0;
    for (int type = 0; type + 1 < starts.length; type++) {
      sort(colours, type);
      for (int at = starts[type]; at < starts[type + 1]; at++) {
        boolean isNew = at == starts[type] || colours[order[at]] != colours[order[at - 1]];
        count += isNew ? 1 : 0;
      }
    }
    return count;
  }

  /** Whether all elements of a type have different colours. */
  boolean isDiscrete(long[] colours, int type) {
    sort(colours, type);
    for (int at = starts[type] + 1; at < starts[type + 1]; at++) {
      if (colours[order[at]] == colours[order[at - 1]]) {
        return false;
      }
    }
    return true;
  }

  /** Where the elements of a type come when they are sorted by colour. */
  void places(long[] colours, int type, int[] image) {
    sort(colours, type);
    place(type, image);
  }

  private void place(int type, int[] image) {
    int start = starts[type];
    for (int place = 0; place < image.length; place++) {
      image[order[start + place] - start] = place;
    }
  }

  /**
   * By insertion: there are few elements, and mostly they are in order from the last time. Elements
   * of one colour stay in the order of their numbers, so that they are not moved.
   */
  private void sort(long[] colours, int type) {
    int[] sorted = order;
    int[] first = ranks;
    int from = starts[type];
    int end = starts[type + 1];
    for (int at = from + 1; at < end; at++) {
      int element = sorted[at];
      int rank = first[element];
      long colour = colours[element];
      int to = at;
      while (to > from) {
        int other = sorted[to - 1];
        int otherRank = first[other];
        if (otherRank < rank) {
          break;
        }
        if (otherRank == rank) {
          long otherColour = colours[other];
          if (otherColour < colour || (otherColour == colour && other < element)) {
            break;
          }
        }
        sorted[to--] = other;
      }
      sorted[to] = element;
    }
  }

  /** Spreads the bits of a number: the two halves of a product, folded. */
  static long mixed(long value) {
    long z = value ^ 0x9e3779b97f4a7c15L;
    return Math.multiplyHigh(z, 0xbf58476d1ce4e5b9L) ^ (z * 0xbf58476d1ce4e5b9L);
  }
}
