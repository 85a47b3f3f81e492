package dev.gyre.symmetry;

import dev.gyre.ir.symmetry.SymmetricType;
import java.util.ArrayList;
import java.util.List;

/** The rearrangements of rings. */
final class Rings {
  private Rings() {}

  /** All rotations, and for a ring without direction all reflections, as images of elements. */
  static List<int[]> images(int size, SymmetricType.Group group) {
    List<int[]> all = new ArrayList<>();
    for (int first = 0; first < Math.max(size, 1); first++) {
      all.add(from(size, first, 1));
      if (group == SymmetricType.Group.DIHEDRAL && size > 2) {
        all.add(from(size, first, -1));
      }
    }
    return all;
  }

  /**
   * The rearrangement that puts an element first.
   *
   * @param direction 1 if its successor comes next, -1 if its predecessor does
   */
  static int[] from(int size, int first, int direction) {
    int[] image = new int[size];
    for (int place = 0; place < size; place++) {
      image[Math.floorMod(first + direction * place, size)] = place;
    }
    return image;
  }
}
