package dev.gyre.view.trace;

import dev.gyre.view.Markup;
import java.util.List;
import java.util.Locale;

/**
 * A sequence chart as a picture. Time runs downwards, one row for each step; the elements of a row
 * carry its step number ({@code data-step}), so that a page can mark where it stands. The colours
 * follow the reader's choice of a light or dark page.
 */
public final class SequenceSvg {
  private static final int TOP = 64;
  private static final int ROW = 30;
  private static final int GUTTER = 56;
  private static final int TIME = 56;
  private static final int MIN_LANE = 130;
  private static final int MAX_LANE = 300;
  private static final double CHARACTER = 6.4;

  private static final String STYLE =
      """
      svg.msc{font:12px ui-sans-serif,system-ui,sans-serif;background:#fff;color:#1c2430}
      .msc .lane{stroke:#c3cad5;stroke-width:1.5}
      .msc .head rect{fill:#eef2f8;stroke:#9aa7ba}
      .msc text{fill:#1c2430}
      .msc .step{fill:#6b7788;font-size:11px;text-anchor:end}
      .msc .statement{fill:#4c586a;font:11px ui-monospace,monospace;
        paint-order:stroke;stroke:#fff;stroke-width:3px}
      .msc .dot{fill:#3b6fd4}
      .msc .arrow{stroke:#c2410c;stroke-width:1.6;fill:none}
      .msc .meet{stroke:#0f766e;stroke-width:2}
      .msc .open{stroke-dasharray:4 3}
      .msc .label{font:600 11px ui-monospace,monospace;fill:#9a3412;text-anchor:middle;
        paint-order:stroke;stroke:#fff;stroke-width:4px}
      .msc .meeting{fill:#0f5e57}
      .msc .loop{stroke:#7c3aed;stroke-width:2;fill:none}
      .msc .forever{fill:#7c3aed;font-weight:600}
      .msc .end{fill:#b91c1c;font-weight:600}
      .msc .band{fill:transparent}
      .msc .now .band{fill:#fde68a;fill-opacity:.55}
      @media (prefers-color-scheme:dark){
        svg.msc{background:#12161d}
        .msc .lane{stroke:#3a4454}
        .msc .head rect{fill:#1d2531;stroke:#526075}
        .msc text{fill:#e4e9f1}
        .msc .step{fill:#93a0b4}
        .msc .statement{fill:#b5c0d0;stroke:#12161d}
        .msc .dot{fill:#7aa5ff}
        .msc .arrow{stroke:#fb923c}
        .msc .meet{stroke:#2dd4bf}
        .msc .label{fill:#fdba74;stroke:#12161d}
        .msc .meeting{fill:#5eead4}
        .msc .loop{stroke:#a78bfa}
        .msc .forever{fill:#c4b5fd}
        .msc .end{fill:#fca5a5}
        .msc .now .band{fill:#854d0e;fill-opacity:.6}
      }
      """;

  private final SequenceChart chart;
  private final String ending;
  private final StringBuilder out = new StringBuilder();
  private final int left;
  private final int laneWidth;
  private final boolean hasTime;

  private SequenceSvg(SequenceChart chart, String ending) {
    this.chart = chart;
    this.ending = ending;
    this.hasTime = chart.rows().stream().anyMatch(row -> row.time().isPresent());
    this.left = GUTTER + (hasTime ? TIME : 0);
    this.laneWidth = laneWidth(chart);
  }

  /**
   * @param ending what is wrong at the end, one sentence
   */
  public static String render(SequenceChart chart, String ending) {
    return new SequenceSvg(chart, ending).text();
  }

  /** The style sheet of these pictures, for a page that may not have one inside them. */
  public static String style() {
    return STYLE;
  }

  private static int laneWidth(SequenceChart chart) {
    int longest = 0;
    for (SequenceChart.Lane lane : chart.lanes()) {
      longest = Math.max(longest, lane.name().length() + 4);
    }
    for (SequenceChart.Arrow arrow : chart.arrows()) {
      longest = Math.max(longest, arrow.label().length() + 4);
    }
    for (SequenceChart.Row row : chart.rows()) {
      longest = Math.max(longest, row.text().length() + 4);
    }
    return Math.max(MIN_LANE, Math.min(MAX_LANE, (int) (longest * CHARACTER)));
  }

