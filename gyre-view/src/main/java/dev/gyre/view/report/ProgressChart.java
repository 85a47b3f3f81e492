package dev.gyre.view.report;

import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;

/** A quantity over the time of a search, as a small picture. */
final class ProgressChart {
  private static final int WIDTH = 420;
  private static final int HEIGHT = 130;
  private static final int LEFT = 64;
  private static final int BOTTOM = 22;
  private static final int TOP = 22;

  private ProgressChart() {}

  static String render(
      String title,
      List<ReportDocument.Sample> samples,
      ToLongFunction<ReportDocument.Sample> quantity) {
    double end = samples.get(samples.size() - 1).seconds();
    long most = samples.stream().mapToLong(quantity).max().orElse(0);
    StringBuilder points = new StringBuilder();
    for (ReportDocument.Sample sample : samples) {
      double x = LEFT + (WIDTH - LEFT - 8) * (end == 0 ? 0 : sample.seconds() / end);
      double y =
          HEIGHT
              - BOTTOM
              - (HEIGHT - BOTTOM - TOP)
                  * (most == 0 ? 0 : quantity.applyAsLong(sample) / (double) most);
      points.append(String.format(Locale.ROOT, "%.1f,%.1f ", x, y));
    }
    int floor = HEIGHT - BOTTOM;
    return String.format(
        Locale.ROOT,
        """
        <svg class="chart" role="img" width="%1$d" height="%2$d" viewBox="0 0 %1$d %2$d"><title>%3$s over time</title>
        <text x="%4$d" y="14" class="name">%3$s</text>
        <line class="axis" x1="%4$d" y1="%5$d" x2="%6$d" y2="%5$d"/><line class="axis" x1="%4$d" y1="%7$d" x2="%4$d" y2="%5$d"/>
        <text class="tick" x="%8$d" y="%9$d">%10$s</text><text class="tick" x="%8$d" y="%5$d">0</text>
        <text class="tick" x="%6$d" y="%2$d" dy="-6">%11$.2f s</text>
        <polyline class="curve" points="%12$s"/></svg>
        """,
        WIDTH,
        HEIGHT,
        title,
        LEFT,
        floor,
        WIDTH - 8,
        TOP,
        LEFT - 6,
        TOP + 6,
        amount(most),
        end,
        points.toString().strip());
  }

  /** A number with a unit that people read at a glance. */
  static String amount(long value) {
    if (value < 10_000) {
      return Long.toString(value);
    }
    double thousands = value / 1e3;
    if (value < 1_000_000) {
      return String.format(Locale.ROOT, "%.1f k", thousands);
    }
    return value < 1_000_000_000
        ? String.format(Locale.ROOT, "%.2f M", thousands / 1e3)
        : String.format(Locale.ROOT, "%.2f G", thousands / 1e6);
  }
}
