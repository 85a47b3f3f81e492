package dev.gyre.view.report;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.engine.trace.WhyNot;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckPlan;
import dev.gyre.view.Markup;
import dev.gyre.view.trace.RunSection;
import java.io.IOException;

/**
 * The violations of a report, each as a run to walk along. What would make the page too large to be
 * mailed is named with the command that shows it.
 */
final class ViolationRuns {
  private static final int MAX_RUNS = 5;
  private static final int MAX_STEPS = 2_000;
  private static final int MAX_CHARACTERS = 500_000;

  private final ReportDocument document;
  private int characters;

  ViolationRuns(ReportDocument document) {
    this.document = document;
  }

  String render() throws IOException {
    CheckReport report = document.report();
    StringBuilder out = new StringBuilder();
    int shown = 0;
    for (FoundViolation violation : report.violations()) {
      out.append("<h2 class=\"part\">")
          .append(Markup.escape(violation.property() + ": " + violation.message()))
          .append(" <span class=\"soft\">line ")
          .append(violation.line())
          .append(", ")
          .append(violation.trace().steps().size())
          .append(" steps</span></h2>\n");
      out.append(whyNot(violation));
      out.append(shown++ < MAX_RUNS ? run(violation) : leftOut("the page shows five runs"));
    }
    return out.toString();
  }

  /** What would have to be different. */
  private static String whyNot(FoundViolation violation) {
    StringBuilder lines = new StringBuilder();
    for (WhyNot reason : violation.evidence().whyNot()) {
      reason
          .lines()
          .forEach(line -> lines.append("<li>").append(Markup.escape(line)).append("</li>"));
    }
    return lines.isEmpty() ? "" : "<ul class=\"lines\">" + lines + "</ul>\n";
  }

  private String run(FoundViolation violation) throws IOException {
    CheckReport report = document.report();
    if (report.plan().filter(CheckPlan::isTimeAbstract).isPresent()) {
      return leftOut("under abstract time the run need not be one of the model");
    }
    if (violation.trace().steps().size() > MAX_STEPS) {
      return leftOut("it has very many steps");
    }
    ProcessSystem system = report.model().system().orElseThrow();
    Trail trail = Trail.of(report.model(), document.channels(), violation);
    String section = RunSection.render(trail, TrailReplay.withStates(trail, system));
    characters += section.length();
    return characters > MAX_CHARACTERS ? leftOut("its states would take much room") : section;
  }

  private static String leftOut(String why) {
    return "<p class=\"soft\">The run is not shown here, because "
        + why
        + ". <code>gyre verify --trail FILE</code> saves it, <code>gyre trace FILE --to html</code>"
        + " makes a page of it.</p>\n";
  }
}
