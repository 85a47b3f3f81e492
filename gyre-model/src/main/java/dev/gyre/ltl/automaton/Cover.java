package dev.gyre.ltl.automaton;

import java.util.ArrayList;
import java.util.Comparator;
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
    Cube first = near.get(0);
    long bit = Long.lowestOneBit(first.support() & ~cube.support());
    Cube inside = (first.positive() & bit) != 0 ? cube.withPositive(bit) : cube.withNegative(bit);
    // Where the first cube is out of the question, a no is found sooner.
    return covers(near, inside.flipped(bit)) && covers(near, inside);
  }

  /**
   * A smaller union of the same valuations: literals that are not needed go first, then cubes that
   * the others cover.
   */
  static List<Cube> minimize(List<Cube> cubes) {
    List<Cube> maximal = maximal(cubes);
    List<Cube> grown = new ArrayList<>();
    for (Cube cube : maximal) {
      Cube larger = grow(cube, maximal);
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

  /** The cubes that imply no other one. */
  private static List<Cube> maximal(List<Cube> cubes) {
    List<Cube> largeFirst = new ArrayList<>(cubes);
    largeFirst.sort(Comparator.comparingInt(cube -> Long.bitCount(cube.support())));
    List<Cube> maximal = new ArrayList<>();
    for (Cube cube : largeFirst) {
      if (maximal.stream().noneMatch(cube::implies)) {
        maximal.add(cube);
      }
    }
    return maximal;
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
