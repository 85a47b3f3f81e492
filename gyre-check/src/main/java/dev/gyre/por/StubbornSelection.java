package dev.gyre.por;

import dev.gyre.ir.ModelLimits;
import dev.gyre.search.TransitionSelection;
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
final class StubbornSelection implements TransitionSelection {
  private static final int UNKNOWN = 0;
  private static final int USED = -1;
  private static final int SAMPLE = 1 << 12;
  private static final int HOPELESS = 256;
  private static final int SKIP = 15;

  private final ProcessTable population;
  private final EnabledEdges situation;
  private final StubbornClosure forced;
  private final StubbornSet set;
  private final SelectionCache decisions = new SelectionCache();
  private final Effort effort;

  /** For each process that can move how many steps its set has. */
  private final int[] sizes = new int[ModelLimits.PROCESS_SLOTS];

  /** How often a set was looked for and found, lately. */
  private int attempts;

  private int successes;
  private int skipped;
  private boolean isHopeless;

  private long[] transitions;
  private int count;
  private int chosen;

  /** In which states sets are looked for. */
  enum Effort {
    /** In all: what is chosen depends on the state only. */
    ALWAYS,
    /** In few, while hardly any are found. */
    WHERE_IT_PAYS
  }

  StubbornSelection(
      EnabledEdges situation, StubbornClosure forced, StubbornSet set, Effort effort) {
    this.population = situation.population();
    this.situation = situation;
    this.forced = forced;
    this.set = set;
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
    if (!situation.open(listed, count)) {
      return count;
    }
    if (decisions.isWorthAsking()) {
      long known = decisions.find(population, listed, count, situation.failing());
      if (known != 0) {
        return note(arrange(known));
      }
    }
    return note(decide());
  }

  private int note(int steps) {
    chosen = steps;
    successes += steps < count ? 1 : 0;
    return steps;
  }

  private int decide() {
    forced.open();
    set.open();
    Arrays.fill(sizes, 0, situation.moverCount(), UNKNOWN);
    int mover = smallest();
    if (mover < 0) {
      decisions.add(population, transitions, count, -1);
    } else if (effort == Effort.ALWAYS && count <= Long.SIZE) {
      set.recall(mover);
      long steps = 0;
      for (int i = 0; i < count; i++) {
        steps |= set.contains(transitions[i]) ? 1L << i : 0;
      }
      decisions.add(population, transitions, count, steps);
    }
    return take(mover);
  }

  /** Puts those transitions in front of which the bit is set; the result is how many that are. */
  private int arrange(long steps) {
    int end = 0;
    for (int i = 0; i < count; i++) {
      if ((steps & 1L << i) != 0) {
        advance(i, end++);
      }
    }
    return end;
  }

  /** Moves a transition forward; those between keep their order. */
  private void advance(int from, int to) {
    long t = transitions[from];
    System.arraycopy(transitions, to, transitions, to + 1, from - to);
    transitions[to] = t;
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

  /** The process with the smallest set that has not been used, or -1 if there is none. */
  private int smallest() {
    int best = -1;
    for (int i = 0; i < situation.moverCount(); i++) {
      if (sizes[i] == UNKNOWN) {
        sizes[i] = compute(i);
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

  private int compute(int mover) {
    if (forced.bringsExcluded(situation.mover(mover))) {
      forced.exclude(situation.mover(mover));
      return USED;
    }
    boolean isFound = set.close(situation.mover(mover));
    if (set.isHopeless() || (isFound && effort == Effort.ALWAYS)) {
      // A set that contains this one is no better. Where the search may ask for more, it is of use.
      forced.exclude(situation.mover(mover));
    }
    if (!isFound) {
      return USED;
    }
    set.keep(mover);
    int size = set.size();
    if (effort == Effort.ALWAYS) {
      forced.limit(size);
    }
    return size;
  }

  /**
   * Puts the steps of a process' set behind what is chosen; the result is how many are chosen now.
   */
  private int take(int mover) {
    if (mover < 0) {
      return count;
    }
    sizes[mover] = USED;
    set.recall(mover);
    int end = chosen;
    for (int i = chosen; i < count; i++) {
      if (set.contains(transitions[i])) {
        advance(i, end++);
      }
    }
    return end;
  }
}
