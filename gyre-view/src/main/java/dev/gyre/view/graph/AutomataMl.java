package dev.gyre.view.graph;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.view.Markup;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;

/** The automata of a model as GraphML; the nodes of all of them are in one graph. */
final class AutomataMl {
  private AutomataMl() {}

  static void write(String name, ProcessSystem system, Writer out) throws IOException {
    out.write(GraphMl.START);
    out.write(GraphMl.key("label", "all", "string"));
    out.write(GraphMl.key("automaton", "node", "string"));
    out.write(GraphMl.key("initial", "node", "boolean"));
    for (Location.Mark mark : Location.Mark.values()) {
      out.write(GraphMl.key(id(mark), "node", "boolean"));
    }
    out.write(GraphMl.key("line", "all", "int"));
    out.write("<graph id=\"" + Markup.escape(name) + "\" edgedefault=\"directed\">\n");
    for (ProcessAutomaton automaton : system.automata()) {
      write(automaton, out);
    }
    out.write("</graph>\n</graphml>\n");
  }

  private static void write(ProcessAutomaton automaton, Writer out) throws IOException {
    for (Location location : automaton.locations()) {
      node(automaton, location.index(), out);
      out.write(
          GraphMl.data("label", String.join("\n", AutomatonLabels.lines(automaton, location))));
      out.write(GraphMl.data("line", Integer.toString(AutomatonLabels.line(location))));
      if (location.index() == automaton.initial()) {
        out.write(GraphMl.data("initial", "true"));
      }
      for (Location.Mark mark : Location.Mark.values()) {
        if (location.marks().contains(mark)) {
          out.write(GraphMl.data(id(mark), "true"));
        }
      }
      out.write("</node>\n");
    }
    if (AutomatonLabels.canEnd(automaton)) {
      node(automaton, Edge.NO_LOCATION, out);
      out.write(GraphMl.data("label", AutomatonLabels.ENDED) + "</node>\n");
    }
    for (Edge edge : AutomatonLabels.edges(automaton)) {
      out.write("<edge source=\"" + id(automaton, edge.source()) + "\" target=\"");
      out.write(id(automaton, edge.target()) + "\">" + GraphMl.data("label", edge.text()));
      out.write(GraphMl.data("line", Integer.toString(edge.span().visibleSite().line())));
      out.write("</edge>\n");
    }
  }

  private static void node(ProcessAutomaton automaton, int location, Writer out)
      throws IOException {
    out.write("<node id=\"" + id(automaton, location) + "\">");
    out.write(GraphMl.data("automaton", AutomatonLabels.title(automaton)));
  }

  private static String id(Location.Mark mark) {
    return mark.name().toLowerCase(Locale.ROOT);
  }

  private static String id(ProcessAutomaton automaton, int location) {
    return automaton.index() + (location == Edge.NO_LOCATION ? ".ended" : "." + location);
  }
}
