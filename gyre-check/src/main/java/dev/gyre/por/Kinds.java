package dev.gyre.por;

import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.access.AccessAnalysis;
import dev.gyre.ir.access.Footprints;
import dev.gyre.ir.access.Knowledge;
import dev.gyre.ir.access.Spot;
import dev.gyre.system.StateLayout;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The kinds of processes that were met, by type and by what is known of them. For all workers. */
final class Kinds {
  /**
   * With more kinds of processes than this, the rest is looked at without what is known of them.
   */
  private static final int MAX_KINDS = 2048;

  private final StateLayout layout;
  private final AccessAnalysis analysis;
  private final Restraint restraint;
  private final Map<Kind, Stance[]> known = new HashMap<>();
  private final Map<Accesses, Demand> demands = new HashMap<>();
  private final int[] placeOfEdge;
  private int stanceCount;

  private record Kind(int automaton, Knowledge knowledge) {}

  /** Accesses that are equal if they are the same set. */
  private static final class Accesses {
    private final long[] words;
    private final int hash;

    Accesses(long[] words) {
      this.words = words;
      this.hash = Arrays.hashCode(words);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Accesses o && Arrays.equals(words, o.words);
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  Kinds(StateLayout layout, AccessAnalysis analysis, Restraint restraint) {
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
    Population population = new Population(layout, this);
    Situation situation = new Situation(population, placeOfEdge);
    ForcedEdges forced = new ForcedEdges(situation, new LeadingEdges(), method, restraint);
    StubbornSet set = new StubbornSet(situation, forced, method, restraint);
    return new StubbornSelection(situation, forced, set, effort);
  }

  Restraint restraint() {
    return restraint;
  }

  AccessAnalysis analysis() {
    return analysis;
  }

  private Stance[] find(int automaton, Knowledge knowledge) {
    Footprints footprints = analysis.footprints(automaton, knowledge);
    List<Location> locations = layout.system().automata().get(automaton).locations();
    StickyMasks sticky = new StickyMasks(locations, () -> sticky(automaton, knowledge));
    Stance[] stances = new Stance[locations.size()];
    for (int i = 0; i < stances.length; i++) {
      Spot spot = footprints.spot(i);
      stances[i] =
          new Stance(
              stanceCount++,
              i,
              spot,
              this::demand,
              e -> Formula.of(e, automaton, layout),
              restraint.barred(spot, sticky, i),
              sticky);
    }
    return stances;
  }

  private synchronized BitSet sticky(int automaton, Knowledge knowledge) {
    return restraint.sticky(analysis.recurrence(automaton, knowledge));
  }

  private Demand demand(long[] accesses) {
    return demands.computeIfAbsent(
        new Accesses(accesses), key -> new Demand(demands.size(), accesses));
  }

  /**
   * Where a process can stand of which so much is known; asked by several workers. The answer is
   * the same each time, or workers would not agree on the steps of a state.
   */
  synchronized Stance[] stances(int automaton, Knowledge knowledge) {
    Kind exact = new Kind(automaton, knowledge);
    boolean isRemembered = known.containsKey(exact) || known.size() < MAX_KINDS;
    int locals = layout.system().automata().get(automaton).locals().size();
    Kind used = isRemembered ? exact : new Kind(automaton, Knowledge.none(locals));
    return known.computeIfAbsent(used, kind -> find(automaton, kind.knowledge()));
  }
}
