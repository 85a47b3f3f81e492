package dev.gyre.por;

import dev.gyre.ir.access.Spot;
import dev.gyre.system.Transitions;
import java.util.Arrays;

/**
 * The smallest set of edges that contains those of a given process and is closed in this sense
 * (strong stubborn sets, Valmari 1991):
 *
 * <ul>
 *   <li>with an edge that can be taken, it has all edges of the process at its location, the other
 *       half of every meeting that is possible, and of each other process the next edges on the way
 *       to anything that disturbs it;
 *   <li>with an edge that cannot be taken, it has of each other process the next edges on the way
 *       to anything the edge needs.
 * </ul>
 *
 * <p>Invariant: no way that leaves the set alone disturbs a step of the set, and no such way opens
 * an edge of it. So the steps of the set can be taken first. That a process of which only some
 * edges are in the set cannot come back to them unnoticed is due to the future of an edge: an edge
 * that leads back has all their accesses, so it is in the set as well.
 *
 * <p>An edge that waits for a timeout needs nothing: nobody can take it before the steps of the set
 * are gone. An edge that ends its process needs the end of the youngest process.
 */
final class StubbornSet {
  private final Population population;
  private final int[] placeOfEdge;
  private final Method method;
  private final Restraint restraint;
  private final LeadingEdges leadingEdges;

  /** For each process the edges that can be taken, that are in the set, that were looked at. */
  private final long[] enabled = new long[256];

  private final long[] in = new long[256];
  private final long[] done = new long[256];

  private final int[] open = new int[256];
  private final boolean[] isOpen = new boolean[256];
  private int openCount;

  private long[] transitions;
  private int count;

  /** How many processes can move, and how many of those are in the set with all they can do. */
  private int movers;

  private int moversInside;

  /** Processes whose own set is known: one that contains it is no better. */
  private final boolean[] isKnown = new boolean[256];

  private boolean isNoBetter;
  private boolean hasMeetings;

  StubbornSet(
      Population population,
      LeadingEdges leadingEdges,
      int[] placeOfEdge,
      Method method,
      Restraint restraint) {
    this.leadingEdges = leadingEdges;
    this.restraint = restraint;
    this.population = population;
    this.placeOfEdge = placeOfEdge;
    this.method = method;
  }

  Population population() {
    return population;
  }

  /** Starts with a new state. */
  void open() {
    Arrays.fill(enabled, 0, population.count(), 0);
    Arrays.fill(isKnown, 0, population.count(), false);
    hasMeetings = false;
  }

  /** Notes that an edge can be taken; the result says whether it is the first of its process. */
  boolean note(int process, long edge) {
    boolean isFirst = enabled[process] == 0;
    enabled[process] |= edge;
    return isFirst;
  }

  /** For each process the edges that can be taken. */
  long[] enabled() {
    return enabled;
  }

  /** What can be done in the state. */
  void transitions(long[] all, int allCount, int moverCount) {
    transitions = all;
    count = allCount;
    movers = moverCount;
    for (int i = 0; i < count; i++) {
      hasMeetings |= Transitions.partner(all[i]) >= 0;
    }
  }

  /**
   * From now on sets are not wanted that contain all of the set of this process, because that one
   * is everything, or not allowed, or because it is there already.
   */
  void know(int process) {
    isKnown[process] = true;
  }

  /** Whether no set that contains the one computed last is to be taken alone. */
  boolean isHopeless() {
    return isNoBetter;
  }

  /** Computes the set of a process that can move; false if it is not to be taken alone. */
  boolean close(int seed) {
    int n = population.count();
    Arrays.fill(in, 0, n, 0);
    Arrays.fill(done, 0, n, 0);
    Arrays.fill(isOpen, 0, n, false);
    openCount = 0;
    moversInside = 0;
    isNoBetter = false;
    add(seed, enabled[seed]);
    while (openCount > 0) {
      int process = open[--openCount];
      isOpen[process] = false;
      if (!include(process)) {
        isNoBetter = true;
        return false;
      }
    }
    return (method != Method.AMPLE || isAlone(seed, n)) && advances();
  }

  /** Computes once more a set that was found before. */
  void closeAgain(int seed) {
    Arrays.fill(isKnown, 0, population.count(), false);
    close(seed);
  }

  /** Whether some step of the set has no sticky edge, if that is asked for. */
  private boolean advances() {
    if (restraint.demand() != Restraint.Demand.SOME_STEP_ADVANCES) {
      return true;
    }
    for (int i = 0; i < count; i++) {
      long t = transitions[i];
      if (contains(t)
          && !isSticky(Transitions.process(t), Transitions.edge(t))
          && (Transitions.partner(t) < 0
              || !isSticky(Transitions.partner(t), Transitions.partnerEdge(t)))) {
        return true;
      }
    }
    return false;
  }

