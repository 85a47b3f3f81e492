package dev.gyre.search;

import dev.gyre.system.Transitions;
import java.util.BitSet;

/**
 * One worker's figures. They are its own until it stops; now and then it reports them, so that
 * others can tell how far the search is.
 */
final class Account {
  private final BitSet takenEdges = new BitSet();
  private long transitions;
  private long deepest;
  private long bytes;
  private volatile Report report = new Report(0, 0, 0);

  private record Report(long transitions, long depth, long bytes) {}

  void taken(long transition) {
    takenEdges.set(Transitions.edge(transition));
    if (Transitions.partner(transition) >= 0) {
      takenEdges.set(Transitions.partnerEdge(transition));
    }
  }

  /** The worker came so often to a state that others can see. */
  void arrived(int times) {
    transitions += times;
  }

  void reachedDepth(long depth) {
    deepest = Math.max(deepest, depth);
  }

  /** How much memory the worker needs for itself. */
  void holds(long memoryBytes) {
    bytes = memoryBytes;
  }

  void report() {
    report = new Report(transitions, deepest, bytes);
  }

  long reportedTransitions() {
    return report.transitions();
  }

  long reportedDepth() {
    return report.depth();
  }

  long reportedBytes() {
    return report.bytes();
  }

  long transitions() {
    return transitions;
  }

  long deepest() {
    return deepest;
  }

  BitSet takenEdges() {
    return takenEdges;
  }
}
