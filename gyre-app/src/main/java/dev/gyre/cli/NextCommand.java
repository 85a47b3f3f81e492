package dev.gyre.cli;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.NextStore;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.engine.report.Uncertainty;
import dev.gyre.property.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The command that gives a better answer after a search with a lossy store: as it was called. */
final class NextCommand {
  private NextCommand() {}

  /**
   * Empty if there is nothing to improve.
   *
   * @param arguments what {@code gyre} was called with
   */
  static Optional<String> after(CheckReport report, List<String> arguments) {
    if (report.verdict() != Verdict.UNDECIDED) {
      return Optional.empty();
    }
    return report.properties().stream()
        .map(PropertyReport::uncertainty)
        .flatMap(Optional::stream)
        .filter(u -> u.next().isPresent())
        .max(Comparator.comparingDouble(Uncertainty::omissions))
        .map(u -> command(u.next().orElseThrow(), arguments));
  }

  private static String command(NextStore next, List<String> arguments) {
    List<String> words = new ArrayList<>();
    next.heapBytes().ifPresent(heap -> words.add("GYRE_JAVA_OPTS=-Xmx" + (heap >> 20) + "m"));
    words.add("gyre");
    boolean isValue = false;
    for (String argument : arguments) {
      boolean isReplaced = argument.matches("(--store|--memory)(=.*)?");
      if (!isReplaced && !isValue) {
        words.add(quoted(argument));
      }
      isValue = isReplaced && !argument.contains("=");
    }
    words.add(next.options());
    String command = String.join(" ", words);
    return next.omissions().isPresent()
        ? command + "\n            (" + outlook(next.omissions().getAsDouble()) + ")"
        : command;
  }

  private static String outlook(double omissions) {
    return omissions == 0
        ? "exact: nothing is omitted"
        : Uncertainty.number(omissions) + " omitted states expected";
  }

  private static String quoted(String argument) {
    return argument.matches("[A-Za-z0-9_./=:,+%@-]+")
        ? argument
        : "'" + argument.replace("'", "'\\''") + "'";
  }
}
