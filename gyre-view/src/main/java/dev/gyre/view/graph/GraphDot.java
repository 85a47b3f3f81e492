package dev.gyre.view.graph;

import dev.gyre.engine.graph.Extent;
import dev.gyre.engine.graph.GraphExport;
import dev.gyre.engine.graph.GraphNode;
import java.io.IOException;
import java.io.Writer;

/** A state graph in the language of Graphviz. */
final class GraphDot {
  private final Writer out;

  private GraphDot(Writer out) {
    this.out = out;
  }

  static Extent write(String name, GraphExport graph, Writer out) throws IOException {
    out.write("digraph " + DotText.quoted(name) + " {\n");
    out.write("  node [shape=box, style=\"rounded,filled\", fillcolor=\"#f3f6fb\"];\n");
    Extent extent = graph.walk(new GraphDot(out)::node);
    if (extent.isCut()) {
      out.write("  // cut: " + extent.stepsLeftOut() + " steps lead to states not shown\n");
    }
    out.write("}\n");
    return extent;
  }

  private void node(GraphNode node) throws IOException {
    out.write("  " + node.number() + " [label=" + DotText.quoted(NodeText.lines(node)));
    out.write(style(node) + "];\n");
    for (GraphNode.Arc arc : node.arcs()) {
      out.write("  " + node.number() + " -> " + arc.target());
      out.write(" [label=" + DotText.quoted(arc.label()));
      out.write(arc.mark() == GraphNode.Mark.ERROR_PATH ? ", color=red, penwidth=2];\n" : "];\n");
    }
  }

  private static String style(GraphNode node) {
    StringBuilder style = new StringBuilder();
    if (node.is(GraphNode.Trait.DEADLOCK) || node.is(GraphNode.Trait.FAULT)) {
      style.append(", fillcolor=\"#fecaca\"");
    } else if (node.is(GraphNode.Trait.COLOURED)) {
      style.append(", fillcolor=\"#fde68a\"");
    }
    if (node.is(GraphNode.Trait.ERROR_PATH)) {
      style.append(", color=red");
    }
    if (node.is(GraphNode.Trait.INITIAL)) {
      style.append(", penwidth=2");
    }
    if (node.is(GraphNode.Trait.END)) {
      style.append(", peripheries=2");
    }
    return style.toString();
  }
}
