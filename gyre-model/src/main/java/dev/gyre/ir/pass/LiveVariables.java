package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.Variable;
import dev.gyre.system.Cancellation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Which local variables of a process may still be read before they are written, at each location:
 * the smallest solution of {@code live(l) = union over edges e: l -> k of reads(e) + (live(k) -
 * writes(e))}. The edges of an escape are edges of the location, and so are counted.
 */
final class LiveVariables {
  private final ProcessAutomaton automaton;
  private final BitSet[] live;
  private final BitSet always = new BitSet();
  private final Map<Integer, Summary> summaries = new HashMap<>();
  private final BackwardFlow flow;

  /**
   * What an edge does to the set of live variables: it is the union of {@code reads} with what is
   * left of the set behind the edge, namely its intersection with {@code passes}.
   */
  private record Summary(BitSet reads, BitSet passes) {}

  /** An edge that leads to a location, and where it stands. */
  private record Arrival(int source, Edge edge) {}

  /**
   * @param channels which channels the expressions of the process name
   * @param counted which edges are looked at: all of them, for a sound answer
   */
  LiveVariables(
      ProcessAutomaton automaton,
      ObservedState observed,
      KnownChannels channels,
      Predicate<Edge> counted) {
    this.automaton = automaton;
    this.flow = new BackwardFlow(new Infallible(channels, automaton.index()));
    this.live = new BitSet[automaton.locations().size()];
    for (Variable variable : automaton.locals()) {
      if (observed.isSeen(VariableKey.of(variable, automaton.index()))) {
        always.set(variable.index());
      }
    }
    // These are asked for at every location.
    automaton.provided().ifPresent(e -> BackwardFlow.read(e, always));
    automaton
        .exclusiveUses()
        .forEach(use -> BackwardFlow.read(new Expr.Load(use.channel()), always));
    solve(counted);
  }

  /** Goes on from the locations whose set has grown, so that each edge is looked at a few times. */
  private void solve(Predicate<Edge> counted) {
    List<List<Arrival>> into = new ArrayList<>();
    for (int i = 0; i < live.length; i++) {
      live[i] = (BitSet) always.clone();
      into.add(new ArrayList<>());
    }
    Deque<Integer> open = new ArrayDeque<>();
    BitSet isOpen = new BitSet();
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        if (counted.test(edge)) {
          live[location.index()].or(summary(edge).reads());
          if (edge.target() != Edge.NO_LOCATION) {
            into.get(edge.target()).add(new Arrival(location.index(), edge));
          }
        }
      }
      open.push(location.index());
      isOpen.set(location.index());
    }
    while (!open.isEmpty()) {
      Cancellation.check();
      int location = open.pop();
      isOpen.clear(location);
      for (Arrival arrival : into.get(location)) {
        if (isGrown(arrival) && !isOpen.get(arrival.source())) {
          isOpen.set(arrival.source());
          open.push(arrival.source());
        }
      }
    }
  }

  /** Adds to the source of an edge what passes it; whether that was new. */
  private boolean isGrown(Arrival arrival) {
    BitSet passing = (BitSet) live[arrival.edge().target()].clone();
    passing.and(summary(arrival.edge()).passes());
    BitSet source = live[arrival.source()];
    int before = source.cardinality();
    source.or(passing);
    return source.cardinality() != before;
  }

  private Summary summary(Edge edge) {
    return summaries.computeIfAbsent(edge.id(), id -> summarize(edge));
  }

  private Summary summarize(Edge edge) {
    BitSet reads = new BitSet();
    BitSet passes = new BitSet();
    passes.set(0, automaton.locals().size());
    for (BitSet each : new BitSet[] {reads, passes}) {
      flow.back(edge.effects(), each);
      BackwardFlow.read(edge.guard(), each);
    }
    return new Summary(reads, passes);
  }

  boolean isLive(Variable variable, int location) {
    return live[location].get(variable.index());
  }
}
