package dev.gyre.view.report;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.engine.report.Statistics;
import dev.gyre.engine.report.Unreached;
import dev.gyre.property.Guarantee;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import dev.gyre.view.Markup;
import dev.gyre.view.Page;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The report of a check as one page: verdicts, how far they can be trusted, runs, figures,
 * coverage, what was done and why, and how to do it again. It works from disk and loads nothing.
 */
public final class ReportHtml {
  private final ReportDocument document;
  private final CheckReport report;
  private final StringBuilder out = new StringBuilder();

  private ReportHtml(ReportDocument document) {
    this.document = document;
    this.report = document.report();
  }

  public static void write(ReportDocument document, Writer out) throws IOException {
    out.write(new ReportHtml(document).page());
  }

  private String page() throws IOException {
    String name = report.model().file().name();
    String verdict = report.verdict().word();
    String header =
        "<h1>%s</h1><span class=\"verdict %s\">%s</span><span class=\"soft\">checked by %s</span>"
            .formatted(
                Markup.escape(name),
                verdict.toLowerCase(Locale.ROOT),
                Markup.escape(verdict),
                Markup.escape(document.version()));
    verdicts();
    trust();
    out.append(new ViolationRuns(document).render());
    figures();
    charts();
    coverage();
    plan();
    again();
    return Page.of(name + ": " + verdict, header, out.toString());
  }

  private void part(String title) {
    out.append("<h2 class=\"part\">").append(Markup.escape(title)).append("</h2>\n");
  }

  private void list(List<String> lines) {
    out.append("<ul class=\"lines\">");
    lines.forEach(line -> out.append("<li>").append(Markup.escape(line)).append("</li>"));
    out.append("</ul>\n");
  }

  private void verdicts() {
    part("Verdicts");
    list(document.verdicts());
    List<String> errors =
        report.diagnostics().stream()
            .map(d -> d.span().file().name() + ":" + d.span().line() + ": " + d.message())
            .toList();
    if (!errors.isEmpty()) {
      part("Remarks about the model");
      list(errors);
    }
  }

  private void trust() {
    List<String> lines =
        report.properties().stream()
            .map(p -> p.property().inWords() + ": " + guarantee(p))
            .collect(Collectors.toList());
    lines.addAll(document.assurance());
    report
        .plan()
        .ifPresent(
            plan -> {
              plan.notes().forEach(note -> lines.add("note: " + note));
              plan.unchecked().forEach(what -> lines.add("not checked: " + what));
            });
    for (PropertyReport property : report.properties()) {
      property.warnings().forEach(w -> lines.add(property.property().inWords() + ": " + w));
    }
    if (!lines.isEmpty()) {
      part("How far this can be trusted");
      list(lines);
    }
  }

  private static String guarantee(PropertyReport property) {
    String reason = property.reason().map(r -> " (" + r + ")").orElse("");
    return switch (property.guarantee()) {
      case EXHAUSTIVE -> "every reachable state counts, by an exact search" + reason;
      case PROBABILISTIC -> "a lossy store may have omitted states" + reason;
      case BOUNDED ->
          property.verdict() == Verdict.VIOLATED
              ? "the violation was executed once more on the interpreter; the search stopped there"
              : "the search was not complete" + reason;
    };
  }

  private void figures() {
    if (report.properties().isEmpty()) {
      return;
    }
    part("Figures");
    out.append(
        "<table class=\"figures\"><thead><tr><th>property</th><th>states</th><th>transitions</th>"
            + "<th>depth</th><th>memory</th><th>threads</th><th>seconds</th></tr></thead><tbody>");
    for (PropertyReport property : report.properties()) {
      Statistics s = property.statistics();
      out.append(
          String.format(
              Locale.ROOT,
              "<tr><td>%s</td><td>%,d%s</td><td>%,d</td><td>%,d</td><td>%sB</td><td>%d</td>"
                  + "<td>%.2f</td></tr>",
              Markup.escape(property.property().inWords()),
              s.states(),
              property.guarantee() == Guarantee.EXHAUSTIVE ? "" : " (part)",
              s.transitions(),
              s.depth(),
              ProgressChart.amount(s.memoryBytes()),
              s.threads(),
              s.seconds()));
    }
    out.append("</tbody></table>\n");
  }

  private void charts() {
    if (document.progress().size() < 3) {
      return;
    }
    out.append("<div class=\"charts\">")
        .append(ProgressChart.render("states", document.progress(), s -> s.states()))
        .append(ProgressChart.render("depth", document.progress(), s -> s.depth()))
        .append(ProgressChart.render("memory in bytes", document.progress(), s -> s.memoryBytes()))
        .append("</div>\n");
  }

  /** The source; what no run executes is marked, and the margin says why. */
  private void coverage() {
    part(report.unreached().isEmpty() ? "Model" : "Model, with statements that no run executes");
    SourceFile file = report.model().file();
    Map<Integer, String> causes = new TreeMap<>();
    for (Unreached statement : report.unreached()) {
      if (statement.file().equals(file.name())) {
        causes.putIfAbsent(statement.line(), statement.cause().words());
      }
    }
    out.append("<div class=\"card\"><pre class=\"source\">");
    String[] lines = file.text().split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      String cause = causes.get(i + 1);
      out.append(cause == null ? "<span class=\"l\">" : "<span class=\"l unreached\">")
          .append(lines[i].isEmpty() ? " " : Markup.escape(lines[i]))
          .append(cause == null ? "" : "<span class=\"who\">" + cause + "</span>")
          .append("</span>");
    }
    out.append("</pre></div>\n");
  }

  private void plan() {
    report
        .plan()
        .ifPresent(
            plan -> {
              part("What was done, and why");
              out.append("<pre class=\"plain\">")
                  .append(Markup.escape(String.join("\n", plan.lines())))
                  .append("</pre>\n");
            });
  }

  private void again() {
    part("How to do it again");
    SourceFile file = report.model().file();
    out.append("<pre class=\"plain\">").append(Markup.escape(document.command())).append("\n\n");
    out.append(Markup.escape(document.version())).append('\n');
    out.append(Markup.escape(file.name() + "  SHA-256 " + digest(file.text()))).append('\n');
    report
        .model()
        .includes()
        .forEach(
            (name, included) ->
                out.append(Markup.escape(name + "  SHA-256 " + digest(included.text())))
                    .append('\n'));
    out.append("</pre>\n");
  }

  private static String digest(String text) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
