package dev.gyre.por.dependence;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import java.util.BitSet;

/** What one step may consist of: an edge, and what follows it inside an atomic sequence. */
public final class AtomicChains {
  private AtomicChains() {}

  /**
   * The edges with which a step may begin that contains one of the given edges.
   *
   * @param edges ids of edges
   */
  public static BitSet leadingTo(BitSet edges, ProcessAutomaton automaton) {
    BitSet leading = new BitSet();
    BitSet locations = new BitSet();
    for (boolean grows = true; grows; ) {
      grows = false;
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          boolean goesOn = edge.control() == Edge.Control.KEEP && edge.target() >= 0;
          boolean leads = edges.get(edge.id()) || (goesOn && locations.get(edge.target()));
          if (leads && !leading.get(edge.id())) {
            leading.set(edge.id());
            locations.set(location.index());
            grows = true;
          }
        }
      }
    }
    return leading;
  }
}
