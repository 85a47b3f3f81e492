package dev.gyre.symmetry;

import dev.gyre.system.fields.FieldCode;
import dev.gyre.system.fields.ValueField;
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
 *
 * <p>Mostly nothing has to be refined: what is told about each element, one step of the relations
 * included, says where it goes. For this the elements have keys that are quick to sort.
 */
final class Colouring {
  private static final int INDIVIDUAL = 0x5bd1e995;

  /** What a look at a state says about the order of the elements. */
  enum Order {
    /** They are in order. */
    KEPT,
    /** Their keys say where they go. */
    KNOWN,
    /** Their colours have to be refined. */
    OPEN
  }

  private final MovableFields parts;
  private final int types;
  private final int elements;
  private final int indexBits;
  private final SignatureCache impressions;
  private final Relations relations;
  private final long[] sums;
  private final long[] keys;
  private final int[] ranks;
  private final int[] order;
  private final long[] next;
  private final long[] colours;
  private final int[][] images;

  Colouring(MovableFields parts) {
    this.parts = parts;
    this.types = parts.types();
    this.elements = parts.elements();
    this.indexBits = parts.plan().indexBits();
    this.order = IntStream.range(0, elements).toArray();
    this.sums = new long[elements];
    this.keys = new long[elements];
    this.ranks = new int[elements];
    this.next = new long[elements];
    this.colours = new long[elements];
    this.images = parts.identity();
    this.impressions = new SignatureCache(parts.mentions(), elements);
    this.relations = impressions.relations();
  }

  /** Room for the images of the elements of each type, the same each time. */
  int[][] images() {
    return images;
  }

  /** The number of the first element of a type. */
  int start(int type) {
    return parts.start(type);
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

  // ---- by keys

  /** Looks at a state, and sorts the elements by their keys. */
  Order look(int[] state) {
    FieldCode code = parts.code();
    impressions.look(code, state);
    code.sum(state, impressions.told(), sums, keys);
    return order();
  }

  /** Looks at what is told about those that elements are related to as well. */
  Order lookFurther() {
    System.arraycopy(sums, 0, next, 0, elements);
    relations.spread(sums, next);
    for (int at = 0; at < elements; at++) {
      int element = element(at);
      keys[at] = parts.plan().key(element, rank(at), ValueField.mixed(next[element]));
    }
    return order();
  }

  private Order order() {
    boolean isKept = true;
    for (int type = 0; type < types; type++) {
      int from = start(type);
      int end = start(type + 1);
      sortKeys(from, end);
      if (!isDecided(from, end)) {
        return Order.OPEN;
      }
      isKept &= isInOrder(from, end);
    }
    return isKept ? Order.KEPT : Order.KNOWN;
  }

  /** By insertion: there are few elements, and mostly they are in order. */
  private void sortKeys(int from, int end) {
    long[] sorted = keys;
    for (int at = from + 1; at < end; at++) {
      long key = sorted[at];
      int to = at;
      while (to > from && sorted[to - 1] > key) {
        sorted[to] = sorted[to - 1];
        to--;
      }
      sorted[to] = key;
    }
  }

  private boolean isInOrder(int from, int end) {
    for (int at = from; at < end; at++) {
      if (element(at) != at) {
        return false;
      }
    }
    return true;
  }

  /** Whether those that have the same key may come in any order. */
  private boolean isDecided(int from, int end) {
    for (int at = from + 1; at < end; at++) {
      if ((keys[at] ^ keys[at - 1]) >>> indexBits == 0 && !areSurelyTwins(at)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether two elements with neighbouring keys can change places without changing the state. If
   * all of a row can, so can any two of them.
   */
  private boolean areSurelyTwins(int at) {
    int one = element(at - 1);
    int other = element(at);
    boolean areAlone = !relations.concern(one) && !relations.concern(other);
    return sums[one] == sums[other] && (areAlone || areTwins(one, other));
  }

  private int element(int at) {
    return (int) keys[at] & (1 << indexBits) - 1;
  }

  private int rank(int at) {
    return (int) (keys[at] >>> Integer.SIZE);
  }

  /** Where the elements go by their keys. */
  int[][] imagesByKey() {
    for (int type = 0; type < types; type++) {
      int start = start(type);
      int[] image = images[type];
      for (int place = 0; place < image.length; place++) {
        image[element(start + place) - start] = place;
      }
    }
    return images;
  }

  // ---- by colours

  /** The colours of the elements of the state that was looked at, not yet refined. */
  long[] begin() {
    for (int at = 0; at < elements; at++) {
      ranks[element(at)] = rank(at);
    }
    System.arraycopy(sums, 0, colours, 0, elements);
    return colours;
  }

  /** Makes the colours as fine as the relations allow. */
  void refine(long[] colours) {
    if (relations.isEmpty()) {
      return;
    }
    for (int type = 0; type < types; type++) {
      for (int e = start(type); e < start(type + 1); e++) {
        colours[e] = ValueField.mixed(colours[e] + type);
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
      colours[e] = ValueField.mixed(next[e]);
    }
  }

  /** Makes one element different from all others, except those that get the same rank. */
  static void individualise(long[] colours, int element, int rank) {
    colours[element] = ValueField.mixed(colours[element] + INDIVIDUAL + rank);
  }

  private int distinct(long[] colours) {
    int count = 0;
    for (int type = 0; type < types; type++) {
      sort(colours, type);
      for (int at = start(type); at < start(type + 1); at++) {
        boolean isNew = at == start(type) || colours[order[at]] != colours[order[at - 1]];
        count += isNew ? 1 : 0;
      }
    }
    return count;
  }

  /** Whether all elements of a type have different colours. */
  boolean isDiscrete(long[] colours, int type) {
    sort(colours, type);
    for (int at = start(type) + 1; at < start(type + 1); at++) {
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
    int start = start(type);
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
    int from = start(type);
    int end = start(type + 1);
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
}
