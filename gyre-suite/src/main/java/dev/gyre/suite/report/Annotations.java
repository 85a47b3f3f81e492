package dev.gyre.suite.report;

import dev.gyre.suite.CaseResult;
import dev.gyre.suite.CaseResult.Difference;
import dev.gyre.suite.Place;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What is not as expected as commands of GitHub's workflows, which shows them beside the source.
 */
public final class Annotations {
  private Annotations() {}

  public static List<String> of(List<CaseResult> results) {
    return results.stream()
        .flatMap(result -> result.differences().stream().map(d -> line(result, d)))
        .collect(Collectors.toList());
  }

  private static String line(CaseResult result, Difference difference) {
    Place place = difference.place();
    String level = difference.status() == CaseResult.Status.UNDECIDED ? "warning" : "error";
    return "::"
        + level
        + " file="
        + property(place.file())
        + (place.line() > 0 ? ",line=" + place.line() : "")
        + (place.column() > 0 ? ",col=" + place.column() : "")
        + ",title="
        + property(result.testCase().name())
        + "::"
        + data(difference.message());
  }

  private static String data(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }
}
