package dev.gyre.symmetry;

import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.search.Canonicalization;
import dev.gyre.search.Permutation;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Finds representatives and tells how, by whatever strategy. For one thread. */
final class WitnessingCanonicalizer implements Canonicalization.Normalisation {
  private final Symmetry symmetry;
  private final ConfigurationCache census;
  private final Canonicalizer arrangement;
  private MovableElements last;

  /**
   * @param symmetry what is interchangeable
   * @param census the one that the arrangement asks
   */
  WitnessingCanonicalizer(Symmetry symmetry, ConfigurationCache census, Canonicalizer arrangement) {
    this.symmetry = symmetry;
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
  public Permutation some(int[] words, Random random) {
    MovableElements movers = census.parts(words).movers();
    int[] sizes = movers.sizes();
    int[][] images = new int[sizes.length][];
    for (int type = 0; type < sizes.length; type++) {
      images[type] = some(sizes[type], symmetry.types().get(type).group(), random);
    }
    return movers.permutation(images);
  }

  /** Two elements that change places, or all in disorder, or a turn. */
  private static int[] some(int size, SymmetricType.Group group, Random random) {
    if (group != SymmetricType.Group.FULL) {
      List<int[]> turns = Rings.images(size, group);
      return turns.get(random.nextInt(turns.size()));
    }
    int[] image = IntStream.range(0, size).toArray();
    int first = random.nextBoolean() ? Math.max(0, size - 1) : Math.min(1, size - 1);
    for (int e = first; e > 0; e--) {
      swap(image, e, random.nextInt(e + 1));
    }
    if (size > 1) {
      swap(image, random.nextInt(size), random.nextInt(size));
    }
    return image;
  }

  private static void swap(int[] image, int one, int other) {
    int kept = image[one];
    image[one] = image[other];
    image[other] = kept;
  }

  @Override
  public int[] moved(Permutation permutation, int[] words, int length) {
    MovableFields parts = census.parts(words);
    int[] target = new int[length];
    parts.permute(words, length, parts.movers().images(permutation), target);
    return target;
  }

  @Override
  public int process(Permutation permutation, int[] words, int process) {
    MovableElements movers = census.parts(words).movers();
    return movers.process(movers.images(permutation), process);
  }
}
