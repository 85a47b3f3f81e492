package dev.gyre.tck.symmetry;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.property.ViolationKind;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What must be the same with symmetry and without. */
final class Findings {
  private Findings() {}

  /** What went wrong and where, and what was never executed; the ends of processes aside. */
  static Set<String> of(CheckReport report) {
    Set<String> findings =
        report.violations().stream()
            .map(
                v ->
                    v.kind().slug()
                        + (v.kind() == ViolationKind.INVALID_END_STATE ? "" : " line " + v.line()))
            .collect(Collectors.toCollection(TreeSet::new));
    report.unreached().stream()
        .filter(u -> !u.text().equals("-end-"))
        .forEach(u -> findings.add("unreached " + u.line() + " " + u.text()));
    findings.add(report.verdict() + report.reason().orElse(""));
    return findings;
  }
}
