package dev.gyre.ir;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Set;

/**
 * A point of control of a process.
 *
 * @param index its place in the automaton
 * @param number the number Spin would give it, which {@code pc_value} shows
 * @param marks what its labels say about it
 * @param edges what can happen here, in the order in which it is tried
 */
public record Location(int index, int number, Set<Mark> marks, List<Edge> edges, SourceSpan span) {

  public Location {
    marks = Set.copyOf(marks);
    edges = List.copyOf(edges);
  }

  /** The same location with other edges. */
  public Location withEdges(List<Edge> other) {
    return new Location(index, number, marks, other, span);
  }

  /** Whether there is an edge for when no other can be taken. */
  public boolean hasElse() {
    return edges.stream().anyMatch(edge -> edge.guard().kind() == Guard.Kind.OTHERWISE);
  }

  /** What a label can say about a location. */
  public enum Mark {
    /** A process may rest here for ever. */
    END,
    /** Something useful happens here. */
    PROGRESS,
    /** A run must not pass here infinitely often. */
    ACCEPT
  }
}
