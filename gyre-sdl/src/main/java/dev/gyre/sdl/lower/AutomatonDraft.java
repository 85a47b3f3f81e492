package dev.gyre.sdl.lower;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Locations and edges while they are put together. Numbers of edges are given at the end. */
final class AutomatonDraft {
  private final List<Set<Location.Mark>> marks = new ArrayList<>();
  private final List<SourceSpan> spans = new ArrayList<>();
  private final List<List<Edge>> edges = new ArrayList<>();

  /**
   * Where an edge leads.
   *
   * @param control whether the transition goes on there
   */
  record Target(int location, Edge.Control control) {
    /** A state, in which a transition ends. */
    static Target state(int location) {
      return new Target(location, Edge.Control.RELEASE);
    }

    /** A place inside a transition. */
    static Target inside(int location) {
      return new Target(location, Edge.Control.KEEP);
    }
  }

  int addLocation(Set<Location.Mark> mark, SourceSpan span) {
    marks.add(mark);
    spans.add(span);
    edges.add(new ArrayList<>());
    return edges.size() - 1;
  }

  /** A place that a transition only passes. */
  int addPassage(SourceSpan span) {
    return addLocation(Set.of(), span);
  }

  void addEdge(
      int from, Guard guard, List<Effect> effects, Target to, SourceSpan span, String text) {
    edges
        .get(from)
        .add(new Edge(0, from, to.location(), guard, effects, to.control(), 0, span, text));
  }

  /**
   * @param firstEdge the number of the first edge
   */
  List<Location> locations(int firstEdge) {
    List<Location> locations = new ArrayList<>();
    int next = firstEdge;
    for (int i = 0; i < edges.size(); i++) {
      List<Edge> own = new ArrayList<>();
      for (Edge edge : edges.get(i)) {
        own.add(edge.withId(next++));
      }
      locations.add(new Location(i, i + 1, marks.get(i), own, spans.get(i)));
    }
    return locations;
  }

  int edgeCount() {
    return edges.stream().mapToInt(List::size).sum();
  }
}
