package dev.gyre.view.graph;

import dev.gyre.engine.graph.Extent;
import dev.gyre.engine.graph.GraphExport;
import dev.gyre.engine.graph.GraphNode;
import dev.gyre.view.Markup;
import java.io.IOException;
import java.io.Writer;
import java.util.EnumSet;
import java.util.Locale;

/** A state graph as GraphML. */
final class GraphMl {
  static final String START =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <graphml xmlns="http://graphml.graphdrawing.org/xmlns">
      """;

  private final Writer out;

  private GraphMl(Writer out) {
    this.out = out;
  }

  static Extent write(String name, GraphExport graph, Writer out) throws IOException {
    out.write(START);
    out.write(key("label", "all", "string"));
    out.write(key("cut", "graph", "long"));
    for (GraphNode.Trait trait : EnumSet.complementOf(EnumSet.of(GraphNode.Trait.OPEN))) {
      out.write(key(id(trait), "node", "boolean"));
    }
    out.write(key("onErrorPath", "edge", "boolean"));
    out.write("<graph id=\"" + Markup.escape(name) + "\" edgedefault=\"directed\">\n");
    Extent extent = graph.walk(new GraphMl(out)::node);
    // How many steps lead to states that are not shown.
    out.write(data("cut", Long.toString(extent.stepsLeftOut())));
    out.write("\n</graph>\n</graphml>\n");
    return extent;
  }

  static String key(String id, String of, String type) {
    return String.format(
        "<key id=\"%s\" for=\"%s\" attr.name=\"%s\" attr.type=\"%s\"/>\n", id, of, id, type);
  }

  static String data(String key, String text) {
    return "<data key=\"" + key + "\">" + Markup.escape(text) + "</data>";
  }

  private static String id(GraphNode.Trait trait) {
    return trait.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private void node(GraphNode node) throws IOException {
    out.write("<node id=\"" + node.number() + "\">");
    out.write(data("label", String.join("\n", NodeText.lines(node))));
    for (GraphNode.Trait trait : GraphNode.Trait.values()) {
      if (node.is(trait)) {
        out.write(data(id(trait), "true"));
      }
    }
    out.write("</node>\n");
    for (GraphNode.Arc arc : node.arcs()) {
      out.write("<edge source=\"" + node.number() + "\" target=\"" + arc.target() + "\">");
      out.write(data("label", arc.label()));
      if (arc.mark() == GraphNode.Mark.ERROR_PATH) {
        out.write(data("onErrorPath", "true"));
      }
      out.write("</edge>\n");
    }
  }
}
