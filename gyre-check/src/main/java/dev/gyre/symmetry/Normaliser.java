package dev.gyre.symmetry;

import dev.gyre.search.Permutation;
import dev.gyre.search.StateReduction;

/** Finds representatives and tells how, by whatever strategy. For one thread. */
final class Normaliser implements StateReduction.Normalisation {
  private final Census census;
  private final Arrangement arrangement;
  private Movers last;

  /**
   * @param census the one that the arrangement asks
   */
  Normaliser(Census census, Arrangement arrangement) {
    this.census = census;
    this.arrangement = arrangement;
  }

  @Override
  public int[] of(int[] words, int length) {
    int[] representative = arrangement.of(words, length);
    last = census.parts(words).movers();
    return representative;
  }

  @Override
  public Permutation permutation() {
    return last.permutation(arrangement.images());
  }

  @Override
  public int[] moved(Permutation permutation, int[] words, int length) {
    MovableParts parts = census.parts(words);
    int[] target = new int[length];
    parts.permute(words, length, parts.movers().images(permutation), target);
    return target;
  }

  @Override
  public int process(Permutation permutation, int[] words, int process) {
    Movers movers = census.parts(words).movers();
    return movers.process(movers.images(permutation), process);
  }
}
