package dev.gyre.view.graph;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import java.io.IOException;
import java.io.Writer;

/** The automata of a model in the language of Graphviz, a cluster for each. */
final class AutomataDot {
  private AutomataDot() {}

  static void write(String name, ProcessSystem system, Writer out) throws IOException {
    out.write("digraph " + DotText.quoted(name) + " {\n");
    out.write("  node [shape=box, style=\"rounded,filled\", fillcolor=\"#f3f6fb\"];\n");
    for (ProcessAutomaton automaton : system.automata()) {
      out.write("  subgraph cluster_" + automaton.index() + " {\n");
      out.write("    label=" + DotText.quoted(AutomatonLabels.title(automaton)) + ";\n");
      for (Location location : automaton.locations()) {
        out.write("    " + id(automaton, location.index()));
        out.write(" [label=" + DotText.quoted(AutomatonLabels.lines(automaton, location)));
        out.write(style(automaton, location) + "];\n");
      }
      if (AutomatonLabels.canEnd(automaton)) {
        out.write("    " + id(automaton, Edge.NO_LOCATION));
        out.write(" [label=" + DotText.quoted(AutomatonLabels.ENDED) + ", peripheries=2];\n");
      }
      for (Edge edge : AutomatonLabels.edges(automaton)) {
        out.write("    " + id(automaton, edge.source()) + " -> " + id(automaton, edge.target()));
        out.write(" [label=" + DotText.quoted(edge.text()));
        out.write(edge.control() == Edge.Control.KEEP ? ", color=\"#3b6fd4\"];\n" : "];\n");
      }
      out.write("  }\n");
    }
    out.write("}\n");
  }

  private static String id(ProcessAutomaton automaton, int location) {
    return location == Edge.NO_LOCATION
        ? "a" + automaton.index() + "_ended"
        : "a" + automaton.index() + "_" + location;
  }

  private static String style(ProcessAutomaton automaton, Location location) {
    StringBuilder style = new StringBuilder();
    if (location.marks().contains(Location.Mark.ACCEPT)) {
      style.append(", fillcolor=\"#ede9fe\"");
    } else if (location.marks().contains(Location.Mark.PROGRESS)) {
      style.append(", fillcolor=\"#d1fae5\"");
    }
    if (location.marks().contains(Location.Mark.END)) {
      style.append(", peripheries=2");
    }
    if (location.index() == automaton.initial()) {
      style.append(", penwidth=2");
    }
    return style.toString();
  }
}
