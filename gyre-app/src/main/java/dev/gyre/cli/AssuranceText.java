package dev.gyre.cli;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.CrossCheck;
import java.util.ArrayList;
import java.util.List;

/** What is said about how far an answer can be relied on. */
final class AssuranceText {
  /** Where a model goes that shows a fault of Gyre. */
  private static final String REQUEST =
      "this is a fault of Gyre: please send us the model and the command line";

  private AssuranceText() {}

  static List<String> lines(CheckReport report) {
    List<String> lines = new ArrayList<>();
    report.breachesInWords().forEach(breach -> lines.add("breach: " + breach));
    if (!lines.isEmpty()) {
      lines.add("breach: the answer was found without what failed; " + REQUEST);
    }
    report
        .crossCheck()
        .ifPresent(
            crossCheck -> {
              lines.add("cross-check: " + crossCheck.inWords());
              if (crossCheck.outcome() == CrossCheck.Outcome.DISAGREES) {
                lines.add("cross-check: " + REQUEST);
              }
            });
    return lines;
  }

  static boolean isRefuted(CheckReport report) {
    return report
        .crossCheck()
        .filter(crossCheck -> crossCheck.outcome() == CrossCheck.Outcome.DISAGREES)
        .isPresent();
  }
}
