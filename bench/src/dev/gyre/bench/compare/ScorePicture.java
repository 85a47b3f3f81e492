package dev.gyre.bench.compare;

import java.util.List;
import java.util.Locale;

/** The scoreboard as a picture: for each model one bar per tool, time relative to pan. */
final class ScorePicture {
  private static final String[] COLORS = {
    "#9aa0a6", "#1a73e8", "#34a853", "#fbbc04", "#ea4335", "#a142f4"
  };
  private static final int BAR = 12;
  private static final int LEFT = 330;
  private static final int UNIT = 220;

  private ScorePicture() {}

  static String of(List<Score> scores, List<Tool> tools) {
    int group = tools.size() * BAR + 10;
    int height = 50 + scores.size() * group;
    StringBuilder svg = new StringBuilder();
    svg.append(
        String.format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\""
                + " font-family=\"sans-serif\" font-size=\"11\">%n",
            LEFT + 3 * UNIT,
            height));
    for (int i = 0; i < tools.size(); i++) {
      svg.append(bar(LEFT + i * 110, 12, 10, COLORS[i % COLORS.length]));
      svg.append(text(LEFT + i * 110 + 14, 21, tools.get(i).name()));
    }
    for (int m = 0; m < scores.size(); m++) {
      Score score = scores.get(m);
      int top = 40 + m * group;
      svg.append(text(4, top + group / 2, score.model()));
      for (int i = 0; i < tools.size(); i++) {
        String tool = tools.get(i).name();
        double ratio = score.seconds(tool) / score.seconds(tools.get(0).name());
        int width = (int) Math.min(2.5 * UNIT, ratio * UNIT);
        svg.append(bar(LEFT, top + i * BAR, width, COLORS[i % COLORS.length]));
        svg.append(
            text(LEFT + width + 4, top + i * BAR + 9, String.format(Locale.ROOT, "%.2f", ratio)));
      }
    }
    svg.append(
        String.format(
            "<line x1=\"%1$d\" y1=\"34\" x2=\"%1$d\" y2=\"%2$d\" stroke=\"#5f6368\""
                + " stroke-dasharray=\"3\"/>%n</svg>%n",
            LEFT + UNIT,
            height));
    return svg.toString();
  }

  private static String bar(int x, int y, int width, String color) {
    return String.format(
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/>%n",
        x,
        y,
        width,
        BAR - 2,
        color);
  }

  private static String text(int x, int y, String words) {
    return String.format("<text x=\"%d\" y=\"%d\">%s</text>%n", x, y, words);
  }
}
