package dev.gyre.por;

import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.por.dependence.AccessAnalysis;
import dev.gyre.por.dependence.Footprints;
import dev.gyre.por.dependence.LocationFootprint;
import dev.gyre.por.dependence.ProcessFacts;
import dev.gyre.system.StateLayout;
import java.nio.LongBuffer;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The kinds of processes that were met, by type and by what is known of them. For all workers. */
final class ProcessClasses {
  /**
   * With more kinds of processes than this, the rest is looked at without what is known of them.
   * What is known also chooses the sticky edges, and a process may go around a circle as one kind
   * here and as another there, be it up to symmetry; so all edges of the rest are sticky, which
   * leaves no circle without one.
   */
  private static final int MAX_KINDS = 2048;

  private final StateLayout layout;
  private final AccessAnalysis analysis;
  private final AmpleConditions restraint;
  private final Map<Kind, ProcessPoint[]> known = new HashMap<>();

  /** By type, what is taken for processes of kinds that are not remembered. */
  private final Map<Integer, ProcessPoint[]> others = new HashMap<>();

  private final Map<BitSet, AccessSetId> demands = new HashMap<>();
  private final int[] placeOfEdge;
  private int stanceCount;

  private record Kind(int automaton, LongBuffer knowledge) {}

  ProcessClasses(StateLayout layout, AccessAnalysis analysis, AmpleConditions restraint) {
    this.layout = layout;
    this.analysis = analysis;
    this.restraint = restraint;
    ProcessSystem system = layout.system();
    this.placeOfEdge = new int[system.edgeCount()];
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        for (int i = 0; i < location.edges().size(); i++) {
          placeOfEdge[location.edges().get(i).id()] = i;
        }
      }
    }
  }

  StubbornSelection newSelection(Method method, StubbornSelection.Effort effort) {
    ProcessTable population = new ProcessTable(layout, this);
    EnabledEdges situation = new EnabledEdges(population, placeOfEdge);
    StubbornClosure forced =
        new StubbornClosure(situation, new NecessaryEnablingSets(), method, restraint);
    StubbornSet set = new StubbornSet(situation, forced, method, restraint);
    return new StubbornSelection(situation, forced, set, effort);
  }

  AmpleConditions restraint() {
    return restraint;
  }

  AccessAnalysis analysis() {
    return analysis;
  }

  private ProcessPoint[] find(int automaton, ProcessFacts knowledge, StickyMasks.Source stuck) {
    Footprints footprints = analysis.footprints(automaton, knowledge);
    List<Location> locations = layout.system().automata().get(automaton).locations();
    StickyMasks sticky = new StickyMasks(locations, stuck);
    ProcessPoint[] stances = new ProcessPoint[locations.size()];
    for (int i = 0; i < stances.length; i++) {
      LocationFootprint spot = footprints.spot(i);
      stances[i] =
          new ProcessPoint(
              stanceCount++,
              i,
              spot,
              this::demand,
              e -> StateExpression.of(e, automaton, layout),
              restraint.barred(spot, sticky, i),
              sticky);
    }
    return stances;
  }

  private synchronized BitSet sticky(int automaton, ProcessFacts knowledge) {
    return restraint.sticky(
        analysis.recurrence(automaton, analysis.lasting(automaton, knowledge)),
        analysis.recurrence(automaton, knowledge));
  }

  private BitSet allSticky() {
    BitSet all = new BitSet();
    all.set(0, placeOfEdge.length);
    return all;
  }

  private AccessSetId demand(long[] accesses) {
    return demands.computeIfAbsent(
        BitSet.valueOf(accesses), key -> new AccessSetId(demands.size(), accesses));
  }

  /**
   * Where a process can stand of which so much is known; asked by several workers. The answer is
   * the same each time, or workers would not agree on the steps of a state.
   */
  synchronized ProcessPoint[] stances(int automaton, ProcessFacts knowledge) {
    Kind exact = new Kind(automaton, knowledge.key());
    boolean isRemembered = known.containsKey(exact) || known.size() < MAX_KINDS;
    if (isRemembered) {
      return known.computeIfAbsent(
          exact, kind -> find(automaton, knowledge, () -> sticky(automaton, knowledge)));
    }
    return others.computeIfAbsent(
        automaton, type -> find(type, nothingAbout(type), this::allSticky));
  }

  private ProcessFacts nothingAbout(int automaton) {
    return ProcessFacts.none(layout.system().automata().get(automaton).locals().size());
  }
}
