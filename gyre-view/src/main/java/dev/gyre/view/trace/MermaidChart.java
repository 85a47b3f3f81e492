package dev.gyre.view.trace;

import java.util.List;

/**
 * A sequence chart in the language of Mermaid, which code hosts draw inside Markdown. Mermaid has
 * one line for a message, so a buffered one is drawn where it is received, and says by which step
 * it was sent if others came between; steps without messages are notes.
 */
final class MermaidChart {
  private final StringBuilder out = new StringBuilder("sequenceDiagram\n");
  private final SequenceChart chart;

  private MermaidChart(SequenceChart chart) {
    this.chart = chart;
  }

  static String render(SequenceChart chart) {
    return new MermaidChart(chart).text();
  }

  private String text() {
    List<SequenceChart.Lane> lanes = chart.lanes();
    for (int i = 0; i < lanes.size(); i++) {
      line("participant p" + i + " as " + escape(lanes.get(i).name()));
    }
    for (int row = 0; row < chart.rows().size(); row++) {
      boolean isCycleStart = chart.cycleStart().isPresent() && chart.cycleStart().get() == row;
      if (isCycleStart) {
        line("loop for ever");
      }
      row(row);
    }
    chart.cycleStart().ifPresent(start -> line("end"));
    return out.toString();
  }

  private void row(int row) {
    SequenceChart.Row step = chart.rows().get(row);
    boolean isShown = false;
    for (SequenceChart.Arrow arrow : chart.arrows()) {
      if (arrow.isRendezvous() && arrow.fromRow() == row) {
        message("->>", arrow, step.number() + ": " + arrow.label());
        isShown = true;
      } else if (!arrow.isOpen()
          && arrow.fromLane() != SequenceChart.NO_LANE
          && arrow.toRow() == row) {
        int sent = chart.rows().get(arrow.fromRow()).number();
        message("-)", arrow, step.number() + ": " + arrow.label() + " (sent in step " + sent + ")");
        isShown = true;
      }
    }
    if (!isShown) {
      note(step);
    }
  }

  private void message(String shaft, SequenceChart.Arrow arrow, String label) {
    line("p" + arrow.fromLane() + shaft + "p" + arrow.toLane() + ": " + escape(label));
  }

  private void note(SequenceChart.Row step) {
    if (chart.lanes().isEmpty()) {
      return;
    }
    String where =
        step.lane() == SequenceChart.NO_LANE
            ? "over p0" + (chart.lanes().size() > 1 ? ",p" + (chart.lanes().size() - 1) : "")
            : "over p" + step.lane();
    line("Note " + where + ": " + escape(step.number() + ": " + step.text()));
  }

  private void line(String text) {
    out.append("  ").append(text).append('\n');
  }

  /**
   * Characters that end a statement or start something in Mermaid, formulas too, as entity codes.
   */
  private static String escape(String text) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '#', ';', '<', '>', '&', '"', '`', '{', '}', '%', '$', '\\' ->
            escaped.append('#').append((int) c).append(';');
        case '\n', '\r', '\t' -> escaped.append(' ');
        default -> escaped.append(c);
      }
    }
    return escaped.toString();
  }
}
