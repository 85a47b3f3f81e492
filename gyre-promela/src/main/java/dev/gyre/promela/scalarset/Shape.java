package dev.gyre.promela.scalarset;

/**
 * What a variable or field holds.
 *
 * @param sort what its value stands for, or that of each element of an array
 */
record Shape(Sort sort, Dimension dimension) {
  /** How it is indexed. */
  sealed interface Dimension {
    /** Not an array. */
    record None() implements Dimension {}

    /** An array indexed by numbers. */
    record Numbered(int length) implements Dimension {}

    /** An array indexed by numbers, whose length is not known here; it is refused. */
    record Uncounted() implements Dimension {}

    /** An array with one element for each element of an index type. */
    record Over(IndexType type) implements Dimension {}
  }

  /** Whether a permutation of elements changes what it holds or where. */
  boolean moves() {
    return sort.moves()
        || dimension instanceof Dimension.Over
        || (sort instanceof Sort.Whole whole
            && whole.structure().fields().values().stream().anyMatch(Shape::moves));
  }
}
