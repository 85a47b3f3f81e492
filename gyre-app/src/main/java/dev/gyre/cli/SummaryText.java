package dev.gyre.cli;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.property.Property;
import dev.gyre.property.Verdict;
import dev.gyre.property.ViolationKind;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/**
 * The end of a report with traces or about several properties: what became of each, and what to do
 * where only the end states are in the way.
 */
final class SummaryText {
  private final CheckReport report;

  SummaryText(CheckReport report) {
    this.report = report;
  }

  void write(PrintWriter out) {
    boolean isSeenAtOnce = report.properties().size() < 2 && report.violations().isEmpty();
    if (isSeenAtOnce || report.properties().isEmpty()) {
      return;
    }
    out.println();
    out.println("summary:");
    int width = report.properties().stream().mapToInt(p -> name(p).length()).max().orElse(0);
    for (PropertyReport property : report.properties()) {
      out.println(
          "  " + String.format("%-" + width + "s", name(property)) + "  " + verdict(property));
    }
    hint().ifPresent(out::println);
  }

  private static String name(PropertyReport property) {
    return property.property().inWords();
  }

  private String verdict(PropertyReport property) {
    String word = property.verdict().word();
    return property.verdict() == Verdict.VIOLATED
        ? violations(property).stream()
            .findFirst()
            .map(v -> word + " (" + VerdictText.kind(v) + ", line " + v.line() + ")")
            .orElse(word)
        : word;
  }

  private List<FoundViolation> violations(PropertyReport property) {
    String name = property.property().name();
    return report.violations().stream().filter(v -> v.property().equals(name)).toList();
  }

  /** A process that waits for ever is often meant to, and says nothing about the claims. */
  private Optional<String> hint() {
    PropertyReport first = report.properties().get(0);
    List<FoundViolation> ends = violations(first);
    boolean isOnlyEnd =
        first.property().kind() == Property.Kind.SAFETY
            && ends.size() == 1
            && ends.get(0).kind() == ViolationKind.INVALID_END_STATE
            && report.properties().size() > 1
            && report.properties().stream().skip(1).allMatch(p -> p.verdict() == Verdict.HOLDS);
    if (!isOnlyEnd) {
      return Optional.empty();
    }
    return Optional.of(
        "hint: only the deadlock is in the way; --property "
            + report.properties().get(1).property().name()
            + " checks that alone, and a label\n      that begins with 'end' (line "
            + ends.get(0).line()
            + ") says that a process may wait there for ever");
  }
}
