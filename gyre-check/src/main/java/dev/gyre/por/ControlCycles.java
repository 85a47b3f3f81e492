package dev.gyre.por;

import dev.gyre.ir.Edge;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.analysis.StronglyConnectedComponents;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The strongly connected parts of an automaton that have a circle in them, some edges left out.
 *
 * @param without the ids of edges that do not count
 */
record ControlCycles(ProcessAutomaton automaton, BitSet without)
    implements StronglyConnectedComponents.Graph {

  /**
   * Sets of locations.
   *
   * @param without the ids of edges that do not count
   */
  static List<BitSet> of(ProcessAutomaton automaton, BitSet without) {
    ControlCycles graph = new ControlCycles(automaton, without);
    List<BitSet> found = new ArrayList<>();
    for (int[] locations : StronglyConnectedComponents.of(graph)) {
      if (locations.length > 1 || graph.hasLoop(locations[0])) {
        BitSet part = new BitSet();
        for (int location : locations) {
          part.set(location);
        }
        found.add(part);
      }
    }
    return found;
  }

  private boolean hasLoop(int location) {
    for (int i = 0; i < degree(location); i++) {
      if (target(location, i) == location) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int size() {
    return automaton.locations().size();
  }

  @Override
  public int degree(int location) {
    return automaton.locations().get(location).edges().size();
  }

  @Override
  public int target(int location, int index) {
    Edge edge = automaton.locations().get(location).edges().get(index);
    return without.get(edge.id()) ? Edge.NO_LOCATION : edge.target();
  }
}
