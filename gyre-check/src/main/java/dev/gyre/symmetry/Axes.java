package dev.gyre.symmetry;

import java.util.Arrays;
import java.util.List;

/**
 * The coordinates of things that move: each is an element of a symmetric type. A thing with
 * coordinates (e, f) moves to where the thing with the images of e and f was. Things are numbered
 * with the last coordinate running fastest.
 */
final class Axes {
  private final int[] types;
  private final int[] sizes;
  private final int count;

  /**
   * @param types the symmetric type of each coordinate
   * @param sizes how many elements each has that can move
   */
  Axes(List<Integer> types, List<Integer> sizes) {
    this.types = types.stream().mapToInt(Integer::intValue).toArray();
    this.sizes = sizes.stream().mapToInt(Integer::intValue).toArray();
    this.count = Arrays.stream(this.sizes).reduce(1, (a, b) -> a * b);
  }

  /** How many coordinates there are. */
  int dimensions() {
    return types.length;
  }

  int type(int dimension) {
    return types[dimension];
  }

  /** How many things there are. */
  int count() {
    return count;
  }

  /** A coordinate of a thing. */
  int coordinate(int thing, int dimension) {
    if (types.length == 1) {
      return thing;
    }
    int rest = thing;
    for (int d = types.length - 1; d > dimension; d--) {
      rest /= sizes[d];
    }
    return rest % sizes[dimension];
  }

  /**
   * The place of a thing after a permutation.
   *
   * @param images for each type the image of each of its elements
   */
  int image(int thing, int[][] images) {
    if (types.length == 1) {
      return images[types[0]][thing];
    }
    int rest = thing;
    int stride = 1;
    int place = 0;
    for (int d = types.length - 1; d >= 0; d--) {
      place += images[types[d]][rest % sizes[d]] * stride;
      rest /= sizes[d];
      stride *= sizes[d];
    }
    return place;
  }
}
