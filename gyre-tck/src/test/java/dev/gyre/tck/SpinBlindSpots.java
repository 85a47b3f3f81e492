package dev.gyre.tck;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Models that Spin is known to explore wrongly, although nothing goes wrong in them. */
final class SpinBlindSpots {
  private SpinBlindSpots() {}

  /** Why Spin's state space of the model is no oracle; nothing if it is one. */
  static Optional<String> of(ProcessSystem system) {
    boolean meets =
        Stream.concat(
                system.globals().stream(),
                system.automata().stream().flatMap(automaton -> automaton.locals().stream()))
            .anyMatch(SpinBlindSpots::isRendezvous);
    if (meets && hasEscapeWithMeeting(system)) {
      return Optional.of("escape with a rendez-vous among its options");
    }
    return SortedSends.mayOverflow(system)
        ? Optional.of("sorted send of a value that may be too big")
        : SpinQuirks.of(system);
  }

  private static boolean isRendezvous(Variable variable) {
    return variable.initial() instanceof Initial.Channels channels
        && channels.type().isRendezvous();
  }

  /** See the regression model 013. */
  private static boolean hasEscapeWithMeeting(ProcessSystem system) {
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        Collection<List<Edge>> escapes =
            location.edges().stream()
                .filter(edge -> edge.escape() > 0)
                .collect(Collectors.groupingBy(Edge::escape))
                .values();
        if (escapes.stream().anyMatch(SpinBlindSpots::hasMeetingAmongOthers)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean hasMeetingAmongOthers(List<Edge> options) {
    return options.size() > 1
        && options.stream().anyMatch(edge -> edge.guard() instanceof Guard.CanSend);
  }
}
