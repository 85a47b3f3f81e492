package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** Puts a system together again, its edges numbered in the order of automata and locations. */
final class EdgeNumbering {
  private final List<List<Integer>> origin = new ArrayList<>();

  private EdgeNumbering() {}

  /**
   * @param edges the new edges of a location; asked once for each location, in order
   */
  static OptimisedSystem rebuild(
      ProcessSystem system, BiFunction<ProcessAutomaton, Location, List<TracedEdge>> edges) {
    EdgeNumbering numbering = new EdgeNumbering();
    List<ProcessAutomaton> automata = new ArrayList<>();
    for (ProcessAutomaton automaton : system.automata()) {
      List<Location> locations = new ArrayList<>();
      for (Location location : automaton.locations()) {
        locations.add(numbering.location(location, edges.apply(automaton, location)));
      }
      automata.add(automaton.withLocations(locations));
    }
    return new OptimisedSystem(system.withAutomata(automata), numbering.origin);
  }

  private Location location(Location old, List<TracedEdge> traced) {
    List<Edge> edges = new ArrayList<>();
    for (TracedEdge each : traced) {
      edges.add(each.edge().withId(origin.size()));
      origin.add(each.origin());
    }
    return old.withEdges(edges);
  }
}
