package dev.gyre.tck.symmetry;

import dev.gyre.search.Canonicalization;
import dev.gyre.search.Permutation;
import java.util.Random;

/**
 * A symmetry reduction that forgets how its representatives are come by: a process keeps its number
 * whatever state stands for the one it is in. To show what goes wrong then.
 */
record NaiveReduction(Canonicalization reduction) implements Canonicalization {
  @Override
  public Representative newRepresentative() {
    return reduction.newRepresentative();
  }

  @Override
  public Representative newCanonical() {
    return reduction.newCanonical();
  }

  @Override
  public Normalisation newNormalisation() {
    Normalisation exact = reduction.newNormalisation();
    return new Normalisation() {
      @Override
      public int[] of(int[] words, int length) {
        return exact.of(words, length);
      }

      @Override
      public Permutation permutation() {
        return exact.permutation();
      }

      @Override
      public Permutation some(int[] words, Random random) {
        return exact.some(words, random);
      }

      @Override
      public int[] moved(Permutation permutation, int[] words, int length) {
        return exact.moved(permutation, words, length);
      }

      @Override
      public int process(Permutation permutation, int[] words, int process) {
        return process;
      }
    };
  }
}
