package dev.gyre.por;

import dev.gyre.por.dependence.LocationFootprint;
import dev.gyre.system.Transitions;
import java.util.Arrays;

/**
 * For each edge of a state the edges that come into a stubborn set with it: an arrow of a graph in
 * which the sets are what can be reached. Found when first asked for, and kept as long as the state
 * is looked at, since the sets of several processes go the same ways. For one worker.
 */
final class StubbornClosure {
  private final EnabledEdges situation;
  private final ProcessTable population;
  private final NecessaryEnablingSets leadingEdges;
  private final Method method;
  private final AmpleConditions restraint;

  /**
   * Edge by edge a set of edges; edges of one process that can be taken share that of the first.
   */
  private long[] rows = new long[Long.SIZE];

  private long[] isKnown = new long[1];

  /** Edges with which a set is of no use: everybody is in it, or it must not be taken alone. */
  private long[] useless = new long[1];

  private int words;

  /** The process that was excluded last, or -1. */
  private int excluded;

  /** A set with so many steps is of no use; and how many edges of a row can be taken. */
  private int limit;

  private int taken;

  StubbornClosure(
      EnabledEdges situation,
      NecessaryEnablingSets leadingEdges,
      Method method,
      AmpleConditions restraint) {
    this.situation = situation;
    this.population = situation.population();
    this.leadingEdges = leadingEdges;
    this.method = method;
    this.restraint = restraint;
  }

  /** Starts with a new state. */
  void open() {
    words = situation.words();
    if (isKnown.length < words) {
      isKnown = new long[words];
      useless = new long[words];
      rows = new long[words * words * Long.SIZE];
    }
    Arrays.fill(isKnown, 0, words, 0);
    Arrays.fill(useless, 0, words, 0);
    excluded = -1;
    limit = situation.count();
  }

  /**
   * Sets with so many steps are of no use from now on.
   *
   * @param steps no more than before
   */
  void limit(int steps) {
    limit = steps;
  }

  /** Whether a set is too large in which so many edges can be taken. */
  boolean isTooLarge(int edges) {
    // A meeting takes two edges.
    return (situation.hasMeetings() ? (edges + 1) / 2 : edges) >= limit;
  }

  /** A word of the edges with which a set is of no use, as far as it is known. */
  long useless(int index) {
    return useless[index];
  }

  /** No set with this process is of any use from now on. */
  void exclude(int process) {
    excluded = process;
    useless[situation.word(process)] |= situation.bits(process, situation.enabled(process));
  }

