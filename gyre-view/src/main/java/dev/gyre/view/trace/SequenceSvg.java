package dev.gyre.view.trace;

import dev.gyre.view.Markup;
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
  private static final int OPEN_ARROW = 56;

  /** A label follows its arrow, unless that is too steep to be read. */
  private static final double STEEPEST = Math.toRadians(40);

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
  private final LanePositions lanes;
  private final boolean hasTime;

  private SequenceSvg(SequenceChart chart, String ending) {
    this.chart = chart;
    this.ending = ending;
    this.hasTime = chart.rows().stream().anyMatch(row -> row.time().isPresent());
    this.left = GUTTER + (hasTime ? TIME : 0);
    this.lanes = LanePositions.of(chart, left);
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

  private String text() {
    int width = Math.max(lanes.width(), left + 24 + (int) (ending.length() * 7.2));
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
    // Statements lie above the arrows that cross them, and labels above all.
    chart.arrows().forEach(this::arrow);
    for (int row = 0; row < chart.rows().size(); row++) {
      row(row, width);
    }
    chart.arrows().forEach(this::label);
    chart.cycleStart().ifPresent(start -> loop(start, bottom));
    format(
        "<text class=\"end\" x=\"%d\" y=\"%d\">%s</text>%n",
        12, bottom + 26, Markup.escape(ending));
    return out.append("</svg>\n").toString();
  }

  private int x(int lane) {
    return lanes.x(lane);
  }

  private static int y(int row) {
    return TOP + row * ROW + ROW / 2;
  }

  private void lanes(int bottom) {
    for (int i = 0; i < chart.lanes().size(); i++) {
      format(
          "<line class=\"lane\" x1=\"%d\" y1=\"44\" x2=\"%d\" y2=\"%d\"/>%n", x(i), x(i), bottom);
      format(
          "<g class=\"head\"><rect x=\"%d\" y=\"14\" width=\"%d\" height=\"30\" rx=\"6\"/>"
              + "<text x=\"%d\" y=\"34\" text-anchor=\"middle\">%s</text></g>%n",
          x(i) - lanes.headWidth(i) / 2,
          lanes.headWidth(i),
          x(i),
          Markup.escape(chart.lanes().get(i).name(), LanePositions.characters(lanes.headWidth(i))));
    }
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
      statement(left + 8, y, row.text(), lanes.width() - left - 16);
    } else {
      format("<circle class=\"dot\" cx=\"%d\" cy=\"%d\" r=\"4\"/>", x(row.lane()), y);
      if (!isOfMessage) {
        statement(x(row.lane()) + 9, y, row.text(), lanes.room(row.lane()) - 18);
      }
    }
    out.append("</g>\n");
  }

  private void statement(int x, int y, String text, int width) {
    format(
        "<text class=\"statement\" x=\"%d\" y=\"%d\">%s</text>",
        x, y + 4, Markup.escape(text, LanePositions.characters(Math.max(width, 60))));
  }

  private static String tip(SequenceChart.Row row) {
    String where = row.line() > 0 ? " (line " + row.line() + ")" : "";
    return row.number() + ": " + row.text() + where + "\n" + String.join("\n", row.changes());
  }

  /** Where an arrow begins and ends. */
  private record Ends(int fromX, int fromY, int toX, int toY) {}

  private Ends ends(SequenceChart.Arrow arrow) {
    int toX = arrow.isOpen() ? x(arrow.fromLane()) + OPEN_ARROW : x(arrow.toLane());
    int fromX = comesFromNowhere(arrow) ? toX - OPEN_ARROW : x(arrow.fromLane());
    return new Ends(fromX, y(arrow.fromRow()), toX, y(arrow.toRow()));
  }

  private static boolean comesFromNowhere(SequenceChart.Arrow arrow) {
    return arrow.fromLane() == SequenceChart.NO_LANE;
  }

  private void arrow(SequenceChart.Arrow arrow) {
    Ends at = ends(arrow);
    String kind = arrow.isRendezvous() && !comesFromNowhere(arrow) ? " meet" : "";
    String open = arrow.isOpen() || comesFromNowhere(arrow) ? " open" : "";
    if (at.fromX() == at.toX()) {
      // A process that takes its own message.
      format(
          "<path class=\"arrow%s\" marker-end=\"url(#tip)\" d=\"M%d %d C%d %d %d %d %d %d\"/>%n",
          open,
          at.fromX(),
          at.fromY(),
          at.fromX() + 46,
          at.fromY(),
          at.toX() + 46,
          at.toY(),
          at.toX() + 5,
          at.toY());
    } else {
      int gap = at.fromX() < at.toX() ? 5 : -5;
      format(
          "<line class=\"arrow%s%s\" marker-end=\"url(#tip)\" x1=\"%d\" y1=\"%d\" x2=\"%d\""
              + " y2=\"%d\"/>%n",
          kind,
          open,
          at.fromX() + gap,
          at.fromY(),
          at.toX() - (arrow.isOpen() ? 0 : gap),
          at.toY());
    }
  }

  /** Near the start of a long arrow, in the middle of a short one. */
  private void label(SequenceChart.Arrow arrow) {
    Ends at = ends(arrow);
    double part = at.toY() - at.fromY() > 2 * ROW ? 0.3 : 0.5;
    int x = (int) (at.fromX() + (at.toX() - at.fromX()) * part) + (at.fromX() == at.toX() ? 40 : 0);
    int y = (int) (at.fromY() + (at.toY() - at.fromY()) * part);
    double slope =
        at.fromX() == at.toX()
            ? 0
            : Math.atan((double) (at.toY() - at.fromY()) / (at.toX() - at.fromX()));
    String turn =
        slope == 0 || Math.abs(slope) > STEEPEST
            ? ""
            : String.format(
                Locale.ROOT, " transform=\"rotate(%.1f %d %d)\"", Math.toDegrees(slope), x, y);
    format(
        "<text class=\"label%s\" x=\"%d\" y=\"%d\"%s>%s</text>%n",
        arrow.isRendezvous() ? " meeting" : "",
        x,
        y - 6,
        turn,
        Markup.escape(arrow.label(), LanePositions.LONGEST_LABEL));
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
