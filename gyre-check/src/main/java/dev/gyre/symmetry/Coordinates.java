package dev.gyre.symmetry;

import java.util.Arrays;
import java.util.List;

/**
 * The coordinates of things that move: each is an element of a symmetric type. A thing with
 * coordinates (e, f) moves to where the thing with the images of e and f was. Things are numbered
 * with the last coordinate running fastest.
 */
final class Coordinates {
  private final int[] types;
  private final long typeBits;
  private final int[] strides;
  private final int count;

  /** For each thing its coordinates; looked up, since dividing for them would cost more. */
  private final int[] coordinates;

  /**
   * @param types the symmetric type of each coordinate
   * @param sizes how many elements each has that can move
   */
  Coordinates(List<Integer> types, List<Integer> sizes) {
    this.types = types.stream().mapToInt(Integer::intValue).toArray();
    this.typeBits = types.stream().mapToLong(type -> 1L << type).reduce(0, (a, b) -> a | b);
    this.strides = new int[sizes.size()];
    int things = 1;
    for (int d = strides.length - 1; d >= 0; d--) {
      strides[d] = things;
      things *= sizes.get(d);
    }
    this.count = things;
    this.coordinates = new int[count * strides.length];
    for (int thing = 0; thing < count; thing++) {
      for (int d = 0; d < strides.length; d++) {
        coordinates[thing * strides.length + d] = thing / strides[d] % sizes.get(d);
      }
    }
  }

  /** How many coordinates there are. */
  int dimensions() {
    return types.length;
  }

  int type(int dimension) {
    return types[dimension];
  }

  /**
   * The types of all coordinates, as a set of bits. A bit may stand for several types, if there are
   * very many; sets that have nothing in common are about different types.
   */
  long types() {
    return typeBits;
  }

  /** Whether other things have the same coordinates. */
  boolean isLike(Coordinates other) {
    return Arrays.equals(types, other.types) && Arrays.equals(strides, other.strides);
  }

  /** How many things there are. */
  int count() {
    return count;
  }

  /** A coordinate of a thing. */
  int coordinate(int thing, int dimension) {
    return coordinates[thing * types.length + dimension];
  }

  /**
   * Copies the coordinates of a thing, as elements of all types are numbered.
   *
   * @param starts for each type the number of its first element
   */
  void copyElements(int thing, int[] starts, int[] target, int at) {
    for (int d = 0; d < types.length; d++) {
      target[at + d] = starts[types[d]] + coordinate(thing, d);
    }
  }

  /**
   * The place of a thing after a permutation.
   *
   * @param images for each type the image of each of its elements
   */
  int image(int thing, int[][] images) {
    int place = 0;
    int at = thing * types.length;
    for (int d = 0; d < types.length; d++) {
      place += images[types[d]][coordinates[at + d]] * strides[d];
    }
    return place;
  }
}
