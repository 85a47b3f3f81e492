package dev.gyre.view.trace;

/**
 * A sequence chart in the language of PlantUML. A buffered message is drawn where it is received; a
 * message that stays in its channel is drawn as lost.
 */
final class PlantUmlChart {
  private final StringBuilder out = new StringBuilder();
  private final SequenceChart chart;

  private PlantUmlChart(SequenceChart chart) {
    this.chart = chart;
  }

  static String render(SequenceChart chart) {
    return new PlantUmlChart(chart).text();
  }

  private String text() {
    line("@startuml");
    for (int i = 0; i < chart.lanes().size(); i++) {
      line("participant \"" + escape(chart.lanes().get(i).name()) + "\" as p" + i);
    }
    for (int row = 0; row < chart.rows().size(); row++) {
      if (chart.cycleStart().isPresent() && chart.cycleStart().get() == row) {
        line("loop for ever");
      }
      row(row);
    }
    chart.cycleStart().ifPresent(start -> line("end"));
    line("@enduml");
    return out.toString();
  }

  private void row(int row) {
    SequenceChart.Row step = chart.rows().get(row);
    boolean isShown = false;
    for (SequenceChart.Arrow arrow : chart.arrows()) {
      String label = escape(step.number() + ": " + arrow.label());
      if (arrow.isOpen() && arrow.fromRow() == row) {
        line("p" + arrow.fromLane() + " ->x]: " + label);
        isShown = true;
      } else if (!arrow.isOpen() && arrow.toRow() == row) {
        boolean isKnown = arrow.fromLane() != SequenceChart.NO_LANE;
        String shaft = arrow.isRendezvous() ? " -> " : " ->> ";
        line(
            (isKnown ? "p" + arrow.fromLane() + shaft : "[->> ")
                + "p"
                + arrow.toLane()
                + ": "
                + label);
        isShown = true;
      }
    }
    if (!isShown && !chart.lanes().isEmpty()) {
      String over = step.lane() == SequenceChart.NO_LANE ? "across" : "over p" + step.lane();
      line("note " + over + ": " + escape(step.number() + ": " + step.text()));
    }
  }

  private void line(String text) {
    out.append(text).append('\n');
  }

  /** Everything that is markup in PlantUML's labels, by its Unicode escape. */
  private static String escape(String text) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isMarkup = "\"*_~<>&-/[]{}\\|".indexOf(c) >= 0 && i + 1 < text.length();
      if (Character.isWhitespace(c)) {
        escaped.append(' ');
      } else if (isMarkup || c == '"' || c == '\\') {
        escaped.append("<U+").append(String.format("%04X", (int) c)).append('>');
      } else {
        escaped.append(c);
      }
    }
    return escaped.toString();
  }
}
