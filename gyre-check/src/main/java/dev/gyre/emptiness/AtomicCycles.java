package dev.gyre.emptiness;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import java.util.BitSet;
import java.util.List;

/**
 * Decides by the text whether a run may stay inside an atomic sequence for ever. Some process moves
 * in it again and again: around a circle of edges that all keep control, or it is given control by
 * somebody who sends to it, and keeps that.
 */
final class AtomicCycles {
  private AtomicCycles() {}

  static boolean mayExist(ProcessSystem system) {
    return system.automata().stream()
        .filter(ProcessAutomaton::isProcess)
        .anyMatch(automaton -> isGivenControl(automaton) || goesAround(automaton));
  }

  private static boolean isGivenControl(ProcessAutomaton automaton) {
    return automaton.locations().stream()
        .flatMap(location -> location.edges().stream())
        .anyMatch(edge -> keepsControl(edge) && mayReceive(edge.guard()));
  }

  private static boolean mayReceive(Guard guard) {
    return switch (guard.kind()) {
      case ALWAYS, HOLDS, CAN_SEND, OTHERWISE -> false;
      case CAN_RECEIVE, ANY_OF, OBSERVES -> true;
    };
  }

  private static boolean keepsControl(Edge edge) {
    return edge.control() == Edge.Control.KEEP && edge.target() != Edge.NO_LOCATION;
  }

  /** Takes away, again and again, the locations from which no edge goes on inside. */
  private static boolean goesAround(ProcessAutomaton automaton) {
    List<Location> locations = automaton.locations();
    BitSet left = new BitSet();
    left.set(0, locations.size());
    for (boolean shrinks = true; shrinks; ) {
      shrinks = false;
      for (int at = left.nextSetBit(0); at >= 0; at = left.nextSetBit(at + 1)) {
        boolean goesOn =
            locations.get(at).edges().stream()
                .anyMatch(edge -> keepsControl(edge) && left.get(edge.target()));
        if (!goesOn) {
          left.clear(at);
          shrinks = true;
        }
      }
    }
    return !left.isEmpty();
  }
}
