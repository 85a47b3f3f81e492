package dev.gyre.view.trace;

import dev.gyre.view.Markup;
import dev.gyre.view.Page;
import dev.gyre.view.trace.TraceComparison.Difference;
import java.util.List;

/** Two runs side by side, as one page that needs no server. */
public final class ComparisonHtml {
  private ComparisonHtml() {}

  public static String render(TraceComparison both) {
    String title = both.left().name() + " and " + both.right().name();
    String header =
        "<h1>"
            + Markup.escape(title)
            + "</h1><span class=\"verdict\">"
            + Markup.escape(ComparisonText.summary(both))
            + "</span>";
    StringBuilder main = new StringBuilder();
    main.append(steps(both));
    both.firstValues()
        .ifPresent(
            step ->
                main.append(
                    values("Values that differ after step " + step, both, both.whereTheyPart())));
    main.append(values("Values that differ at the end", both, both.atTheEnd()));
    return Page.of(title, header, main.toString());
  }

  private static String steps(TraceComparison both) {
    StringBuilder rows = new StringBuilder();
    for (int step = 1; step <= both.rows(); step++) {
      String left = both.left().step(step);
      String right = both.right().step(step);
      rows.append(
          row(Integer.toString(step), left, right, left.equals(right) ? "" : " class=\"now\""));
    }
    return card(
        "Steps",
        "step",
        both.left().name() + ": " + both.left().ending(),
        both.right().name() + ": " + both.right().ending(),
        rows.toString());
  }

  private static String values(String title, TraceComparison both, List<Difference> differences) {
    if (differences.isEmpty()) {
      return "";
    }
    StringBuilder rows = new StringBuilder();
    for (Difference d : differences) {
      rows.append(row(d.name(), d.left().orElse("-"), d.right().orElse("-"), ""));
    }
    return card(title, "variable", both.left().name(), both.right().name(), rows.toString());
  }

  private static String card(String title, String key, String left, String right, String rows) {
    return """
    <section class="card"><h2>%s</h2><div class="scroll"><table>
    <thead><tr><th>%s</th><th>%s</th><th>%s</th></tr></thead>
    <tbody>%s</tbody></table></div></section>
    """
        .formatted(
            Markup.escape(title),
            Markup.escape(key),
            Markup.escape(left),
            Markup.escape(right),
            rows);
  }

  private static String row(String key, String left, String right, String attribute) {
    return "<tr"
        + attribute
        + "><td>"
        + Markup.escape(key)
        + "</td><td>"
        + Markup.escape(left)
        + "</td><td>"
        + Markup.escape(right)
        + "</td></tr>\n";
  }
}
