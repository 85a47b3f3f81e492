package dev.gyre.por;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.por.dependence.AccessAnalysis;
import dev.gyre.por.dependence.CycleBreakers;
import dev.gyre.por.dependence.LocationFootprint;
import dev.gyre.por.dependence.Visibility;
import java.util.BitSet;
import java.util.Optional;

/**
 * What a set of steps must fulfil before the others may be left out, besides that these do not
 * disturb it. Depends on the state only, never on what a search has seen, so the reduced space is
 * the same whoever goes through it.
 */
final class AmpleConditions {
  private final Demand demand;

  /** Edges that change what is seen by where they lead. */
  private final BitSet visible;

  private final BitSet doubtful;
  private final long[] seen;
  private final Moods moods;
  private final AccessAnalysis analysis;

  /** Found when the first circle is cut, which may be never. */
  private Optional<BitSet> disturbed = Optional.empty();

  /** What is asked of the steps in the set. */
  enum Demand {
    /** Nothing: the search looks after it. */
    NOTHING,
    /** Some step has no sticky edge, so that nothing is put off for ever. */
    SOME_STEP_ADVANCES,
    /** No step has one, and no step can be seen: no circle is gone around while others wait. */
    ALL_STEPS_HIDDEN
  }

  /** Whether steps must not change who can move, apart from the processes that take them. */
  enum Moods {
    KEPT,
    FREE
  }

  private AmpleConditions(
      Demand demand, AccessAnalysis analysis, BitSet visible, long[] seen, Moods moods) {
    this.demand = demand;
    this.visible = visible;
    this.analysis = analysis;
    this.doubtful = CertainSteps.doubtful(analysis.system());
    this.seen = seen;
    this.moods = moods;
  }

  static AmpleConditions none(AccessAnalysis analysis) {
    return new AmpleConditions(Demand.NOTHING, analysis, new BitSet(), new long[0], Moods.FREE);
  }

  /** Every step that can be taken at all is taken at some time. */
  static AmpleConditions advancing(AccessAnalysis analysis) {
    return new AmpleConditions(
        Demand.SOME_STEP_ADVANCES, analysis, new BitSet(), new long[0], Moods.FREE);
  }

  /** What is seen of infinite runs is the same but for repetitions. */
  static AmpleConditions hidden(AccessAnalysis analysis, Visibility observation, Moods moods) {
    return new AmpleConditions(
        Demand.ALL_STEPS_HIDDEN, analysis, observation.edges(), observation.accesses(), moods);
  }

  Demand demand() {
    return demand;
  }

  boolean keepsMoods() {
    return moods == Moods.KEPT;
  }

  /**
   * The edges of one kind of process that do not count as going on; for one thread at a time.
   *
   * @param recurrence by what is known of the process in every state of a run
   * @param here by all that is known in the state at hand
   */
  BitSet sticky(CycleBreakers recurrence, CycleBreakers here) {
    if (demand == Demand.NOTHING) {
      return new BitSet();
    }
    if (disturbed.isEmpty()) {
      disturbed = Optional.of(analysis.disturbedEdges());
    }
    BitSet sticky = StickyEdges.of(recurrence, visible, disturbed.get());
    sticky.or(CertainSteps.doubtfulChains(here));
    return sticky;
  }

  /**
   * The edges of a location that must not be taken while others are left out.
   *
   * @param sticky those of the kind of process
   */
  long barred(LocationFootprint spot, StickyMasks sticky, int location) {
    if (demand != Demand.ALL_STEPS_HIDDEN) {
      return 0;
    }
    long mask = sticky.of(location);
    for (int i = 0; i < Math.min(spot.edgeCount(), Long.SIZE); i++) {
      mask |= meet(spot.influence(i), seen) ? 1L << i : 0;
    }
    return mask;
  }

  /** Whether it must be tried out if a step leads anywhere. */
  boolean isDoubtful(int edge) {
    return doubtful.get(edge);
  }

  static long mask(Location location, BitSet edges) {
    long mask = 0;
    int place = 0;
    for (Edge edge : location.edges()) {
      mask |= place < Long.SIZE && edges.get(edge.id()) ? 1L << place : 0;
      place++;
    }
    return mask;
  }

  static boolean meet(long[] a, long[] b) {
    for (int i = 0; i < a.length; i++) {
      if ((a[i] & b[i]) != 0) {
        return true;
      }
    }
    return false;
  }
}
