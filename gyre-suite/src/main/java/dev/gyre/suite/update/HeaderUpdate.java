package dev.gyre.suite.update;

import dev.gyre.suite.Answer;
import dev.gyre.suite.CaseResult;
import dev.gyre.suite.Outcome;
import dev.gyre.suite.TestCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Changes what the first comment of a model expects of one run. */
final class HeaderUpdate {
  private static final Pattern FIELD = Pattern.compile("(\\s*(?://+|/?\\*+)?\\s*)([a-z-]+):.*");

  private final List<String> lines;

  HeaderUpdate(String text) {
    lines = new ArrayList<>(List.of(text.split("\n", -1)));
  }

  String with(CaseResult result) {
    Actual actual = new Actual(result);
    int line = result.testCase().place().line();
    if (line == 0) {
      lines.add(0, "// run: " + actual.answer());
    } else if (result.testCase().question() == TestCase.Question.READ) {
      boolean isAccepted = result.outcome().answer() == Answer.ACCEPTED;
      change(line, "parse: *\\w+", "parse: " + (isAccepted ? "accept" : "reject"));
    } else {
      change(line, "run: *\\S+", "run: " + actual.answer());
      details(line, actual);
    }
    return String.join("\n", lines);
  }

  private void change(int line, String pattern, String replacement) {
    String changed =
        lines.get(line - 1).replaceFirst(pattern, Matcher.quoteReplacement(replacement));
    lines.set(line - 1, changed);
  }

  /** The lines below it, up to the next run. */
  private void details(int run, Actual actual) {
    Outcome outcome = actual.result().outcome();
    Map<String, String> properties = actual.properties();
    List<Integer> violations = new ArrayList<>();
    for (int line = run + 1; line <= lines.size(); line++) {
      Matcher field = FIELD.matcher(lines.get(line - 1));
      if (!field.matches() || field.group(2).equals("run")) {
        break;
      }
      switch (field.group(2)) {
        case "states" -> change(line, "\\d+", Long.toString(outcome.figures().states()));
        case "transitions" -> change(line, "\\d+", Long.toString(outcome.figures().transitions()));
        case "expect" -> property(line, properties);
        case "violation" -> violations.add(line);
        default -> {}
      }
    }
    if (!violations.isEmpty()) {
      violations(violations, outcome.violations());
    }
  }

  private void property(int line, Map<String, String> answers) {
    answers.forEach(
        (name, answer) ->
            change(
                line, "expect: *" + Pattern.quote(name) + " .*", "expect: " + name + " " + answer));
  }

  /** More or fewer of these lines move the model, and with it the lines that they name. */
  private void violations(List<Integer> old, List<Outcome.Violation> found) {
    int first = old.get(0);
    Matcher field = FIELD.matcher(lines.get(first - 1));
    String prefix = field.matches() ? field.group(1) : "// ";
    for (int i = old.size() - 1; i >= 0; i--) {
      lines.remove(old.get(i) - 1);
    }
    int shift = found.size() - old.size();
    for (int i = found.size() - 1; i >= 0; i--) {
      Outcome.Violation violation = found.get(i);
      lines.add(
          first - 1,
          prefix
              + "violation: "
              + Actual.kind(violation)
              + " "
              + (violation.place().line() + shift));
    }
  }
}
