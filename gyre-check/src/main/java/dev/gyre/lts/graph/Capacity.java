package dev.gyre.lts.graph;

/** How large an array becomes that has become too small. */
public final class Capacity {
  private static final int MAX = Integer.MAX_VALUE - 8;

  private Capacity() {}

  /** More than so many; half as much again, so that all growing together is linear. */
  public static int above(int size) {
    if (size >= MAX) {
      throw new OutOfMemoryError("an array cannot have more elements");
    }
    return (int) Math.min(MAX, size + (size >> 1) + 16L);
  }
}
