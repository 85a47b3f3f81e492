package dev.gyre.search;

import java.util.Random;

/**
 * A way to let one state stand for many, for all workers of a search: the store is asked with the
 * representative of a state.
 *
 * <p>A state and its representative must be able to do the same, up to what stands for the same
 * state again. Representatives of equivalent states need not be equal; where they are not, the
 * search only sees more states than necessary.
 */
public interface Canonicalization {
  /** A function for one worker. */
  Representative newRepresentative();

  /** The same with equal results exactly for equivalent states, whatever it costs. */
  Representative newCanonical();

  /** The same as {@link #newRepresentative}, which also gives the permutation that was applied. */
  Normalisation newNormalisation();

  /** Finds representatives. For one thread. */
  interface Representative {
    /**
     * The state that stands for a state; of the same length, valid until the next call, not to be
     * changed.
     */
    int[] of(int[] words, int length);
  }

  /** Finds representatives and the permutations that lead to them. For one thread. */
  interface Normalisation extends Representative {
    /** The permutation that makes of the last state its representative. */
    Permutation permutation();

    /**
     * Some permutation of what can move in a state.
     *
     * @param random decides which
     */
    Permutation some(int[] words, Random random);

    /** What a permutation makes of a state. It may move only what can move there. */
    int[] moved(Permutation permutation, int[] words, int length);

    /** The number that a process of a state has after a permutation. */
    int process(Permutation permutation, int[] words, int process);
  }
}
