package dev.gyre.ir.symmetry;

import java.util.Set;

/**
 * A finite type whose elements cannot be told apart, except by what is stored about them. Elements
 * are counted from 0; how an element is written as a value is said where it is used ({@link
 * Range.Element}).
 *
 * @param name what the user calls it, or what it was found by
 * @param size how many elements it has, at least 1
 * @param fixed those elements that somebody can tell from the others; they stay where they are, and
 *     on a ring so do all
 */
public record SymmetricType(String name, int size, Group group, Set<Integer> fixed) {
  /** All elements are alike. */
  public SymmetricType(String name, int size, Group group) {
    this(name, size, group, Set.of());
  }

  public SymmetricType {
    fixed = Set.copyOf(fixed);
    if (size < 1) {
      throw new IllegalArgumentException(name + " has no elements");
    }
  }

  /** Which rearrangements of the elements nobody notices. */
  public enum Group {
    /** All of them: a scalarset. */
    FULL,
    /** Rotations: a ring with a direction. */
    CYCLIC,
    /** Rotations and reflections: a ring without a direction. */
    DIHEDRAL
  }
}
