package dev.gyre.view.trace;

import dev.gyre.view.trace.TraceComparison.Difference;
import java.util.List;

/** Two runs side by side, as text. */
public final class ComparisonText {
  private static final int WIDTH = 44;

  private final TraceComparison both;
  private final StringBuilder out = new StringBuilder();

  private ComparisonText(TraceComparison both) {
    this.both = both;
  }

  public static String render(TraceComparison both) {
    ComparisonText text = new ComparisonText(both);
    text.write();
    return text.out.toString();
  }

  private void write() {
    line(both.left().name() + ": " + both.left().ending());
    line(both.right().name() + ": " + both.right().ending());
    line("");
    line(summary(both));
    line("");
    row("step", " ", both.left().name(), both.right().name());
    for (int step = 1; step <= both.rows(); step++) {
      String left = both.left().step(step);
      String right = both.right().step(step);
      row(Integer.toString(step), left.equals(right) ? " " : "|", left, right);
    }
    both.firstValues()
        .ifPresent(
            step -> values("values that differ after step " + step + ":", both.whereTheyPart()));
    values("values that differ at the end:", both.atTheEnd());
  }

  static String summary(TraceComparison both) {
    return both.first()
        .map(
            step ->
                step == 1
                    ? "the runs differ from the first step on"
                    : "the same up to step " + (step - 1) + "; step " + step + " differs")
        .orElse("the runs are the same, step by step");
  }

  private void row(String number, String mark, String left, String right) {
    line(String.format("  %5s  %-" + WIDTH + "s %s %s", number, cut(left), mark, cut(right)));
  }

  private static String cut(String text) {
    String line = text.replaceAll("\\s+", " ");
    return line.length() <= WIDTH ? line : line.substring(0, WIDTH - 3) + "...";
  }

  private void values(String title, List<Difference> differences) {
    if (differences.isEmpty()) {
      return;
    }
    line("");
    line(title);
    for (Difference d : differences) {
      line("  " + d.name() + ": " + d.left().orElse("-") + " | " + d.right().orElse("-"));
    }
  }

  private void line(String text) {
    out.append(text.stripTrailing()).append('\n');
  }
}
