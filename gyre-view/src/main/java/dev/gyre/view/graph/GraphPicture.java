package dev.gyre.view.graph;

import dev.gyre.engine.graph.Extent;
import dev.gyre.engine.graph.GraphExport;
import dev.gyre.engine.graph.GraphNode;
import dev.gyre.view.layout.Drawing;
import dev.gyre.view.layout.DrawingSvg;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A state graph as a picture. The more states there are, the less is said of each: of a few dozens
 * all values, of some more what the steps are; the rest is shown where one points.
 */
final class GraphPicture {
  private static final int MOST_STATES = 3_000;
  private static final int MOST_WITH_VALUES = 40;
  private static final int MOST_WITH_LABELS = 80;
  private static final int LONGEST = 36;
  private static final int MOST_LINES = 3;

  private final List<GraphNode> nodes = new ArrayList<>();

  static Extent write(String name, GraphExport graph, Writer out) throws IOException {
    GraphPicture picture = new GraphPicture();
    Extent extent = graph.walk(picture::add);
    Drawing drawing = picture.drawn(picture::box, picture::label);
    out.write(
        DrawingSvg.render("State graph of " + name, caption(graph, extent), List.of(drawing)));
    return extent;
  }

  /**
   * Draws states that are numbered from 0.
   *
   * @param box what a state looks like
   * @param label what stands at an arrow, of what happens in its steps
   */
  static Drawing drawing(
      List<GraphNode> nodes,
      Function<GraphNode, Drawing.Node> box,
      UnaryOperator<List<String>> label) {
    GraphPicture picture = new GraphPicture();
    picture.nodes.addAll(nodes);
    return picture.drawn(box, label);
  }

  private Drawing drawn(Function<GraphNode, Drawing.Node> box, UnaryOperator<List<String>> label) {
    List<Drawing.Arc> arcs = new ArrayList<>();
    nodes.forEach(node -> arcs.addAll(arcs(node, label)));
    return new Drawing("", nodes.stream().map(box).toList(), arcs);
  }

  private void add(GraphNode node) {
    if (nodes.size() == MOST_STATES) {
      throw new UndrawableException(
          "there are more than "
              + MOST_STATES
              + " states, which no picture can show; --max-states "
              + MOST_STATES
              + " draws the first ones, and --format dot, graphml, json or aut writes them all");
    }
    nodes.add(node);
  }

  private static String caption(GraphExport graph, Extent extent) {
    StringBuilder caption = new StringBuilder();
    caption.append(extent.states()).append(" states, ").append(extent.steps()).append(" steps");
    if (extent.isCut()) {
      caption.append("; ").append(extent.stepsLeftOut()).append(" steps lead to states not shown");
    }
    graph.error().ifPresent(error -> caption.append("; marked: ").append(error));
    return caption.toString();
  }

  private List<String> label(List<String> lines) {
    return nodes.size() > MOST_WITH_LABELS ? List.of() : cut(lines, MOST_LINES);
  }

  private Drawing.Node box(GraphNode node) {
    List<String> lines = NodeText.lines(node);
    return new Drawing.Node(
        nodes.size() > MOST_WITH_VALUES ? lines.subList(0, 1) : cut(lines, Integer.MAX_VALUE),
        styles(node),
        String.join("\n", lines));
  }

  static Set<Drawing.Style> styles(GraphNode node) {
    Set<Drawing.Style> styles = EnumSet.noneOf(Drawing.Style.class);
    for (GraphNode.Trait trait : GraphNode.Trait.values()) {
      if (node.is(trait)) {
        styles.add(
            switch (trait) {
              case INITIAL -> Drawing.Style.INITIAL;
              case END -> Drawing.Style.END;
              case DEADLOCK -> Drawing.Style.DEADLOCK;
              case FAULT -> Drawing.Style.FAULT;
              case ERROR_PATH -> Drawing.Style.PATH;
              case COLOURED -> Drawing.Style.COLOURED;
              case OPEN -> Drawing.Style.OPEN;
            });
      }
    }
    return styles;
  }

  /** One arrow to each state, however many steps lead there. */
  private static List<Drawing.Arc> arcs(GraphNode node, UnaryOperator<List<String>> label) {
    Map<Integer, Set<String>> labels = new LinkedHashMap<>();
    Set<Integer> marked = new LinkedHashSet<>();
    for (GraphNode.Arc arc : node.arcs()) {
      labels.computeIfAbsent(arc.target(), target -> new LinkedHashSet<>()).add(arc.label());
      if (arc.mark() == GraphNode.Mark.ERROR_PATH) {
        marked.add(arc.target());
      }
    }
    List<Drawing.Arc> arcs = new ArrayList<>();
    labels.forEach(
        (target, texts) -> {
          List<String> lines = texts.stream().filter(text -> !text.isEmpty()).toList();
          arcs.add(
              new Drawing.Arc(
                  node.number(),
                  target,
                  label.apply(lines),
                  marked.contains(target) ? Set.of(Drawing.Style.PATH) : Set.of(),
                  node.number() + " to " + target + "\n" + String.join("\n", lines)));
        });
    return arcs;
  }

  static List<String> cut(List<String> lines, int most) {
    List<String> kept = new ArrayList<>();
    for (String line : lines.subList(0, Math.min(most, lines.size()))) {
      kept.add(line.length() <= LONGEST ? line : line.substring(0, LONGEST - 1) + "\u2026");
    }
    if (lines.size() > most) {
      kept.add("\u2026 and " + (lines.size() - most) + " more");
    }
    return kept;
  }
}
