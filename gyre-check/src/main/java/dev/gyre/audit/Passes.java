package dev.gyre.audit;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.util.BitSet;
import java.util.List;
import java.util.function.LongFunction;

/**
 * A system and what the passes have made of it.
 *
 * @param written before the passes, with all its steps
 * @param searched after them, with all its steps
 * @param origin the edges of the first behind each edge of the second
 * @param stepsBehind the steps of the first behind a step of the second, in order
 */
public record Passes(
    TransitionSystem written,
    TransitionSystem searched,
    List<List<Integer>> origin,
    LongFunction<List<Long>> stepsBehind) {
  public Passes {
    origin = List.copyOf(origin);
  }

  /** Whether a state of the one can be read as a state of the other. */
  boolean haveSameLayout() {
    return written.layout().features().equals(searched.layout().features());
  }

  /** The edges with which processes end, if they were removed. */
  BitSet removedEnds() {
    BitSet ends = ends();
    origin.forEach(edges -> edges.forEach(ends::clear));
    return ends;
  }

  /** The edges with which processes end. */
  BitSet ends() {
    BitSet ends = new BitSet();
    for (ProcessAutomaton automaton : written.layout().system().automata()) {
      for (Location location : automaton.locations()) {
        location.edges().stream().filter(Edge::endsProcess).forEach(edge -> ends.set(edge.id()));
      }
    }
    return ends;
  }

  /** The step of the system as it was written with which a step of the other one begins. */
  long head(long step) {
    if (Transitions.isTick(step)) {
      return step;
    }
    return stepsBehind.apply(step).get(0);
  }
}
