package dev.gyre.view.graph;

import dev.gyre.engine.graph.Extent;
import dev.gyre.engine.graph.GraphExport;
import dev.gyre.engine.graph.GraphNode;
import java.io.IOException;
import java.io.Writer;

/**
 * A state graph in the format of Aldebaran, which mCRL2, CADP and LTSmin read. Its first line has
 * the numbers of steps and states, so the graph is walked through twice.
 */
final class Aldebaran {
  /** The name of a step that shows nothing. */
  private static final String SILENT = "tau";

  private Aldebaran() {}

  static Extent write(GraphExport graph, Writer out) throws IOException {
    if (graph.labelsStates()) {
      return structure(graph, out);
    }
    Extent extent = graph.extent();
    out.write("des (0," + extent.steps() + "," + extent.states() + ")\n");
    graph.walk(node -> steps(node, out));
    return extent;
  }

  /**
   * Of a Kripke structure all states have steps, or nothing would say what holds where runs end.
   */
  private static Extent structure(GraphExport graph, Writer out) throws IOException {
    long[] steps = {0};
    Extent extent = graph.walkStructure(node -> steps[0] += node.arcs().size());
    out.write("des (0," + steps[0] + "," + extent.states() + ")\n");
    graph.walkStructure(node -> steps(node, out));
    return extent;
  }

  private static void steps(GraphNode node, Writer out) throws IOException {
    for (GraphNode.Arc arc : node.arcs()) {
      out.write("(" + node.number() + ",\"" + label(arc) + "\"," + arc.target() + ")\n");
    }
  }

  /** The format has no way to write a quotation mark inside quotation marks. */
  private static String label(GraphNode.Arc arc) {
    return arc.label().isEmpty()
        ? SILENT
        : arc.label().replace('"', '\'').replaceAll("\\p{Cntrl}", " ");
  }
}
