package dev.gyre.ltl.automaton;

import java.util.ArrayList;
import java.util.List;

/**
 * Decides whether a cube lies inside a union of cubes, and makes unions smaller.
 *
 * <p>By Shannon expansion: a cube that meets the union but implies none of its cubes is split at a
 * proposition of one of them. Exponential at worst, but the unions are the labels of a few arcs.
 */
final class Cover {
  private Cover() {}

  /** Whether every valuation in {@code cube} is in one of {@code cubes}. */
  static boolean covers(List<Cube> cubes, Cube cube) {
    List<Cube> near = new ArrayList<>();
    for (Cube candidate : cubes) {
      if (cube.implies(candidate)) {
        return true;
      }
      if (candidate.meets(cube)) {
        near.add(candidate);
      }
    }
    if (near.size() < 2) {
      return false; // a part of the cube is left over
    }
    long bit = Long.lowestOneBit(near.get(0).support() & ~cube.support());
    return covers(near, cube.withPositive(bit)) && covers(near, cube.withNegative(bit));
  }

  /**
   * A smaller union of the same valuations: literals that are not needed go first, then cubes that
   * the others cover.
   */
  static List<Cube> minimize(List<Cube> cubes) {
    List<Cube> grown = new ArrayList<>();
    for (Cube cube : cubes) {
      Cube larger = grow(cube, cubes);
      if (!grown.contains(larger)) {
        grown.add(larger);
      }
    }
    for (int i = grown.size() - 1; i >= 0 && grown.size() > 1; i--) {
      Cube cube = grown.remove(i);
      if (!covers(grown, cube)) {
        grown.add(i, cube);
      }
    }
    return grown;
  }

  private static Cube grow(Cube cube, List<Cube> cubes) {
    Cube larger = cube;
    for (long rest = cube.support(); rest != 0; rest &= rest - 1) {
      long bit = Long.lowestOneBit(rest);
      if (covers(cubes, larger.flipped(bit))) {
        larger = larger.without(bit);
      }
    }
    return larger;
  }
}