  /**
   * A quick look before a set is computed: whether a process brings in the one that was excluded
   * last. Most sets are of no use for the same reason as the one before.
   */
  boolean bringsExcluded(int process) {
    if (excluded < 0) {
      return false;
    }
    ProcessPoint stance = population.stance(process);
    for (long rest = situation.enabled(process); rest != 0; rest &= rest - 1) {
      AccessSetId wanted = stance.disturbing(Long.numberOfTrailingZeros(rest));
      long leading = leadingEdges.of(wanted, population.stance(excluded));
      if ((leading & situation.enabled(excluded)) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Adds what an edge that cannot be taken forces. */
  void addNeeds(int number, long[] into) {
    int index = number >>> 6;
    int row = number * words;
    if ((isKnown[index] & 1L << number) == 0) {
      isKnown[index] |= 1L << number;
      Arrays.fill(rows, row, row + words, 0);
      findNeeds(situation.owner(number), situation.place(number), row);
    }
    if (!add(row, into)) {
      useless[index] |= 1L << number;
    }
  }

  private void findNeeds(int process, int edge, int row) {
    ProcessPoint stance = population.stance(process);
    if ((stance.spot().everybody() & 1L << edge) != 0) {
      useless[situation.word(process)] |= situation.bits(process, 1L << edge);
      return;
    }
    taken = 0;
    int last = population.count() - 1;
    if (process != last && (stance.spot().ends() & 1L << edge) != 0) {
      addEnding(last, row);
    }
    if (!addLeading(population.needs(process, edge, situation.enabled(process)), process, row)) {
      useless[situation.word(process)] |= situation.bits(process, 1L << edge);
    }
  }

  /** Adds what all the edges of a process force that can be taken. */
  void addTogether(int process, long[] into) {
    long enabled = situation.enabled(process);
    int index = situation.word(process);
    int number = index * Long.SIZE + Long.numberOfTrailingZeros(situation.bits(process, enabled));
    int row = number * words;
    if ((isKnown[index] & 1L << number) == 0) {
      isKnown[index] |= 1L << number;
      Arrays.fill(rows, row, row + words, 0);
      findTogether(process, enabled, row);
    }
    if (!add(row, into)) {
      exclude(process);
    }
  }

  private void findTogether(int process, long enabled, int row) {
    ProcessPoint stance = population.stance(process);
    boolean isSeen = (stance.barred() & enabled) != 0;
    if (isSeen
        || (stance.spot().everybody() & enabled) != 0
        || (restraint.keepsMoods() && changesMoods(process, enabled))) {
      exclude(process);
      return;
    }
    taken = Long.bitCount(enabled);
    for (long rest = enabled; rest != 0; rest &= rest - 1) {
      if (!addLeading(stance.disturbing(Long.numberOfTrailingZeros(rest)), process, row)) {
        exclude(process);
        return;
      }
    }
    if (situation.hasMeetings()) {
      addPartners(process, row);
    }
    rows[row + situation.word(process)] |= situation.all(process);
  }

  /** Adds a row; false if no set with it is of any use. */
  private boolean add(int row, long[] into) {
    long bad = 0;
    for (int i = 0; i < words; i++) {
      into[i] |= rows[row + i];
      bad |= rows[row + i] & useless[i];
    }
    return bad == 0;
  }

  /**
   * Adds the edges of other processes that lead to the wanted accesses; false as soon as every set
   * with these edges is useless.
   */
  private boolean addLeading(AccessSetId wanted, int process, int row) {
    long[] known = leadingEdges.row(wanted);
    for (int other = population.count() - 1; other >= 0; other--) {
      int number = population.number(other);
      long leading = number < known.length ? known[number] : NecessaryEnablingSets.UNKNOWN;
      if (leading == 0) {
        continue;
      }
      if (leading == NecessaryEnablingSets.UNKNOWN) {
        leading = leadingEdges.of(wanted, population.stance(other));
      }
      if (leading != 0 && other != process && !add(other, leading, row)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Adds edges of a process; with one that can be taken come all of them. False if then no set is
   * of any use.
   */
  private boolean add(int process, long edges, int row) {
    long enabled = situation.enabled(process);
    boolean isAll = (edges & enabled) != 0 || method == Method.CLUSTER;
    int index = situation.word(process);
    long added = isAll ? situation.all(process) : situation.bits(process, edges);
    if ((added & ~rows[row + index]) == 0) {
      return true;
    }
    taken += isAll ? Long.bitCount(enabled) : 0;
    rows[row + index] |= added;
    return (added & useless[index]) == 0 && !isTooLarge(taken);
  }

  /**
   * Adds whoever can meet the process. What disturbs a half of a meeting contains the other half
   * already (see {@code Footprints.facts}), so this is to say the rule where the set is made; it
   * should add nothing.
   */
  private void addPartners(int process, int row) {
    for (int i = 0; i < situation.count(); i++) {
      long t = situation.transition(i);
      int partner = Transitions.partner(t);
      if (partner >= 0 && Transitions.process(t) == process) {
        add(partner, situation.enabled(partner), row);
      } else if (partner == process) {
        add(Transitions.process(t), situation.enabled(Transitions.process(t)), row);
      }
    }
  }

  /**
   * Adds the edges of a process that lead to its end. Whoever asks for ends, or for the number of
   * processes, asks all processes for theirs and has these edges already. They are new only to one
   * who uses a channel about which the waiting process has made a promise; there it is the order in
   * which the promise still holds that finds the violation.
   */
  private void addEnding(int process, int row) {
    LocationFootprint spot = population.spot(process);
    long leading = spot.isCrowded() ? -1 : 0;
    for (int edge = 0; edge < spot.edgeCount() && !spot.isCrowded(); edge++) {
      leading |= spot.mayEnd(edge) ? 1L << edge : 0;
    }
    if (leading != 0) {
      add(process, leading, row);
    }
  }

  /** Whether a process changes by one of these edges whether another one can move. */
  private boolean changesMoods(int process, long edges) {
    LocationFootprint spot = population.spot(process);
    for (long rest = edges; rest != 0; rest &= rest - 1) {
      long[] influence = spot.influence(Long.numberOfTrailingZeros(rest));
      for (int other = 0; other < population.count(); other++) {
        if (other != process && AmpleConditions.meet(influence, population.spot(other).mood())) {
          return true;
        }
      }
    }
    return false;
  }
}
