package dev.gyre.search;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.system.Transitions;
import java.util.Arrays;
import java.util.BitSet;

/**
 * One worker's figures. They are its own until it stops; now and then it reports them, so that
 * others can tell how far the search is.
 */
final class WorkerStatistics {
  /** Bytes, not bits: to set one is a write and no more. */
  private boolean[] takenEdges = new boolean[64];

  private long transitions;
  private long deepest;
  private long bytes;
  private long walkBytes;
  private long reducedStates;
  private long stepsLeftOut;
  private volatile Report report = new Report(0, 0, 0);

  private record Report(long transitions, long depth, long bytes) {}

  void taken(long transition) {
    if (Transitions.isTick(transition)) {
      return;
    }
    markTaken(Transitions.edge(transition));
    if (Transitions.partner(transition) >= 0) {
      markTaken(Transitions.partnerEdge(transition));
    }
  }

  private void markTaken(int edge) {
    if (edge >= takenEdges.length) {
      takenEdges = Arrays.copyOf(takenEdges, Math.max(edge + 1, 2 * takenEdges.length));
    }
    takenEdges[edge] = true;
  }

  /** The worker came so often to a state that others can see. */
  void arrived(int times) {
    transitions += times;
  }

  /** A state was expanded without so many of its steps. */
  void leftOut(int steps) {
    reducedStates++;
    stepsLeftOut += steps;
  }

  void reachedDepth(long depth) {
    deepest = Math.max(deepest, depth);
  }

  /** How much memory the worker needs for itself. */
  void holds(long memoryBytes) {
    bytes = memoryBytes;
  }

  /** How much it needs on top of that, to walk through atomic sequences. */
  void walks(long memoryBytes) {
    walkBytes = memoryBytes;
  }

  void report() {
    report = new Report(transitions, deepest, bytes + walkBytes);
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

  PrunedSteps leftOut() {
    return new PrunedSteps(reducedStates, stepsLeftOut);
  }

  /** Adds what another worker has done, who has stopped. */
  void add(WorkerStatistics other) {
    transitions += other.transitions;
    reachedDepth(other.deepest);
    reducedStates += other.reducedStates;
    stepsLeftOut += other.stepsLeftOut;
    other.takenEdges().stream().forEach(this::markTaken);
  }

  void save(CheckpointOutput out) {
    out.writeLong(transitions);
    out.writeLong(deepest);
    out.writeLong(reducedStates);
    out.writeLong(stepsLeftOut);
    out.writeArray(takenEdges().toLongArray());
  }

  /** Adds what another worker has done in a search that goes on here. */
  void addSaved(CheckpointInput in) {
    transitions += in.readLong();
    reachedDepth(in.readLong());
    reducedStates += in.readLong();
    stepsLeftOut += in.readLong();
    BitSet.valueOf(in.readLongArray()).stream().forEach(this::markTaken);
  }

  BitSet takenEdges() {
    BitSet edges = new BitSet(takenEdges.length);
    for (int edge = 0; edge < takenEdges.length; edge++) {
      if (takenEdges[edge]) {
        edges.set(edge);
      }
    }
    return edges;
  }
}
