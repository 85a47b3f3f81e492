package dev.gyre.symmetry;

/**
 * How a representative is chosen. The first five are those of Bosnacki, Dams and Holenderski
 * [Bosnacki2002]: they look at some rearrangements of a state and take the smallest outcome.
 */
public enum Strategy {
  /** All rearrangements. */
  FULL,
  /** One that sorts the main array: an array indexed by the type, of values that do not move. */
  SORTED,
  /** All that sort the main array. */
  SEGMENTED,
  /** One that sorts the locations of the processes. */
  PC_SORTED,
  /** All that sort the locations of the processes. */
  PC_SEGMENTED,
  /** Those that partition refinement leaves. */
  REFINE;

  /** Whether equivalent states have the same representative. */
  public boolean isCanonical() {
    return this != SORTED && this != PC_SORTED;
  }

  boolean sortsLocations() {
    return this == PC_SORTED || this == PC_SEGMENTED;
  }
}
