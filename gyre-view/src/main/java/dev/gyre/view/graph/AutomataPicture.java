package dev.gyre.view.graph;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.view.layout.Drawing;
import dev.gyre.view.layout.DrawingSvg;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The automata of a model as a picture, one below the other. */
final class AutomataPicture {
  private static final int MOST_LOCATIONS = 3_000;
  private static final int LONGEST = 60;

  private AutomataPicture() {}

  static void write(String name, ProcessSystem system, Writer out) throws IOException {
    int locations = system.automata().stream().mapToInt(a -> a.locations().size()).sum();
    if (locations > MOST_LOCATIONS) {
      throw new UndrawableException(
          "the automata have "
              + locations
              + " locations, and a picture can show "
              + MOST_LOCATIONS
              + "; --format dot, graphml or json writes them all");
    }
    out.write(
        DrawingSvg.render(
            "Automata of " + name,
            "",
            system.automata().stream().map(AutomataPicture::drawn).toList()));
  }

  private static Drawing drawn(ProcessAutomaton automaton) {
    List<Integer> order = inOrderOfRuns(automaton);
    List<Drawing.Node> nodes = new ArrayList<>();
    for (int index : order) {
      Location location = automaton.locations().get(index);
      nodes.add(
          new Drawing.Node(
              AutomatonLabels.lines(automaton, location),
              styles(automaton, location),
              "line " + AutomatonLabels.line(location)));
    }
    if (AutomatonLabels.canEnd(automaton)) {
      order.add(Edge.NO_LOCATION);
      nodes.add(
          new Drawing.Node(
              List.of(AutomatonLabels.ENDED), Set.of(Drawing.Style.END), "the process has ended"));
    }
    List<Drawing.Arc> arcs =
        AutomatonLabels.edges(automaton).stream()
            .map(e -> arc(e, order.indexOf(e.source()), order.indexOf(e.target())))
            .toList();
    return new Drawing(AutomatonLabels.title(automaton), nodes, arcs);
  }

  /** As a run comes to them, so that a picture reads downwards; then what no run comes to. */
  private static List<Integer> inOrderOfRuns(ProcessAutomaton automaton) {
    Set<Integer> met = new LinkedHashSet<>(Set.of(automaton.initial()));
    List<Integer> order = new ArrayList<>(met);
    for (int next = 0; next < order.size(); next++) {
      for (Edge edge : automaton.locations().get(order.get(next)).edges()) {
        if (edge.target() != Edge.NO_LOCATION && met.add(edge.target())) {
          order.add(edge.target());
        }
      }
    }
    automaton.locations().stream().map(Location::index).filter(met::add).forEach(order::add);
    return order;
  }

  private static Drawing.Arc arc(Edge edge, int from, int to) {
    String text = edge.text();
    return new Drawing.Arc(
        from,
        to,
        List.of(text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "\u2026"),
        edge.control() == Edge.Control.KEEP ? Set.of(Drawing.Style.ATOMIC) : Set.of(),
        text + "\nline " + edge.span().visibleSite().line());
  }

  private static Set<Drawing.Style> styles(ProcessAutomaton automaton, Location location) {
    Set<Drawing.Style> styles = EnumSet.noneOf(Drawing.Style.class);
    for (Location.Mark mark : location.marks()) {
      styles.add(
          switch (mark) {
            case END -> Drawing.Style.END;
            case PROGRESS -> Drawing.Style.PROGRESS;
            case ACCEPT -> Drawing.Style.ACCEPT;
          });
    }
    if (location.index() == automaton.initial()) {
      styles.add(Drawing.Style.INITIAL);
    }
    return styles;
  }
}
