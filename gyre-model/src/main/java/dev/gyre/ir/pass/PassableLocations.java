package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The locations of an automaton that control may pass without stopping, because the only step there
 * is invisible. At least one location of every cycle is none of them.
 */
final class PassableLocations {
  private final ProcessAutomaton automaton;
  private final ObservedState observed;
  private final TailRule rule;
  private final BitSet absorbed = new BitSet();

  PassableLocations(ProcessAutomaton automaton, ObservedState observed, TailRule rule) {
    this.automaton = automaton;
    this.observed = observed;
    this.rule = rule;
    for (Location location : automaton.locations()) {
      if (isCandidate(location)) {
        absorbed.set(location.index());
      }
    }
    breakCycles();
  }

  private boolean isCandidate(Location location) {
    List<Edge> edges = location.edges();
    if (edges.size() != 1 || !location.marks().isEmpty()) {
      return false;
    }
    Edge edge = edges.get(0);
    return edge.escape() == 0
        && edge.target() != Edge.NO_LOCATION
        && rule.mayHappenAtOnce(automaton, edge)
        && !observed.isNamed(automaton, location.index())
        && !observed.isNamed(automaton, edge.target())
        && !target(edge).marks().contains(Location.Mark.PROGRESS);
  }

  private Location target(Edge edge) {
    return automaton.locations().get(edge.target());
  }

  /**
   * Candidates have one way on, so following it finds each cycle of nothing but candidates. What is
   * kept of a cycle is where the process enters it first, which is a state in any case.
   */
  private void breakCycles() {
    BitSet settled = new BitSet();
    follow(automaton.initial(), settled);
    for (int start = absorbed.nextSetBit(0); start >= 0; start = absorbed.nextSetBit(start + 1)) {
      follow(start, settled);
    }
  }

  private void follow(int start, BitSet settled) {
    BitSet path = new BitSet();
    int at = start;
    while (absorbed.get(at) && !settled.get(at) && !path.get(at)) {
      path.set(at);
      at = automaton.locations().get(at).edges().get(0).target();
    }
    if (path.get(at)) {
      absorbed.clear(at);
    }
    settled.or(path);
  }

  /** The invisible step at a location, if control need not stop there. */
  Optional<Edge> tail(int location) {
    return location != Edge.NO_LOCATION && absorbed.get(location)
        ? Optional.of(automaton.locations().get(location).edges().get(0))
        : Optional.empty();
  }
}
