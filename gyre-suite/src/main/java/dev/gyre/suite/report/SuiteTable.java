package dev.gyre.suite.report;

import dev.gyre.property.ViolationKind;
import dev.gyre.suite.Answer;
import dev.gyre.suite.CaseResult;
import dev.gyre.suite.CaseResult.Difference;
import dev.gyre.suite.CaseResult.Status;
import dev.gyre.suite.Kinds;
import dev.gyre.suite.Outcome;
import dev.gyre.suite.TestCase;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Results for people: a line for each case, what is wrong below it, and a summary. */
public final class SuiteTable {
  private static final int WIDEST_NAME = 60;
  private static final int STATUS_WIDTH = 9;

  private final PrintWriter out;
  private final int nameWidth;

  public SuiteTable(List<TestCase> cases, PrintWriter out) {
    this.out = out;
    this.nameWidth =
        Math.min(WIDEST_NAME, cases.stream().mapToInt(c -> c.name().length()).max().orElse(0));
  }

  public void line(CaseResult result) {
    out.println(
        pad(result.status().word(), STATUS_WIDTH)
            + "  "
            + pad(result.testCase().name(), nameWidth)
            + "  "
            + answer(result.outcome())
            + figures(result));
    for (Difference difference : result.differences()) {
      out.println("           " + difference.place() + ": " + difference.message());
    }
    result.outcome().notes().forEach(note -> out.println("           " + note));
    if (!result.isPassed()) {
      out.println("           run: " + result.testCase().command());
    }
    out.flush();
  }

  private static String pad(String text, int width) {
    return String.format("%-" + Math.max(1, width) + "s", text);
  }

  private static String answer(Outcome outcome) {
    return outcome.answer().word()
        + outcome.violations().stream().findFirst().map(SuiteTable::where).orElse("");
  }

  private static String where(Outcome.Violation violation) {
    String kind = ViolationKind.ofSlug(violation.kind()).map(Kinds::word).orElse(violation.kind());
    return " (" + kind + ", line " + violation.place().line() + ")";
  }

  private static String figures(CaseResult result) {
    boolean wasSearched =
        result.outcome().answer() != Answer.ERROR && result.outcome().answer() != Answer.ACCEPTED;
    String states = wasSearched ? ", " + count(result.outcome().figures().states(), "state") : "";
    boolean isCached = result.origin() == CaseResult.Origin.CACHE;
    return states + ", " + (isCached ? "cached" : seconds(result.seconds()));
  }

  /** Counts, worst first. */
  public void summary(List<CaseResult> results, double seconds) {
    List<String> parts = new ArrayList<>();
    part(results, Status.FAULT, "ended in a fault of Gyre").ifPresent(parts::add);
    part(results, Status.WRONG, "wrong").ifPresent(parts::add);
    part(results, Status.DIFFERS, "not as expected").ifPresent(parts::add);
    part(results, Status.UNDECIDED, "undecided").ifPresent(parts::add);
    part(results, Status.PASSED, "as expected").ifPresent(parts::add);
    long cached = results.stream().filter(r -> r.origin() == CaseResult.Origin.CACHE).count();
    out.println();
    out.println(
        count(results.size(), "case")
            + ": "
            + String.join(", ", parts)
            + (cached > 0 ? " (" + cached + " from the cache)" : "")
            + ", "
            + seconds(seconds));
    out.flush();
  }

  private static Optional<String> part(List<CaseResult> results, Status status, String words) {
    long number = results.stream().filter(r -> r.status() == status).count();
    return number == 0 ? Optional.empty() : Optional.of(number + " " + words);
  }

  private static String seconds(double value) {
    return String.format(Locale.ROOT, "%.2f s", value);
  }

  private static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
