package dev.gyre.por;

import dev.gyre.system.Transitions;

/**
 * A quick look before sets are computed: who can do something that disturbs what another can do
 * right now. A set that contains the steps of one contains those of the other; so where this leads
 * from every process to all that can move, no set leaves anything out. For one worker.
 */
final class Conflicts {
  private static final int MOST = Long.SIZE;

  private final Population population;
  private final Postures postures;

  /** For each seed the seeds it brings in, and its posture; and the seed of each process. */
  private final long[] brings = new long[MOST];

  private final int[] posture = new int[MOST];
  private final int[] seedOf = new int[256];

  Conflicts(Population population, Postures postures) {
    this.population = population;
    this.postures = postures;
  }

  /**
   * The seeds whose sets may leave something out, a bit each; all bits if there are too many seeds.
   *
   * @param seeds the processes that can move
   * @param enabled for each process the edges that can be taken
   */
  long promising(int[] seeds, int seedCount, long[] enabled, long[] transitions, int count) {
    if (seedCount > MOST) {
      return -1;
    }
    for (int i = 0; i < seedCount; i++) {
      seedOf[seeds[i]] = i;
      posture[i] = postures.number(population.stance(seeds[i]), enabled[seeds[i]]);
    }
    for (int i = 0; i < seedCount; i++) {
      brings[i] = disturbers(i, seedCount);
    }
    for (int i = 0; i < count; i++) {
      int partner = Transitions.partner(transitions[i]);
      if (partner >= 0) {
        int first = seedOf[Transitions.process(transitions[i])];
        brings[first] |= 1L << seedOf[partner];
        brings[seedOf[partner]] |= 1L << first;
      }
    }
    return closed(seedCount);
  }

  private long disturbers(int seed, int seedCount) {
    long found = 1L << seed;
    byte[] known = postures.row(posture[seed]);
    for (int k = 0; k < seedCount; k++) {
      int other = posture[k];
      int answer = other < known.length ? known[other] : Postures.UNKNOWN;
      if (answer == Postures.UNKNOWN) {
        answer = postures.find(posture[seed], other);
        known = postures.row(posture[seed]);
      }
      found |= answer == Postures.DISTURBS && k != seed ? 1L << k : 0;
    }
    return found;
  }

  /** Follows who brings in whom to the end. */
  private long closed(int seedCount) {
    long all = seedCount == MOST ? -1 : (1L << seedCount) - 1;
    long promising = 0;
    long hopeless = 0;
    for (int i = 0; i < seedCount; i++) {
      long bit = 1L << i;
      if (((promising | hopeless) & bit) != 0) {
        continue;
      }
      long reached = reached(i, all, hopeless);
      if (reached == all) {
        brings[i] = all;
        hopeless |= bit;
      } else {
        // Whoever is brought in brings in no more than that.
        brings[i] = reached;
        promising |= reached;
      }
    }
    return promising;
  }

  private long reached(int seed, long all, long hopeless) {
    long reached = brings[seed];
    long open = reached & ~(1L << seed);
    while (open != 0) {
      if (reached == all || (reached & hopeless) != 0) {
        return all;
      }
      int next = Long.numberOfTrailingZeros(open);
      long more = brings[next] & ~reached;
      open = (open & (open - 1)) | more;
      reached |= more;
    }
    return reached;
  }

  /** At least these seeds are in the set of a promising seed, a bit each. */
  long inside(int seed) {
    return brings[seed];
  }
}
