package dev.gyre.suite;

import dev.gyre.suite.CaseResult.Difference;
import dev.gyre.suite.CaseResult.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;

/** Compares what came out with what is expected. */
final class Comparison {
  private static final String UNDECIDED = "undecided";
  private static final String UNEXPECTED = "unexpected-result";

  private final TestCase testCase;
  private final Expectation expected;
  private final Outcome outcome;
  private final List<Difference> differences = new ArrayList<>();

  Comparison(TestCase testCase, Outcome outcome) {
    this.testCase = testCase;
    this.expected = testCase.expectation();
    this.outcome = outcome;
  }

  List<Difference> run() {
    if (outcome.fault().isPresent()) {
      add(Status.FAULT, "fault", "a fault of Gyre, please report: " + outcome.fault().get());
      return differences;
    }
    if (outcome.answer() == Answer.ERROR && !expected.answers().contains(Answer.ERROR)) {
      error();
      return differences;
    }
    if (!expected.properties().isEmpty()) {
      properties();
    } else if (!expected.answers().isEmpty()) {
      whole();
    }
    count("states", expected.states(), outcome.figures().states());
    count("transitions", expected.transitions(), outcome.figures().transitions());
    expected.violations().ifPresent(this::violations);
    return differences;
  }

  private void error() {
    for (Outcome.Finding error : outcome.errors()) {
      differences.add(new Difference(Status.WRONG, error.code(), error.message(), error.place()));
    }
    if (outcome.errors().isEmpty()) {
      String why = outcome.reason().map(r -> ": " + r).orElse("");
      add(Status.WRONG, "refused", "the question was refused" + why);
    }
  }

  private void whole() {
    if (expected.answers().contains(outcome.answer())) {
      return;
    }
    if (outcome.properties().isEmpty()) {
      answer(outcome.answer(), expected.answers(), "the answer", outcome.reason().orElse(""));
      return;
    }
    boolean isBlamed = false;
    for (Outcome.OfProperty property : outcome.properties()) {
      if (property.answer() == outcome.answer()) {
        isBlamed = true;
        property(property, expected.answers());
      }
    }
    if (!isBlamed) {
      answer(outcome.answer(), expected.answers(), "the answer", outcome.reason().orElse(""));
    }
  }

  private void properties() {
    if (outcome.answer() == Answer.UNDECIDED && outcome.properties().isEmpty()) {
      answer(outcome.answer(), expectedOfOthers(), "the answer", outcome.reason().orElse(""));
      return;
    }
    Set<String> names =
        outcome.properties().stream().map(Outcome.OfProperty::name).collect(Collectors.toSet());
    for (String wanted : expected.properties().keySet().stream().sorted().toList()) {
      if (!names.contains(wanted)) {
        String checked = names.stream().sorted().collect(Collectors.joining(", "));
        String message = "no property '" + wanted + "' was checked; checked: " + checked;
        add(Status.WRONG, "no-such-property", message);
      }
    }
    for (Outcome.OfProperty property : outcome.properties()) {
      Set<Answer> right = expected.properties().getOrDefault(property.name(), expectedOfOthers());
      if (!right.contains(property.answer())) {
        property(property, right);
      }
    }
  }

  private Set<Answer> expectedOfOthers() {
    return expected.answers().isEmpty() ? Set.of(Answer.HOLDS) : expected.answers();
  }

  private void property(Outcome.OfProperty property, Set<Answer> right) {
    List<Outcome.Violation> found =
        outcome.violations().stream().filter(v -> v.property().equals(property.name())).toList();
    if (property.answer() != Answer.VIOLATED || found.isEmpty()) {
      answer(property.answer(), right, property.inWords(), property.reason().orElse(""));
      return;
    }
    for (Outcome.Violation violation : found) {
      String message =
          property.inWords()
              + " is violated, expected: "
              + words(right)
              + "; "
              + violation.message();
      differences.add(new Difference(Status.DIFFERS, violation.kind(), message, violation.place()));
    }
  }

  private void answer(Answer actual, Set<Answer> right, String what, String reason) {
    boolean isUndecided = actual == Answer.UNDECIDED;
    String message =
        what
            + (isUndecided || actual == Answer.VIOLATED ? " is " : ": ")
            + actual.word()
            + ", expected: "
            + words(right)
            + (reason.isEmpty() ? "" : " (" + reason + ")");
    add(
        isUndecided ? Status.UNDECIDED : Status.DIFFERS,
        isUndecided ? UNDECIDED : UNEXPECTED,
        message);
  }

  private void count(String what, OptionalLong right, long actual) {
    // A search that was cut short has counted less, and has been complained about.
    if (right.isPresent() && right.getAsLong() != actual && !isCutShort()) {
      add(Status.DIFFERS, UNEXPECTED, actual + " " + what + ", expected: " + right.getAsLong());
    }
  }

  private boolean isCutShort() {
    return differences.stream().anyMatch(d -> d.status() == Status.UNDECIDED);
  }

  private void violations(List<Expectation.Violation> right) {
    List<Outcome.Violation> found = new ArrayList<>(outcome.violations());
    for (Expectation.Violation wanted : right) {
      if (!removeFirst(found, wanted) && !isCutShort()) {
        add(Status.DIFFERS, UNEXPECTED, "not found: " + wanted.inWords());
      }
    }
    for (Outcome.Violation violation : found) {
      boolean isKnown = differences.stream().anyMatch(d -> d.place().equals(violation.place()));
      if (!isKnown) {
        differences.add(
            new Difference(
                Status.DIFFERS,
                violation.kind(),
                "not among the violations expected: " + violation.message(),
                violation.place()));
      }
    }
  }

  private static boolean removeFirst(List<Outcome.Violation> found, Expectation.Violation wanted) {
    for (int i = 0; i < found.size(); i++) {
      if (wanted.matches(found.get(i))) {
        found.remove(i);
        return true;
      }
    }
    return false;
  }

  private void add(Status status, String rule, String message) {
    differences.add(new Difference(status, rule, message, testCase.place()));
  }

  private static String words(Set<Answer> answers) {
    return answers.stream().sorted().map(Answer::word).collect(Collectors.joining(" or "));
  }
}
