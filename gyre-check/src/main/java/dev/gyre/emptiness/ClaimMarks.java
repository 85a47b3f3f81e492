package dev.gyre.emptiness;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.system.ModelTooLargeException;
import dev.gyre.system.Transitions;

/** Marks that a claim gives: to all it does from its accept labels, or to single edges. */
final class ClaimMarks implements AcceptanceMarks {
  private final int sets;

  /** For each location of the claim. */
  private final long[] ofLocation;

  /** For each location, the ids of its edges. */
  private final int[][] edges;

  /** By the id of an edge, counted from the smallest id in the claim. */
  private final long[] ofEdge;

  private final int smallestEdge;

  private ClaimMarks(ProcessAutomaton claim, int sets) {
    this.sets = sets;
    this.ofLocation = new long[claim.locations().size()];
    this.edges = new int[claim.locations().size()][];
    int smallest = Integer.MAX_VALUE;
    int largest = -1;
    for (Location location : claim.locations()) {
      int[] ids = location.edges().stream().mapToInt(Edge::id).toArray();
      edges[location.index()] = ids;
      for (int id : ids) {
        smallest = Math.min(smallest, id);
        largest = Math.max(largest, id);
      }
    }
    this.smallestEdge = smallest;
    this.ofEdge = new long[largest < 0 ? 0 : largest - smallest + 1];
  }

  static AcceptanceMarks ofLabels(ProcessAutomaton claim) {
    ClaimMarks marks = new ClaimMarks(claim, 1);
    for (Location location : claim.locations()) {
      boolean accepts = location.marks().contains(Location.Mark.ACCEPT);
      marks.ofLocation[location.index()] = accepts ? 1 : 0;
    }
    return marks;
  }

  /**
   * @throws ModelTooLargeException if there are more sets than bits
   */
  static AcceptanceMarks ofEdges(ProcessAutomaton claim, Acceptance.ClaimEdges acceptance) {
    if (acceptance.sets() > MAX_SETS) {
      throw new ModelTooLargeException(
          claim.name()
              + " has "
              + acceptance.sets()
              + " acceptance sets, and Gyre can number "
              + MAX_SETS);
    }
    ClaimMarks marks = new ClaimMarks(claim, acceptance.sets());
    for (int[] ids : marks.edges) {
      for (int id : ids) {
        marks.ofEdge[id - marks.smallestEdge] = acceptance.marks().applyAsLong(id);
      }
    }
    return marks;
  }

  @Override
  public int sets() {
    return sets;
  }

  @Override
  public long leaving(int[] words, int from, int length) {
    return ofLocation[location(words, from, length)];
  }

  @Override
  public long taking(int[] words, int from, int length, long first) {
    int edge =
        Transitions.process(first) == Transitions.OBSERVER
            ? Transitions.edge(first)
            : edges[location(words, from, length)][Transitions.choice(first)];
    return ofEdge[edge - smallestEdge];
  }

  private static int location(int[] words, int from, int length) {
    return words[from + length - 1];
  }
}
