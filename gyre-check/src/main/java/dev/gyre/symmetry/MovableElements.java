package dev.gyre.symmetry;

import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.search.Permutation;
import java.util.Arrays;
import java.util.List;

/**
 * The elements that can move in the states of one population, and which processes move with them.
 * Translates between permutations of all elements, which mean the same in every state, and those of
 * the elements that can move here.
 */
final class MovableElements {
  private final int[][] movable;

  /** For each type the number of its element 0, when the elements of all types are numbered. */
  private final int[] offsets;

  private final int elements;
  private final int[] familyTypes;

  /** For each family, and each element that can move, the number of its process. */
  private final int[][] members;

  MovableElements(Symmetry symmetry, Configuration population) {
    List<SymmetricType> types = symmetry.types();
    this.movable = new int[types.size()][];
    this.offsets = new int[types.size()];
    int next = 0;
    for (int t = 0; t < movable.length; t++) {
      movable[t] = population.movable(t);
      offsets[t] = next;
      next += types.get(t).size();
    }
    this.elements = next;
    List<ProcessFamily> families = symmetry.families();
    this.familyTypes = families.stream().mapToInt(ProcessFamily::type).toArray();
    this.members = new int[familyTypes.length][];
    for (int f = 0; f < members.length; f++) {
      members[f] = population.members(f, familyTypes[f]);
    }
  }

  /** For each type how many of its elements can move. */
  int[] sizes() {
    return Arrays.stream(movable).mapToInt(all -> all.length).toArray();
  }

  /** The permutation of all elements that is this one on those that can move. */
  Permutation permutation(int[][] images) {
    int[] all = new int[elements];
    for (int e = 0; e < elements; e++) {
      all[e] = e;
    }
    for (int t = 0; t < movable.length; t++) {
      for (int e = 0; e < movable[t].length; e++) {
        all[offsets[t] + movable[t][e]] = offsets[t] + movable[t][images[t][e]];
      }
    }
    return Permutation.of(all);
  }

  /**
   * What a permutation does to the elements that can move here.
   *
   * @throws IllegalArgumentException if it moves others
   */
  int[][] images(Permutation permutation) {
    int[][] images = new int[movable.length][];
    int moved = 0;
    for (int t = 0; t < movable.length; t++) {
      images[t] = new int[movable[t].length];
      for (int e = 0; e < images[t].length; e++) {
        int image = permutation.image(offsets[t] + movable[t][e]);
        images[t][e] = Arrays.binarySearch(movable[t], image - offsets[t]);
        moved += image == offsets[t] + movable[t][e] ? 0 : 1;
        if (images[t][e] < 0) {
          throw new IllegalArgumentException("an element takes the place of one that cannot move");
        }
      }
    }
    for (int e = 0; e < elements; e++) {
      moved -= permutation.image(e) == e ? 0 : 1;
    }
    if (moved != 0) {
      throw new IllegalArgumentException("an element moves that cannot");
    }
    return images;
  }

  /** The number that a process gets. */
  int process(int[][] images, int process) {
    for (int f = 0; f < members.length; f++) {
      for (int e = 0; e < members[f].length; e++) {
        if (members[f][e] == process) {
          return members[f][images[familyTypes[f]][e]];
        }
      }
    }
    return process;
  }
}
