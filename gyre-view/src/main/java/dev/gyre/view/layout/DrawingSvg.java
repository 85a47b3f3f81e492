package dev.gyre.view.layout;

import dev.gyre.view.Markup;
import dev.gyre.view.Resources;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Drawings as a picture, one below the other. The colours follow the reader's choice of a light or
 * dark page.
 */
public final class DrawingSvg {
  private static final int MARGIN = 24;
  private static final int TITLE = 34;

  private final StringBuilder out = new StringBuilder();

  private DrawingSvg() {}

  /**
   * @param title what the picture shows, for those who do not see it
   * @param caption a sentence below; may be empty
   */
  public static String render(String title, String caption, List<Drawing> drawings) {
    return new DrawingSvg().text(title, caption, drawings);
  }

  /** What the picture needs besides, for a page that takes no styles from inside it. */
  public static String style() {
    return Resources.text("graph.css");
  }

  private String text(String title, String caption, List<Drawing> drawings) {
    List<Placement> placements = drawings.stream().map(LayeredLayout::of).toList();
    double width = 2.0 * MARGIN + caption.length() * 7.0;
    double height = caption.isEmpty() ? 0 : TITLE;
    List<Double> tops = new ArrayList<>();
    double top = 0;
    for (int i = 0; i < drawings.size(); i++) {
      double room = drawings.get(i).title().isEmpty() ? 0 : TITLE;
      tops.add(top + room);
      top += room + placements.get(i).height();
      width = Math.max(width, placements.get(i).width());
      width = Math.max(width, 2.0 * MARGIN + drawings.get(i).title().length() * 9.0);
    }
    height += top;
    format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"graph\" role=\"img\" width=\"%.0f\""
            + " height=\"%.0f\" viewBox=\"0 0 %.0f %.0f\">\n",
        width, height, width, height);
    out.append("<title>").append(Markup.escape(title)).append("</title>\n<style>");
    out.append(style()).append("</style>\n");
    out.append(
        "<defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"7\""
            + " markerHeight=\"7\" orient=\"auto\"><path d=\"M0 1 10 5 0 9z\""
            + " fill=\"context-stroke\"/></marker></defs>\n");
    for (int i = 0; i < drawings.size(); i++) {
      draw(drawings.get(i), placements.get(i), tops.get(i));
    }
    if (!caption.isEmpty()) {
      format(
          "<text class=\"caption\" x=\"%d\" y=\"%.0f\">%s</text>\n",
          MARGIN, height - 14, Markup.escape(caption));
    }
    return out.append("</svg>\n").toString();
  }

  private void draw(Drawing drawing, Placement placement, double top) {
    if (!drawing.title().isEmpty()) {
      format(
          "<text class=\"title\" x=\"%d\" y=\"%.0f\">%s</text>\n",
          MARGIN, top - 8, Markup.escape(drawing.title()));
    }
    format("<g transform=\"translate(0 %.0f)\">\n", top);
    for (int i = 0; i < drawing.arcs().size(); i++) {
      arc(drawing.arcs().get(i), placement.routes().get(i));
    }
    for (int i = 0; i < drawing.nodes().size(); i++) {
      node(i, drawing.nodes().get(i), placement.boxes().get(i));
    }
    // Above the lines, so that each can be read.
    for (int i = 0; i < drawing.arcs().size(); i++) {
      label(drawing.arcs().get(i), placement.routes().get(i));
    }
    out.append("</g>\n");
  }

  private void arc(Drawing.Arc arc, Placement.Route route) {
    format(
        "<path class=\"arc%s\" data-from=\"%d\" data-to=\"%d\" marker-end=\"url(#tip)\" d=\"M",
        classes(arc.styles()), arc.from(), arc.to());
    for (int i = 0; i < route.points().size(); i++) {
      if (i > 0) {
        out.append(route.isCurved() ? (i % 3 == 1 ? "C" : " ") : "L");
      }
      format("%.1f %.1f", route.points().get(i).x(), route.points().get(i).y());
    }
    format("\"><title>%s</title></path>\n", Markup.escape(arc.tip()));
  }

  private void label(Drawing.Arc arc, Placement.Route route) {
    if (route.label().isEmpty()) {
      return;
    }
    Placement.Box box = route.label().get();
    lines("label" + classes(arc.styles()), box.x() + 4, box.y() + TextSize.LINE - 3, arc.lines());
    out.append('\n');
  }

  private void node(int index, Drawing.Node node, Placement.Box box) {
    format(
        "<g class=\"node%s\" data-node=\"%d\"><title>%s</title>",
        classes(node.styles()), index, Markup.escape(node.tip()));
    format(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"8\"/>",
        box.x(), box.y(), box.width(), box.height());
    if (node.styles().contains(Drawing.Style.END) || node.styles().contains(Drawing.Style.ACCEPT)) {
      format(
          "<rect class=\"inner\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"6\"/>",
          box.x() + 3, box.y() + 3, box.width() - 6, box.height() - 6);
    }
    double x = box.x() + TextSize.PADDING;
    if (node.lines().size() == 1) {
      format(
          "<text class=\"name alone\" x=\"%.1f\" y=\"%.1f\">%s</text>",
          box.x() + box.width() / 2,
          box.y() + TextSize.PADDING + TextSize.LINE - 5,
          Markup.escape(node.lines().get(0)));
    } else {
      double y = box.y() + TextSize.PADDING + TextSize.LINE - 5;
      lines("name", x, y, node.lines().subList(0, 1));
      lines("value", x, y + TextSize.LINE, node.lines().subList(1, node.lines().size()));
    }
    out.append("</g>\n");
  }

  private void lines(String style, double x, double y, List<String> lines) {
    format("<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">", style, x, y);
    for (int i = 0; i < lines.size(); i++) {
      format(
          "<tspan x=\"%.1f\" dy=\"%d\">%s</tspan>",
          x, i == 0 ? 0 : TextSize.LINE, Markup.escape(lines.get(i)));
    }
    out.append("</text>");
  }

  private static String classes(Set<Drawing.Style> styles) {
    return styles.stream()
        .sorted()
        .map(style -> " " + style.name().toLowerCase(Locale.ROOT))
        .collect(Collectors.joining());
  }

  private void format(String pattern, Object... values) {
    out.append(String.format(Locale.ROOT, pattern, values));
  }
}
