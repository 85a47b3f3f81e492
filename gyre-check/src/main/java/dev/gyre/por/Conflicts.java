package dev.gyre.por;

import dev.gyre.system.Transitions;
import java.util.Arrays;

/**
 * A quick look before sets are computed: who can do something that disturbs what another can do
 * right now. A set that contains the steps of one contains those of the other; so where this leads
 * from every process to all that can move, no set leaves anything out. For one worker.
 */
final class Conflicts {
  private static final int MOST = Long.SIZE;

  private final Population population;
  private final LeadingEdges leadingEdges;
  private final Kinds kinds;

  /** For each seed the seeds it brings in, and the seed of each process. */
  private final long[] brings = new long[MOST];

  private final int[] seedOf = new int[256];

  /** By stance: masks of edges that could be taken there, and what they demanded together. */
  private long[][] masks = new long[64][];

  private Demand[][] demands = new Demand[64][];

  Conflicts(Population population, LeadingEdges leadingEdges, Kinds kinds) {
    this.population = population;
    this.leadingEdges = leadingEdges;
    this.kinds = kinds;
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
    long all = seedCount == MOST ? -1 : (1L << seedCount) - 1;
    for (int i = 0; i < seedCount; i++) {
      seedOf[seeds[i]] = i;
      Demand wanted = together(population.stance(seeds[i]), enabled[seeds[i]]);
      long found = 1L << i;
      for (int k = 0; k < seedCount; k++) {
        int other = seeds[k];
        boolean isDisturbing =
            (leadingEdges.of(wanted, population.stance(other)) & enabled[other]) != 0;
        found |= isDisturbing && k != i ? 1L << k : 0;
      }
      brings[i] = found;
    }
    for (int i = 0; i < count; i++) {
      int partner = Transitions.partner(transitions[i]);
      if (partner >= 0) {
        int first = seedOf[Transitions.process(transitions[i])];
        brings[first] |= 1L << seedOf[partner];
        brings[seedOf[partner]] |= 1L << first;
      }
    }
    return closed(all, seedCount);
  }

  private long closed(long all, int seedCount) {
    for (boolean grows = true; grows; ) {
      grows = false;
      for (int i = 0; i < seedCount; i++) {
        long reached = brings[i];
        for (long rest = reached; rest != 0 && reached != all; rest &= rest - 1) {
          reached |= brings[Long.numberOfTrailingZeros(rest)];
        }
        grows |= reached != brings[i];
        brings[i] = reached;
      }
    }
    long promising = 0;
    for (int i = 0; i < seedCount; i++) {
      promising |= brings[i] == all ? 0 : 1L << i;
    }
    return promising;
  }

  /** What all the edges that can be taken demand together. */
  private Demand together(Stance stance, long enabled) {
    int number = stance.number();
    if (number >= masks.length) {
      masks = Arrays.copyOf(masks, Math.max(number + 1, masks.length * 2));
      demands = Arrays.copyOf(demands, masks.length);
    }
    long[] known = masks[number];
    int places = known == null ? 0 : known.length;
    for (int i = 0; i < places; i++) {
      if (known[i] == enabled) {
        return demands[number][i];
      }
    }
    Demand demand = kinds.together(stance, enabled);
    masks[number] = known == null ? new long[1] : Arrays.copyOf(known, places + 1);
    demands[number] = known == null ? new Demand[1] : Arrays.copyOf(demands[number], places + 1);
    masks[number][places] = enabled;
    demands[number][places] = demand;
    return demand;
  }
}