  private boolean isSticky(int process, int edge) {
    return (population.stance(process).sticky() & bit(edge)) != 0;
  }

  /** Whether a process changes by one of these edges whether another one can move. */
  private boolean changesMoods(int process, long edges) {
    Spot spot = population.spot(process);
    for (long rest = edges; rest != 0; rest &= rest - 1) {
      long[] influence = spot.influence(Long.numberOfTrailingZeros(rest));
      for (int other = 0; other < population.count(); other++) {
        if (other != process && Restraint.meet(influence, population.spot(other).mood())) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isAlone(int seed, int n) {
    for (int p = 0; p < n; p++) {
      if (p != seed && in[p] != 0) {
        return false;
      }
    }
    return true;
  }

  /** Adds edges of a process; with one that can be taken come all of them. */
  private void add(int process, long edges) {
    long before = in[process];
    long all = edges | before;
    if ((edges & enabled[process]) != 0 || method == Method.CLUSTER) {
      all = population.stance(process).all();
    }
    if (all == before) {
      return;
    }
    if ((all & enabled[process]) != 0 && (before & enabled[process]) == 0) {
      moversInside++;
      isNoBetter |= isKnown[process];
    }
    in[process] = all;
    if (!isOpen[process]) {
      isOpen[process] = true;
      open[openCount++] = process;
    }
  }

  /** Adds what the new edges of a process force; false if that is everything. */
  private boolean include(int process) {
    Spot spot = population.spot(process);
    long news = in[process] & ~done[process];
    done[process] = in[process];
    long taken = news & enabled[process];
    if ((news & spot.everybody()) != 0
        || (taken & population.stance(process).barred()) != 0
        || moversInside == movers
        || isNoBetter
        || (taken != 0 && restraint.keepsMoods() && changesMoods(process, taken))) {
      return false;
    }
    if (hasMeetings && (news & enabled[process]) != 0) {
      addPartners(process, news);
    }
    int last = population.count() - 1;
    boolean mustWait = process != last && (news & spot.ends() & ~enabled[process]) != 0;
    if (mustWait) {
      addEnding(last);
    }
    addLeading(process, news);
    return moversInside < movers && !isNoBetter;
  }

  /** Adds the edges of others that lead to what the edges of a process must not meet, or need. */
  private void addLeading(int process, long edges) {
    Stance stance = population.stance(process);
    long open = enabled[process];
    for (long rest = edges; rest != 0 && !isNoBetter; rest &= rest - 1) {
      int edge = Long.numberOfTrailingZeros(rest);
      Demand wanted =
          (open & (1L << edge)) != 0
              ? stance.disturbing(edge)
              : population.needs(process, edge, open);
      for (int other = population.count() - 1; other >= 0; other--) {
        long leading = leadingEdges.of(wanted, population.stance(other));
        if ((leading & ~in[other]) != 0 && other != process) {
          add(other, leading);
        }
      }
    }
  }

  private void addPartners(int process, long edges) {
    for (int i = 0; i < count; i++) {
      long t = transitions[i];
      int partner = Transitions.partner(t);
      if (partner < 0) {
        continue;
      }
      if (Transitions.process(t) == process) {
        if ((edges & bit(Transitions.edge(t))) != 0) {
          add(partner, bit(Transitions.partnerEdge(t)));
        }
      } else if (partner == process && (edges & bit(Transitions.partnerEdge(t))) != 0) {
        add(Transitions.process(t), bit(Transitions.edge(t)));
      }
    }
  }

  long bit(int edge) {
    return 1L << placeOfEdge[edge];
  }

  /** Adds the edges of a process that lead to its end. */
  private void addEnding(int process) {
    Spot spot = population.spot(process);
    if (spot.isCrowded()) {
      add(process, -1);
      return;
    }
    long leading = 0;
    for (int edge = 0; edge < spot.edgeCount(); edge++) {
      leading |= spot.mayEnd(edge) ? 1L << edge : 0;
    }
    if (leading != 0) {
      add(process, leading);
    }
  }

  /** Whether a transition of the state is in the set. */
  boolean contains(long transition) {
    int process = Transitions.process(transition);
    return (in[process] & bit(Transitions.edge(transition))) != 0;
  }

  /** How many transitions are in the set. */
  int size() {
    int size = 0;
    for (int i = 0; i < count; i++) {
      size += contains(transitions[i]) ? 1 : 0;
    }
    return size;
  }
}
