package dev.gyre.por;

import dev.gyre.ir.access.Spot;
import dev.gyre.search.StepSelection;
import dev.gyre.system.Transitions;
import java.util.Arrays;

/**
 * Chooses, in each state, the smallest set of steps it finds that can be taken without the others.
 * For each process that can move it takes the set that its steps force ({@link StubbornSet}), and
 * of these the one with the fewest steps; among equals that of the youngest process, as Spin does.
 *
 * <p>When the search says that a set is not enough, the next smallest is added, and in the end
 * everything.
 */
final class StubbornSelection implements StepSelection {
  private static final int UNKNOWN = 0;
  private static final int USED = -1;
  private static final int SAMPLE = 1 << 12;
  private static final int HOPELESS = 256;
  private static final int SKIP = 15;

  private final Population population;
  private final StubbornSet set;
  private final Conflicts conflicts;
  private final Impasses impasses = new Impasses();
  private final Effort effort;
  private final int[] seeds = new int[256];

  /** For each seed how many steps its set has. */
  private final int[] sizes = new int[256];

  /** For each process how many steps it can take, meetings counted for the sender. */
  private final int[] steps = new int[256];

  /** How often a set was looked for and found, lately. */
  private int attempts;

  private int successes;
  private int skipped;
  private boolean isHopeless;

  private int seedCount;
  private long[] transitions;
  private int count;
  private int chosen;

  /** The seed whose set was computed last. */
  private int closed;

  /** In which states sets are looked for. */
  enum Effort {
    /** In all: what is chosen depends on the state only. */
    ALWAYS,
    /** In few, while hardly any are found. */
    WHERE_IT_PAYS
  }

  StubbornSelection(StubbornSet set, Conflicts conflicts, Effort effort) {
    this.set = set;
    this.conflicts = conflicts;
    this.population = set.population();
    this.effort = effort;
  }

  @Override
  public int first(int[] words, int start, int length, long[] listed, int listedCount) {
    transitions = listed;
    count = listedCount;
    chosen = 0;
    if (count < 2 || isOneProcess() || isNotWorthwhile()) {
      return count;
    }
    population.load(words, start);
    if (impasses.isKnown(population, listed, count)) {
      return count;
    }
    set.open();
    seedCount = 0;
    for (int i = 0; i < count; i++) {
      long t = listed[i];
      // Time passes only where nobody can move, so that there is nothing to be left out.
      if (Transitions.isTick(t) || !note(Transitions.process(t), Transitions.edge(t))) {
        return count;
      }
      int partner = Transitions.partner(t);
      if (partner >= 0 && !note(partner, Transitions.partnerEdge(t))) {
        return count;
      }
    }
    if (seedCount == 1) {
      return count;
    }
    long promising = conflicts.promising(seeds, seedCount, set.enabled(), listed, count);
    if (promising == 0) {
      impasses.add(population, listed, count);
      return count;
    }
    set.transitions(listed, count, seedCount);
    for (int i = 0; i < seedCount; i++) {
      sizes[i] = seedCount > Long.SIZE || (promising & (1L << i)) != 0 ? UNKNOWN : USED;
    }
    countSteps();
    chosen = take(smallest());
    successes += chosen < count ? 1 : 0;
    return chosen;
  }

  private void countSteps() {
    Arrays.fill(steps, 0, population.count(), 0);
    for (int i = 0; i < count; i++) {
      steps[Transitions.process(transitions[i])]++;
    }
  }

  /** Whether the set of a seed is no smaller than one that is known already. */
  private boolean isPointless(int seed, int best) {
    if (best < 0 || effort != Effort.ALWAYS || seedCount > Long.SIZE) {
      return false;
    }
    int atLeast = 0;
    for (long rest = conflicts.inside(seed); rest != 0; rest &= rest - 1) {
      atLeast += steps[seeds[Long.numberOfTrailingZeros(rest)]];
    }
    return atLeast >= sizes[best];
  }

  /** All that can be done is done by one process: then nothing can be left out. */
  private boolean isOneProcess() {
    int process = Transitions.process(transitions[0]);
    for (int i = 0; i < count; i++) {
      if (Transitions.process(transitions[i]) != process
          || Transitions.partner(transitions[i]) >= 0) {
        return false;
      }
    }
    return true;
  }

  /** Where sets have been found hardly ever, they are looked for in a few states only. */
  private boolean isNotWorthwhile() {
    if (effort == Effort.ALWAYS) {
      return false;
    }
    if (attempts == SAMPLE) {
      isHopeless = successes * HOPELESS < SAMPLE;
      attempts = 0;
      successes = 0;
    }
    if (isHopeless && (++skipped & SKIP) != 0) {
      return true;
    }
    attempts++;
    return false;
  }

  /** Notes that an edge can be taken; false if then nothing can be left out. */
  private boolean note(int process, int edge) {
    Spot spot = population.spot(process);
    long bit = set.bit(edge);
    if (spot.isCrowded() || (spot.timeouts() & bit) != 0) {
      return false;
    }
    if (set.note(process, bit)) {
      seeds[seedCount++] = process;
    }
    return true;
  }

  @Override
  public int more() {
    int before = chosen;
    while (chosen == before) {
      chosen = take(smallest());
    }
    if (chosen == count) {
      successes--;
    }
    return chosen;
  }

  /** The seed with the smallest set that has not been used, or -1 if there is none. */
  private int smallest() {
    int best = -1;
    for (int i = 0; i < seedCount; i++) {
      if (sizes[i] == UNKNOWN && isPointless(i, best)) {
        sizes[i] = USED;
      }
      if (sizes[i] == UNKNOWN) {
        boolean isFound = set.close(seeds[i]);
        sizes[i] = isFound ? set.size() : USED;
        closed = i;
        if (set.isHopeless() || (isFound && effort == Effort.ALWAYS)) {
          // Where the search may ask for more, larger sets are of use too.
          set.know(seeds[i]);
        }
        if (sizes[i] == 1) {
          return i;
        }
      }
      if (sizes[i] > 0 && (best < 0 || sizes[i] < sizes[best])) {
        best = i;
      }
    }
    return best;
  }

  /**
   * Puts the steps of a seed's set behind what is chosen; the result is how many are chosen now.
   */
  private int take(int seed) {
    if (seed < 0) {
      return count;
    }
    sizes[seed] = USED;
    if (closed != seed) {
      set.closeAgain(seeds[seed]);
      closed = seed;
    }
    int end = chosen;
    for (int i = chosen; i < count; i++) {
      if (set.contains(transitions[i])) {
        long t = transitions[i];
        // The others keep their order.
        System.arraycopy(transitions, end, transitions, end + 1, i - end);
        transitions[end++] = t;
      }
    }
    return end;
  }
}
