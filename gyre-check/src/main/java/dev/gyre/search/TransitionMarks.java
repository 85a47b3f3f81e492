package dev.gyre.search;

import dev.gyre.system.Transitions;
import java.util.BitSet;

/** Remembers which edges were taken. */
final class TransitionMarks {
  private TransitionMarks() {}

  static void mark(long transition, BitSet edges) {
    edges.set(Transitions.edge(transition));
    if (Transitions.partner(transition) >= 0) {
      edges.set(Transitions.partnerEdge(transition));
    }
  }
}