  private String text() {
    // Statements stand to the right of their lane, those of the last lane behind all lanes.
    int width = left + Math.max(1, chart.lanes().size()) * laneWidth + laneWidth / 2 + 12;
    width = Math.max(width, left + 24 + (int) (ending.length() * 7.2));
    int bottom = y(chart.rows().size()) - ROW / 2;
    int height = bottom + 40;
    format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"msc\" role=\"img\" width=\"%d\""
            + " height=\"%d\" viewBox=\"0 0 %d %d\">%n",
        width, height, width, height);
    out.append("<title>Message sequence chart: ")
        .append(Markup.escape(ending))
        .append("</title>\n");
    out.append("<style>").append(STYLE).append("</style>\n");
    out.append(
        "<defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"7\""
            + " markerHeight=\"7\" orient=\"auto-start-reverse\"><path d=\"M0 0 10 5 0 10z\""
            + " fill=\"context-stroke\"/></marker></defs>\n");
    lanes(bottom);
    for (int row = 0; row < chart.rows().size(); row++) {
      row(row, width);
    }
    chart.arrows().forEach(this::arrow);
    chart.cycleStart().ifPresent(start -> loop(start, bottom));
    format(
        "<text class=\"end\" x=\"%d\" y=\"%d\">%s</text>%n",
        12, bottom + 26, Markup.escape(ending));
    return out.append("</svg>\n").toString();
  }

  private int x(int lane) {
    return left + lane * laneWidth + laneWidth / 2;
  }

  private static int y(int row) {
    return TOP + row * ROW + ROW / 2;
  }

  private void lanes(int bottom) {
    List<SequenceChart.Lane> lanes = chart.lanes();
    for (int i = 0; i < lanes.size(); i++) {
      format(
          "<line class=\"lane\" x1=\"%d\" y1=\"44\" x2=\"%d\" y2=\"%d\"/>%n", x(i), x(i), bottom);
      format(
          "<g class=\"head\"><rect x=\"%d\" y=\"14\" width=\"%d\" height=\"30\" rx=\"6\"/>"
              + "<text x=\"%d\" y=\"34\" text-anchor=\"middle\">%s</text></g>%n",
          x(i) - laneWidth / 2 + 8,
          laneWidth - 16,
          x(i),
          Markup.escape(lanes.get(i).name(), characters(laneWidth - 24)));
    }
  }

  private static int characters(int width) {
    return (int) (width / CHARACTER);
  }

  private void row(int index, int width) {
    SequenceChart.Row row = chart.rows().get(index);
    int y = y(index);
    format("<g class=\"row\" data-step=\"%d\">", row.number());
    format(
        "<rect class=\"band\" x=\"0\" y=\"%d\" width=\"%d\" height=\"%d\"/>",
        y - ROW / 2, width, ROW);
    format("<title>%s</title>", Markup.escape(tip(row)));
    format("<text class=\"step\" x=\"%d\" y=\"%d\">%d</text>", GUTTER - 18, y + 4, row.number());
    if (row.time().isPresent()) {
      format(
          "<text class=\"step\" x=\"%d\" y=\"%d\">t=%d</text>",
          GUTTER + TIME - 14, y + 4, row.time().get());
    }
    boolean isOfMessage =
        chart.arrows().stream().anyMatch(a -> a.fromRow() == index || a.toRow() == index);
    if (row.lane() == SequenceChart.NO_LANE) {
      statement(left + 8, y, row.text(), chart.lanes().size() * laneWidth - 16);
    } else {
      format("<circle class=\"dot\" cx=\"%d\" cy=\"%d\" r=\"4\"/>", x(row.lane()), y);
      if (!isOfMessage) {
        statement(x(row.lane()) + 9, y, row.text(), laneWidth - 18);
      }
    }
    out.append("</g>\n");
  }

  private void statement(int x, int y, String text, int width) {
    format(
        "<text class=\"statement\" x=\"%d\" y=\"%d\">%s</text>",
        x, y + 4, Markup.escape(text, characters(Math.max(width, 60))));
  }

  private static String tip(SequenceChart.Row row) {
    String where = row.line() > 0 ? " (line " + row.line() + ")" : "";
    return row.number() + ": " + row.text() + where + "\n" + String.join("\n", row.changes());
  }

  private void arrow(SequenceChart.Arrow arrow) {
    boolean comesFromNowhere = arrow.fromLane() == SequenceChart.NO_LANE;
    int toX = arrow.isOpen() ? x(arrow.fromLane()) + laneWidth / 3 : x(arrow.toLane());
    int fromX = comesFromNowhere ? toX - laneWidth / 3 : x(arrow.fromLane());
    int fromY = y(arrow.fromRow());
    int toY = y(arrow.toRow());
    String kind = arrow.isRendezvous() && !comesFromNowhere ? " meet" : "";
    String open = arrow.isOpen() || comesFromNowhere ? " open" : "";
    if (fromX == toX) {
      // A process that takes its own message.
      format(
          "<path class=\"arrow%s\" marker-end=\"url(#tip)\" d=\"M%d %d C%d %d %d %d %d %d\"/>",
          open, fromX, fromY, fromX + 46, fromY, toX + 46, toY, toX + 5, toY);
    } else {
      int gap = fromX < toX ? 5 : -5;
      format(
          "<line class=\"arrow%s%s\" marker-end=\"url(#tip)\" x1=\"%d\" y1=\"%d\" x2=\"%d\""
              + " y2=\"%d\"/>",
          kind, open, fromX + gap, fromY, toX - (arrow.isOpen() ? 0 : gap), toY);
    }
    label(arrow, fromX, toX, fromY, toY);
  }

  /** Near the start of a long arrow, in the middle of a short one. */
  private void label(SequenceChart.Arrow arrow, int fromX, int toX, int fromY, int toY) {
    double part = toY - fromY > 2 * ROW ? 0.25 : 0.5;
    int x = (int) (fromX + (toX - fromX) * part) + (fromX == toX ? 40 : 0);
    int y = (int) (fromY + (toY - fromY) * part) - 6;
    format(
        "<text class=\"label%s\" x=\"%d\" y=\"%d\">%s</text>%n",
        arrow.isRendezvous() ? " meeting" : "",
        x,
        y,
        Markup.escape(arrow.label(), characters(MAX_LANE)));
  }

  private void loop(int start, int bottom) {
    int top = y(start) - ROW / 2 + 3;
    format(
        "<path class=\"loop\" d=\"M14 %d H6 V%d H14\"/><text class=\"forever\" x=\"10\" y=\"%d\">"
            + "\u221e</text>%n",
        top, bottom - 3, top - 4);
  }

  private void format(String pattern, Object... values) {
    out.append(String.format(Locale.ROOT, pattern, values));
  }
}
