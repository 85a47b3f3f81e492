package dev.gyre.view.layout;

import java.util.List;

/** How much room text takes. Fonts differ, so this is an estimate on the safe side. */
final class TextSize {
  static final int LINE = 15;
  static final int PADDING = 8;
  private static final double CHARACTER = 6.7;
  private static final int LEAST_WIDTH = 30;

  private TextSize() {}

  static double nodeWidth(Drawing.Node node) {
    return Math.max(LEAST_WIDTH, width(node.lines()) + 2.0 * PADDING);
  }

  static double nodeHeight(Drawing.Node node) {
    return node.lines().size() * (double) LINE + 2.0 * PADDING - 2;
  }

  static double labelWidth(Drawing.Arc arc) {
    return width(arc.lines()) + 8;
  }

  static double labelHeight(Drawing.Arc arc) {
    return arc.lines().size() * (double) LINE + 2;
  }

  private static double width(List<String> lines) {
    return lines.stream().mapToInt(String::length).max().orElse(0) * CHARACTER;
  }
}
