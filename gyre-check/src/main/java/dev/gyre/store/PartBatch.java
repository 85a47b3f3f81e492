package dev.gyre.store;

import java.util.Arrays;

/**
 * The two parts of the root for each of several states: numbers where they are known, and pairs
 * whose numbers are still to be found. For one thread.
 */
final class PartBatch {
  /** Two for each state, left and right; valid where the number is {@link #ASKED}. */
  private long[] pairs = new long[2 * 64];

  private int[] numbers = new int[2 * 64];
  private int[] shapes = new int[64];
  private int count;

  /** No node has this number. */
  static final int ASKED = -1;

  void clear() {
    count = 0;
  }

  /** Begins with the next state. */
  void open(int shape) {
    if (count == shapes.length) {
      pairs = Arrays.copyOf(pairs, 4 * count);
      numbers = Arrays.copyOf(numbers, 4 * count);
      shapes = Arrays.copyOf(shapes, 2 * count);
    }
    shapes[count++] = shape;
  }

  void setLeft(int number) {
    numbers[2 * count - 2] = number;
  }

  void askLeft(long pair) {
    numbers[2 * count - 2] = ASKED;
    pairs[2 * count - 2] = pair;
  }

  void setRight(int number) {
    numbers[2 * count - 1] = number;
  }

  void askRight(long pair) {
    numbers[2 * count - 1] = ASKED;
    pairs[2 * count - 1] = pair;
  }

  void number(NodeTable.Writer writer) {
    writer.numberAll(pairs, numbers, 2 * count);
  }

  int shape(int index) {
    return shapes[index];
  }

  int left(int index) {
    return numbers[2 * index];
  }

  int right(int index) {
    return numbers[2 * index + 1];
  }
}
