package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The edges of one automaton after merging; locations that nothing leads to any more have none. */
final class MergedAutomaton {
  private final Map<Integer, List<TracedEdge>> edges = new HashMap<>();

  MergedAutomaton(ProcessAutomaton automaton, PassableLocations absorption, EdgeJoining joining) {
    BitSet reached = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    reached.set(automaton.initial());
    open.push(automaton.initial());
    while (!open.isEmpty()) {
      Location location = automaton.locations().get(open.pop());
      List<TracedEdge> merged = new ArrayList<>();
      for (Edge edge : location.edges()) {
        TracedEdge result = extended(TracedEdge.of(edge), absorption, joining);
        merged.add(result);
        int target = result.edge().target();
        if (target != Edge.NO_LOCATION && !reached.get(target)) {
          reached.set(target);
          open.push(target);
        }
      }
      edges.put(location.index(), merged);
    }
  }

  /** Goes on as long as control need not stop. Ends, because no cycle is absorbed as a whole. */
  private static TracedEdge extended(
      TracedEdge start, PassableLocations absorption, EdgeJoining joining) {
    TracedEdge result = start;
    Optional<Edge> tail = absorption.tail(result.edge().target());
    while (tail.isPresent()) {
      Optional<TracedEdge> longer = joining.join(result, tail.get());
      if (longer.isEmpty()) {
        return result;
      }
      result = longer.get();
      tail = absorption.tail(result.edge().target());
    }
    return result;
  }

  List<TracedEdge> edges(Location location) {
    return edges.getOrDefault(location.index(), List.of());
  }
}
