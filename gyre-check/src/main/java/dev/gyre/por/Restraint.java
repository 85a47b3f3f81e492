package dev.gyre.por;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.access.AccessAnalysis;
import dev.gyre.ir.access.AtomicChains;
import dev.gyre.ir.access.Observation;
import dev.gyre.ir.access.Spot;
import java.util.BitSet;

/**
 * What a set of steps must fulfil before the others may be left out, besides that these do not
 * disturb it. Depends on the state only, never on what a search has seen, so the reduced space is
 * the same whoever goes through it.
 */
final class Restraint {
  private final Demand demand;
  private final BitSet barred;
  private final BitSet sticky;
  private final BitSet doubtful;
  private final long[] seen;
  private final Moods moods;

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

  private Restraint(
      Demand demand, BitSet barred, BitSet sticky, Outcomes outcomes, long[] seen, Moods moods) {
    this.demand = demand;
    this.barred = barred;
    this.sticky = sticky;
    this.doubtful = outcomes.doubtful();
    this.seen = seen;
    this.moods = moods;
  }

  static Restraint none(ProcessSystem system) {
    return new Restraint(
        Demand.NOTHING, new BitSet(), new BitSet(), Outcomes.of(system), new long[0], Moods.FREE);
  }

  /** Every step that can be taken at all is taken at some time. */
  static Restraint advancing(AccessAnalysis analysis) {
    Outcomes outcomes = Outcomes.of(analysis.system());
    BitSet sticky = StickyEdges.of(analysis.system(), new BitSet(), analysis.disturbedEdges());
    sticky.or(outcomes.doubtfulChains());
    return new Restraint(
        Demand.SOME_STEP_ADVANCES, new BitSet(), sticky, outcomes, new long[0], Moods.FREE);
  }

  /** What is seen of infinite runs is the same but for repetitions. */
  static Restraint hidden(AccessAnalysis analysis, Observation observation, Moods moods) {
    ProcessSystem system = analysis.system();
    Outcomes outcomes = Outcomes.of(system);
    BitSet visible = observation.edges();
    BitSet barred = StickyEdges.of(system, visible, analysis.disturbedEdges());
    barred.or(outcomes.doubtfulChains());
    for (ProcessAutomaton automaton : system.automata()) {
      barred.or(AtomicChains.leadingTo(visible, automaton));
    }
    return new Restraint(
        Demand.ALL_STEPS_HIDDEN, barred, new BitSet(), outcomes, observation.accesses(), moods);
  }

  Demand demand() {
    return demand;
  }

  boolean keepsMoods() {
    return moods == Moods.KEPT;
  }

  /** The edges of a location that must not be taken while others are left out. */
  long barred(Location location, Spot spot) {
    long mask = mask(location, barred);
    for (int i = 0; i < Math.min(spot.edgeCount(), Long.SIZE) && seen.length > 0; i++) {
      mask |= meet(spot.influence(i), seen) ? 1L << i : 0;
    }
    return mask;
  }

  /** The edges of a location that are sticky. */
  long sticky(Location location) {
    return mask(location, sticky);
  }

  /** Whether it must be tried out if a step leads anywhere. */
  boolean isDoubtful(int edge) {
    return doubtful.get(edge);
  }

  private static long mask(Location location, BitSet edges) {
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
