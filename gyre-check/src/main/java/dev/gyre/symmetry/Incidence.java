package dev.gyre.symmetry;

import dev.gyre.system.fields.NamingField;
import dev.gyre.system.fields.ValueField;
import java.util.Arrays;

/**
 * What the values of one reference tell. A reference relates the elements it belongs to and those
 * its value names; each of them is told so, and in which place it is. Where several different
 * elements are related, they can be told apart further by what is known of the others ({@link
 * Relations}).
 */
final class Incidence {
  private final boolean mayBeAbsent;
  private final int[] own;
  private final long salt;
  private final boolean isPlain;

  /** For each value that may name something the elements that are related; null for the others. */
  private final int[][] related;

  private final long[] labels;

  /** For each such value whether different elements are related. */
  private final boolean[] isRelation;

  private final boolean isOwnRelation;

  /**
   * @param reference whose values are meant
   * @param own the elements that its cell belongs to
   * @param salt the same for all cells with the same meaning
   * @param meanings what the values name; null if they stand for themselves
   * @param starts for each type the number of its first element
   */
  Incidence(NamingField reference, int[] own, long salt, Denotation meanings, int[] starts) {
    this.mayBeAbsent = reference.isQueued();
    this.own = own;
    this.isPlain = meanings == null;
    this.salt = salt + pattern(own);
    this.isOwnRelation = areDifferent(own);
    int values = isPlain ? 0 : meanings.renamed().length;
    this.related = new int[values][];
    this.labels = new long[values];
    this.isRelation = new boolean[values];
    for (int value = 0; value < values; value++) {
      int group = meanings.group(value);
      if (group >= 0) {
        Coordinates things = meanings.axes(group);
        int[] all = Arrays.copyOf(own, own.length + things.dimensions());
        things.copyElements(meanings.thing(value), starts, all, own.length);
        related[value] = all;
        labels[value] = ValueField.mixed(~salt + ((long) group << Integer.SIZE) + pattern(all));
        isRelation[value] = areDifferent(all);
      }
    }
  }

  /** Which of the elements are the same: a thing related to itself is special. */
  private static long pattern(int[] elements) {
    long pattern = 0;
    for (int element : elements) {
      int first = 0;
      while (elements[first] != element) {
        first++;
      }
      pattern = pattern * elements.length + first;
    }
    return pattern;
  }

  private static boolean areDifferent(int[] elements) {
    return Arrays.stream(elements).distinct().count() > 1;
  }

  /** How many elements can be related. */
  int width() {
    return Arrays.stream(related)
        .mapToInt(all -> all == null ? 0 : all.length)
        .reduce(own.length, Math::max);
  }

  /** The elements that a value relates. */
  int[] related(int value) {
    return names(value) ? related[value] : own;
  }

  private boolean names(int value) {
    return Integer.compareUnsigned(value, related.length) < 0 && related[value] != null;
  }

  /** The value that the reference has where all bits are 0. */
  int valueOfNothing() {
    return mayBeAbsent ? NamingField.ABSENT : 0;
  }

  /** Whether a value says anything. Most of a table is 0, and the rest says where. */
  boolean says(int value) {
    if (mayBeAbsent && value == NamingField.ABSENT) {
      return false;
    }
    return isPlain ? value != 0 : names(value) || own.length > 0;
  }

  /** Whether a value relates different elements. */
  boolean isRelation(int value) {
    return names(value) ? isRelation[value] : isOwnRelation && says(value);
  }

  /** How a value relates its elements. */
  long label(int value) {
    return names(value) ? labels[value] : ValueField.mixed(salt + value);
  }

  /** What the element in a place is told. */
  static long told(long label, int place) {
    return place == 0 ? label : ValueField.mixed(label + place);
  }
}
