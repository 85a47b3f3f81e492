package dev.gyre.por;

import dev.gyre.ir.ModelLimits;
import dev.gyre.system.Transitions;
import java.util.Arrays;

/**
 * What can be done in one state, and a bit for each edge of each process, so that sets of edges are
 * a few words, mostly one. The edges of a process share a word. For one worker.
 */
final class EnabledEdges {
  /** So many bits for the condition of an edge, and the last place for them in a word. */
  private static final int FAILING_BITS = 3;

  private static final int MOST_FAILING = Long.SIZE - 1 - FAILING_BITS;

  private final ProcessTable population;
  private final int[] placeOfEdge;

  /** For each process where its bits are, and all of them. */
  private final int[] word = new int[ModelLimits.PROCESS_SLOTS];

  private final int[] shift = new int[ModelLimits.PROCESS_SLOTS];
  private final long[] all = new long[ModelLimits.PROCESS_SLOTS];

  /** For each bit the process. */
  private int[] owner = new int[Long.SIZE];

  private int words;

  /** For which kinds of processes that is. */
  private int version = -1;

  /** The edges that can be taken: of each process, from bit 0 on, and of all. */
  private final long[] enabled = new long[ModelLimits.PROCESS_SLOTS];

  private long[] able = new long[1];

  private final int[] movers = new int[ModelLimits.PROCESS_SLOTS];
  private int moverCount;
  private long[] transitions;
  private int count;
  private boolean hasMeetings;

  /**
   * @param placeOfEdge for each edge its place among those of its location
   */
  EnabledEdges(ProcessTable population, int[] placeOfEdge) {
    this.population = population;
    this.placeOfEdge = placeOfEdge;
  }

  ProcessTable population() {
    return population;
  }

  /**
   * Takes up the state that the population has loaded; false if nothing can be left out there,
   * whatever the sets are.
   */
  boolean open(long[] listed, int listedCount) {
    transitions = listed;
    count = listedCount;
    hasMeetings = false;
    moverCount = 0;
    number();
    for (int i = 0; i < count; i++) {
      long t = listed[i];
      // Time passes only where nobody can move, so that there is nothing to be left out.
      if (Transitions.isTick(t) || !note(Transitions.process(t), Transitions.edge(t))) {
        return false;
      }
      int partner = Transitions.partner(t);
      if (partner >= 0) {
        hasMeetings = true;
        if (!note(partner, Transitions.partnerEdge(t))) {
          return false;
        }
      }
    }
    return moverCount > 1;
  }

  /** Numbers the edges, so that each process has room for as many as it ever has. */
  private void number() {
    int processes = population.count();
    if (version != population.version()) {
      version = population.version();
      arrange(processes);
    }
    for (int p = 0; p < processes; p++) {
      all[p] = population.stance(p).all() << shift[p];
      enabled[p] = 0;
    }
    Arrays.fill(able, 0, words, 0);
  }

  private void arrange(int processes) {
    int free = 0;
    for (int p = 0; p < processes; p++) {
      int width = population.mostEdges(p);
      if ((free & (Long.SIZE - 1)) + width > Long.SIZE) {
        free = (free | (Long.SIZE - 1)) + 1;
      }
      if (free + width > owner.length) {
        owner = Arrays.copyOf(owner, owner.length * 2);
      }
      word[p] = free >>> 6;
      shift[p] = free;
      Arrays.fill(owner, free, free + width, p);
      free += width;
    }
    words = Math.max(1, (free + Long.SIZE - 1) >>> 6);
    if (able.length < words) {
      able = new long[words];
    }
  }

  /** Notes that an edge can be taken; false if then nothing can be left out. */
  private boolean note(int process, int edge) {
    long bit = 1L << placeOfEdge[edge];
    if ((population.stance(process).decisive() & bit) != 0) {
      return false;
    }
    if (enabled[process] == 0) {
      movers[moverCount++] = process;
    }
    enabled[process] |= bit;
    able[word[process]] |= bit << shift[process];
    return true;
  }

  /**
   * Which condition fails of each edge that cannot be taken, as far as there are some that can be
   * evaluated; negative if these are too many. Equal numbers mean equal answers, where processes
   * stand at the same places.
   */
  long failing() {
    long failing = 0;
    int at = 0;
    for (int p = population.count() - 1; p >= 0; p--) {
      long edges = population.stance(p).conditional() & ~enabled[p];
      for (; edges != 0; edges &= edges - 1) {
        int first = population.failing(p, Long.numberOfTrailingZeros(edges));
        if (at > MOST_FAILING || first >= 1 << FAILING_BITS) {
          return -1;
        }
        failing |= (long) first << at;
        at += FAILING_BITS;
      }
    }
    return failing;
  }

  /** How many words a set of edges has. */
  int words() {
    return words;
  }

  /** The process of an edge, by the number of its bit. */
  int owner(int number) {
    return owner[number];
  }

  /** The place of an edge among those of its location, by the number of its bit. */
  int place(int number) {
    return number - shift[owner[number]];
  }

  /** The word with the bits of a process. */
  int word(int process) {
    return word[process];
  }

  /** The bits of edges that are given from bit 0 on. */
  long bits(int process, long edges) {
    return edges << shift[process] & all[process];
  }

  /** The bits of all edges of a process. */
  long all(int process) {
    return all[process];
  }

  /** The edges of a process that can be taken, from bit 0 on. */
  long enabled(int process) {
    return enabled[process];
  }

  /** A word of the edges that can be taken. */
  long able(int index) {
    return able[index];
  }

  /** The processes that can move, in the order of the transitions. */
  int mover(int index) {
    return movers[index];
  }

  int moverCount() {
    return moverCount;
  }

  long transition(int index) {
    return transitions[index];
  }

  /** How many transitions there are. */
  int count() {
    return count;
  }

  boolean hasMeetings() {
    return hasMeetings;
  }

  /** The bit of an edge among those of its location. */
  long bit(int edge) {
    return 1L << placeOfEdge[edge];
  }
}
