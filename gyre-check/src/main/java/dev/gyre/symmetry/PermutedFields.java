package dev.gyre.symmetry;

import dev.gyre.system.fields.BitField;
import dev.gyre.system.fields.NamingField;

/**
 * Bits of a state that change places with each other, or whose value changes, or both: one cell for
 * each combination of coordinates, all of the same width.
 */
final class PermutedFields {
  private final Coordinates axes;
  private final int[] words;
  private final int[] shifts;
  private final int mask;
  private final Denotation meanings;
  private final Queue queue;

  /**
   * The queues whose slots the cells are, one for each cell: behind its last message a queue is
   * filled with zeros that mean nothing.
   */
  static final class Queue {
    private final PermutedFields lengths;
    private final int slot;

    /**
     * @param lengths for each queue how many messages it holds
     * @param slot which slot of the queues is meant
     */
    Queue(PermutedFields lengths, int slot) {
      this.lengths = lengths;
      this.slot = slot;
    }
  }

  /**
   * @param words for each cell its word in the state
   * @param shifts for each cell its lowest bit
   * @param mask the bits of a cell, after the shift
   * @param meanings what the values refer to; null if they stand for themselves
   * @param queue the queues that the cells are slots of; null if they are none
   */
  PermutedFields(
      Coordinates axes, int[] words, int[] shifts, int mask, Denotation meanings, Queue queue) {
    this.axes = axes;
    this.words = words;
    this.shifts = shifts;
    this.mask = mask;
    this.meanings = meanings;
    this.queue = queue;
  }

  Coordinates axes() {
    return axes;
  }

  /** What the values refer to; null if they stand for themselves. */
  Denotation meanings() {
    return meanings;
  }

  /** Whether a cell is behind the last message of its queue, where values mean nothing. */
  private boolean isFiller(int[] state, int cell) {
    return queue != null && queue.lengths.value(state, cell) <= queue.slot;
  }

  /** Whether each cell has the bits of the same cell of another kind. */
  boolean contains(PermutedFields other) {
    boolean isSo = other.words.length == words.length && axes.isLike(other.axes);
    for (int cell = 0; isSo && cell < words.length; cell++) {
      int bits = other.mask << other.shifts[cell];
      isSo = words[cell] == other.words[cell] && (bits & ~(mask << shifts[cell])) == 0;
    }
    return isSo;
  }

  /** One of the cells. */
  BitField cell(int cell) {
    return new BitField(words[cell], shifts[cell], mask);
  }

  /**
   * One of the cells as a reference.
   *
   * @param names the number of the table with new names
   */
  NamingField reference(int cell, int names) {
    return queue == null
        ? new NamingField(cell(cell), BitField.NONE, -1, names)
        : new NamingField(cell(cell), queue.lengths.cell(cell), queue.slot, names);
  }

  int value(int[] state, int cell) {
    return (state[words[cell]] >>> shifts[cell]) & mask;
  }

  /**
   * Puts the cells of a state where a permutation moves them.
   *
   * @param moved the types of which it moves elements
   * @param target differs from the state at most in cells
   */
  void move(int[] state, int[][] images, long moved, int[] target) {
    long types = axes.types() | (meanings == null ? 0 : meanings.types());
    for (int cell = 0; cell < words.length && (types & moved) != 0; cell++) {
      int place = axes.image(cell, images);
      int value = value(state, cell);
      int name = meanings == null ? value : name(state, cell, value);
      if (place != cell || name != value) {
        put(target, place, name);
      }
    }
  }

  /** What the value of a cell becomes. */
  private int name(int[] state, int cell, int value) {
    int[] names = meanings.renamed();
    return Integer.compareUnsigned(value, names.length) < 0
            && names[value] != value
            && !isFiller(state, cell)
        ? names[value]
        : value;
  }

  private void put(int[] target, int place, int value) {
    int word = words[place];
    int shift = shifts[place];
    target[word] = (target[word] & ~(mask << shift)) | (value << shift);
  }
}
