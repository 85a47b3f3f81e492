package dev.gyre.cli;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.Trace;
import dev.gyre.property.Property;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import java.util.List;

/**
 * The verdicts, one line each. A line about a violation starts with its place, so that editors and
 * terminals lead there; then come what happens, after how many steps, and the statement.
 */
final class VerdictText {
  private static final int MAX_STATEMENT = 80;
  private static final int MAX_NAMES = 4;

  private final CheckReport report;
  private final String model;

  VerdictText(CheckReport report) {
    this.report = report;
    this.model = report.model().file().name() + ": ";
  }

  /** One line for each property, or the one line that says why there is none. */
  List<String> lines() {
    if (report.properties().isEmpty()) {
      String reason = report.reason().map(r -> ": " + r).orElse("");
      return List.of(model + report.verdict().word() + reason);
    }
    return report.properties().stream().map(this::line).toList();
  }

  private String line(PropertyReport property) {
    if (property.verdict() == Verdict.VIOLATED) {
      return violated(property.property());
    }
    String detail =
        property.verdict() == Verdict.HOLDS
            ? new WhatHolds(report).of(property.property())
            : property.reason().orElse("");
    String verdict = property.property().inWords() + " " + property.verdict().word();
    return model + verdict + (detail.isEmpty() ? "" : ": " + detail);
  }

  private String violated(Property property) {
    List<FoundViolation> violations =
        report.violations().stream().filter(v -> v.property().equals(property.name())).toList();
    FoundViolation first = violations.get(0);
    int others = violations.size() - 1;
    String detail = detail(first, property);
    return place(first)
        + title(first, property)
        + length(first.trace())
        + (detail.isEmpty() ? "" : ": " + detail)
        + (others == 0 ? "" : " (and " + ReportText.count(others, "other violation") + ")");
  }

  private String place(FoundViolation violation) {
    SourceFile file = violation.span().visibleSite().file();
    return report.model().consistsOf(file) ? file.name() + ":" + violation.line() + ": " : model;
  }

  private static String title(FoundViolation violation, Property property) {
    return switch (violation.kind()) {
      case ASSERTION -> "assertion fails";
      case INVALID_END_STATE -> "deadlock";
      case CLAIM_COMPLETED, ACCEPTANCE_CYCLE, NON_PROGRESS_CYCLE, ZENO_CYCLE ->
          property.inWords() + " violated";
      default -> violation.message();
    };
  }

  private static String length(Trace trace) {
    int steps = trace.steps().size();
    int before = trace.cycleStart().map(start -> start - 1).orElse(steps);
    return " after "
        + ReportText.count(before, "step")
        + (before == steps ? "" : " by a cycle of " + ReportText.count(steps - before, "step"));
  }

  private static String detail(FoundViolation violation, Property property) {
    return switch (violation.kind()) {
      case INVALID_END_STATE -> waiting(violation.trace());
      case CLAIM_COMPLETED -> property.kind() == Property.Kind.NEVER ? "it is completed" : "";
      case ACCEPTANCE_CYCLE ->
          property.kind() == Property.Kind.LTL ? "" : "accept labels are passed again and again";
      case NON_PROGRESS_CYCLE -> "no progress label is passed";
      case ZENO_CYCLE -> "no time passes";
      default -> statement(violation);
    };
  }

  private static String statement(FoundViolation violation) {
    String text =
        violation
            .span()
            .text()
            .strip()
            .replaceAll("(?s)/\\*.*?\\*/|\\s+", " ")
            .replaceAll(" +", " ");
    return text.length() <= MAX_STATEMENT ? text : text.substring(0, MAX_STATEMENT - 3) + "...";
  }

  private static String waiting(Trace trace) {
    List<String> names =
        trace.end().positions().stream()
            .filter(p -> p.rest() == StateView.Rest.UNEXPECTED)
            .map(Trace.Position::name)
            .toList();
    if (names.isEmpty()) {
      return "the trace waits for another event";
    }
    if (names.size() > MAX_NAMES) {
      String first = String.join(", ", names.subList(0, MAX_NAMES - 1));
      return first + " and " + (names.size() - MAX_NAMES + 1) + " others wait";
    }
    return String.join(", ", names) + (names.size() == 1 ? " waits" : " wait");
  }

  /** What happened, in a few words. */
  static String kind(FoundViolation violation) {
    return switch (violation.kind()) {
      case INVALID_END_STATE -> "deadlock";
      case CLAIM_COMPLETED -> "finite run";
      case ACCEPTANCE_CYCLE, NON_PROGRESS_CYCLE, ZENO_CYCLE -> "infinite run";
      default -> violation.kind().slug().replace('-', ' ');
    };
  }
}
