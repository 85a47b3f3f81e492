package dev.gyre.view.graph;

import dev.gyre.engine.graph.GraphNode;
import dev.gyre.view.layout.Drawing;
import dev.gyre.view.layout.DrawingSvg;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/**
 * A part of a state graph as a picture. A box shows what is different from the state from which its
 * state was met first, so that it stays small; all of a state is there where one points.
 */
public final class NeighbourhoodPicture {
  private static final int MOST_WITH_VALUES = 200;
  private static final int MOST_WITH_LABELS = 60;
  private static final int MOST_LINES = 4;
  private static final int LONGEST_LABEL = 22;

  private final List<GraphNode> nodes;
  private final IntUnaryOperator parents;

  private NeighbourhoodPicture(List<GraphNode> nodes, IntUnaryOperator parents) {
    this.nodes = nodes;
    this.parents = parents;
  }

  /**
   * @param nodes numbered from 0
   * @param parents from which state each was met first; -1 for none
   */
  public static String of(String name, List<GraphNode> nodes, IntUnaryOperator parents) {
    NeighbourhoodPicture picture = new NeighbourhoodPicture(nodes, parents);
    return DrawingSvg.render(
        "State graph of " + name,
        "",
        List.of(GraphPicture.drawing(nodes, picture::box, picture::label)));
  }

  /** Short, so that layers stay narrow: the number of the process is enough. */
  private List<String> label(List<String> lines) {
    if (nodes.size() > MOST_WITH_LABELS || lines.isEmpty()) {
      return List.of();
    }
    String first = lines.get(0).replaceFirst("^\\w+:(\\d+) ", "$1: ");
    boolean isShort = lines.size() == 1 && first.length() <= LONGEST_LABEL;
    return List.of(
        isShort
            ? first
            : first.substring(0, Math.min(LONGEST_LABEL - 1, first.length())) + "\u2026");
  }

  private Drawing.Node box(GraphNode node) {
    List<String> all = NodeText.lines(node);
    List<String> shown = new ArrayList<>(all.subList(0, 1));
    int parent = parents.applyAsInt(node.number());
    if (parent >= 0 && nodes.size() <= MOST_WITH_VALUES) {
      Set<String> before = new HashSet<>(NodeText.lines(nodes.get(parent)));
      shown.addAll(
          GraphPicture.cut(
              all.stream().skip(1).filter(line -> !before.contains(line)).toList(), MOST_LINES));
    }
    return new Drawing.Node(shown, GraphPicture.styles(node), String.join("\n", all));
  }
}
