package dev.gyre.por;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Location;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.analysis.MayFail;
import dev.gyre.por.dependence.CycleBreakers;
import java.util.BitSet;
import java.util.function.Predicate;

/**
 * Which steps lead somewhere for certain. A step that fails, such as by a division by zero, has no
 * outcome, and an atomic sequence may go in a circle for ever. Where such a step were taken alone,
 * what the others can do would be lost.
 */
final class CertainSteps {
  private CertainSteps() {}

  /** The ids of edges that may fail when they are taken, whatever is known of the process. */
  static BitSet doubtful(ProcessSystem system) {
    BitSet doubtful = new BitSet();
    for (ProcessAutomaton automaton : system.automata()) {
      if (automaton.isProcess()) {
        automaton.locations().forEach(l -> add(l, MayFail::isInside, doubtful));
      }
    }
    return doubtful;
  }

  private static void add(Location location, Predicate<Place> inside, BitSet into) {
    for (Edge edge : location.edges()) {
      into.set(edge.id(), !isCertain(edge, inside));
    }
  }

  /** The ids of edges with which an atomic sequence may begin that fails later, or never ends. */
  static BitSet doubtfulChains(CycleBreakers recurrence) {
    ProcessAutomaton automaton = recurrence.automaton();
    BitSet doubtful = new BitSet();
    BitSet releasing = new BitSet();
    for (Location location : automaton.locations()) {
      add(location, recurrence::isInside, doubtful);
      for (Edge edge : location.edges()) {
        releasing.set(edge.id(), edge.control() == Edge.Control.RELEASE);
      }
    }
    // Backwards from where a sequence may fail, or go around.
    BitSet bad = new BitSet();
    ControlCycles.of(automaton, releasing).forEach(bad::or);
    for (Location location : automaton.locations()) {
      if (location.edges().stream().anyMatch(edge -> doubtful.get(edge.id()))) {
        bad.set(location.index());
      }
    }
    return leadingTo(bad, automaton);
  }

  private static BitSet leadingTo(BitSet bad, ProcessAutomaton automaton) {
    BitSet leading = new BitSet();
    for (boolean grows = true; grows; ) {
      grows = false;
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          boolean goesOn = edge.control() == Edge.Control.KEEP && edge.target() >= 0;
          if (goesOn && bad.get(edge.target()) && !leading.get(edge.id())) {
            leading.set(edge.id());
            bad.set(location.index());
            grows = true;
          }
        }
      }
    }
    return leading;
  }

  private static boolean isCertain(Edge edge, Predicate<Place> inside) {
    CertainEffects certain = new CertainEffects(inside);
    return edge.effects().stream().allMatch(certain::contain);
  }

  /** A timer takes no value that is not a time; every other variable takes any, cut to its type. */
  static boolean fits(Effect.Assign assign) {
    return !assign.place().variable().type().isTimer()
        || assign.value().constant().stream()
            .anyMatch(time -> time >= ValueType.TIMER_OFF && time <= ValueType.LONGEST_TIME);
  }
}
