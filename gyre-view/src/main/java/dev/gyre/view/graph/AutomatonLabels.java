package dev.gyre.view.graph;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import java.util.ArrayList;
import java.util.List;

/** Automata in words. */
final class AutomatonLabels {
  /** Where a process is that has ended. */
  static final String ENDED = "ended";

  private AutomatonLabels() {}

  static String title(ProcessAutomaton automaton) {
    String kind = automaton.kind().word();
    String name = automaton.name().replace(":", "");
    return kind.startsWith(name) ? kind : kind + " " + name;
  }

  /** The number that Spin gives a location, its labels, and its line. */
  static List<String> lines(ProcessAutomaton automaton, Location location) {
    List<String> lines = new ArrayList<>();
    lines.add(Integer.toString(location.number()));
    automaton.labels().stream()
        .filter(label -> label.location() == location.index())
        .forEach(label -> lines.add(label.name() + ":"));
    return lines;
  }

  static int line(Location location) {
    return (location.edges().isEmpty() ? location.span() : location.edges().get(0).span())
        .visibleSite()
        .line();
  }

  /** All edges of an automaton. */
  static List<Edge> edges(ProcessAutomaton automaton) {
    return automaton.locations().stream().flatMap(l -> l.edges().stream()).toList();
  }

  /** Whether some edge leads out of the automaton. */
  static boolean canEnd(ProcessAutomaton automaton) {
    return edges(automaton).stream().anyMatch(edge -> edge.target() == Edge.NO_LOCATION);
  }
}
