package dev.gyre.symmetry;

import java.util.Arrays;
import java.util.List;

/**
 * What moves when the elements of symmetric types change places, in all states with the same
 * processes. Elements are numbered per type, among those that can move. For one thread.
 */
final class MovableParts {
  private final int[] sizes;
  private final boolean isRigid;
  private final List<Cells> cells;

  /** The cells again, and the meanings that occur in them: arrays are quicker to go through. */
  private final Cells[] moving;

  private final Meanings[] meanings;
  private final List<Cells> mainArrays;
  private final List<Cells> locations;
  private final Movers movers;

  /**
   * @param movers which elements can move, and their processes
   * @param meanings all that may occur in the cells
   * @param mainArrays for each type an array indexed by it whose values stand for themselves; null
   *     where there is none
   * @param locations for each type the locations of the processes of a family; null where there is
   *     none
   */
  MovableParts(
      Movers movers,
      List<Cells> cells,
      List<Meanings> meanings,
      List<Cells> mainArrays,
      List<Cells> locations) {
    this.movers = movers;
    this.sizes = movers.sizes();
    this.isRigid = Arrays.stream(sizes).allMatch(size -> size < 2);
    this.cells = cells;
    this.moving = cells.toArray(Cells[]::new);
    this.meanings =
        meanings.stream()
            .filter(m -> cells.stream().anyMatch(c -> c.meanings() == m))
            .toArray(Meanings[]::new);
    this.mainArrays = mainArrays;
    this.locations = locations;
  }

  /** Which elements can move, and their processes. */
  Movers movers() {
    return movers;
  }

  /** How many elements of a type can move. */
  int size(int type) {
    return sizes[type];
  }

  int types() {
    return sizes.length;
  }

  List<Cells> cells() {
    return cells;
  }

  /** An array indexed by a type whose values stand for themselves, or null. */
  Cells mainArray(int type) {
    return mainArrays.get(type);
  }

  /** The locations of the processes of a family of a type, or null. */
  Cells locations(int type) {
    return locations.get(type);
  }

  /** Whether nothing can move, so that every state is alone. */
  boolean isRigid() {
    return isRigid;
  }

  /**
   * Carries out a permutation.
   *
   * @param images for each type the image of each of its elements
   * @param target gets the words of the new state
   */
  void permute(int[] state, int length, int[][] images, int[] target) {
    System.arraycopy(state, 0, target, 0, length);
    long moved = moved(images);
    for (Meanings meaning : meanings) {
      meaning.rename(images, moved);
    }
    for (Cells part : moving) {
      part.move(state, images, moved, target);
    }
  }

  /** The types of which elements move, as {@link Axes#types}. */
  private static long moved(int[][] images) {
    long moved = 0;
    for (int type = 0; type < images.length; type++) {
      moved |= isIdentity(images[type]) ? 0 : 1L << type;
    }
    return moved;
  }

  private static boolean isIdentity(int[] image) {
    for (int e = 0; e < image.length; e++) {
      if (image[e] != e) {
        return false;
      }
    }
    return true;
  }

  /** The permutation that moves nothing. */
  int[][] identity() {
    int[][] images = new int[sizes.length][];
    for (int t = 0; t < sizes.length; t++) {
      images[t] = new int[sizes[t]];
      for (int e = 0; e < sizes[t]; e++) {
        images[t][e] = e;
      }
    }
    return images;
  }
}
