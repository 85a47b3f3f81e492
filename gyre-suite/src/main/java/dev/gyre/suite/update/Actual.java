package dev.gyre.suite.update;

import dev.gyre.property.ViolationKind;
import dev.gyre.suite.Answer;
import dev.gyre.suite.CaseResult;
import dev.gyre.suite.Expectation;
import dev.gyre.suite.Kinds;
import dev.gyre.suite.Outcome;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What came out, in the words of suites. */
record Actual(CaseResult result) {

  /** The word for the whole; an alternative that was expected stays one. */
  String answer() {
    Set<Answer> expected = result.testCase().expectation().answers();
    Answer answer = result.outcome().answer();
    return expected.contains(answer)
        ? expected.stream().sorted().map(Answer::word).collect(Collectors.joining("|"))
        : answer.word();
  }

  /** Of the properties that were named, and of those that do not hold. */
  Map<String, String> properties() {
    Expectation expected = result.testCase().expectation();
    Map<String, String> answers = new TreeMap<>();
    for (Outcome.OfProperty property : result.outcome().properties()) {
      if (expected.properties().containsKey(property.name()) || property.answer() != Answer.HOLDS) {
        answers.put(property.name(), property.answer().word());
      }
    }
    return answers;
  }

  static String kind(Outcome.Violation violation) {
    return ViolationKind.ofSlug(violation.kind()).map(Kinds::word).orElse(violation.kind());
  }
}
