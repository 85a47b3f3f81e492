package dev.gyre.lts.graph;

import java.util.Arrays;

/** A list of numbers that grows, without a box for each. */
public final class Ints {
  private int[] values;
  private int size;

  public Ints() {
    this(16);
  }

  public Ints(int capacity) {
    values = new int[Math.max(capacity, 1)];
  }

  public void add(int value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, Capacity.above(size));
    }
    values[size++] = value;
  }

  public int get(int index) {
    return values[index];
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /** Takes away the last one. */
  public int pop() {
    return values[--size];
  }

  public void clear() {
    size = 0;
  }

  public int[] toArray() {
    return Arrays.copyOf(values, size);
  }
}
