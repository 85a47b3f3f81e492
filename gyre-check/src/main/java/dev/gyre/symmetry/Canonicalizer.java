package dev.gyre.symmetry;

import dev.gyre.search.Canonicalization.Representative;

/** A way to find representatives that remembers the last permutation. For one thread. */
interface Canonicalizer extends Representative {
  /** For each type the images of the elements that can move, for the last state. */
  int[][] images();
}
