package dev.gyre.suite.read;

import dev.gyre.suite.Answer;
import dev.gyre.suite.Expectation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** One run that the first comment of a model asks for, while the lines about it are read. */
final class HeaderRun {
  private final int line;
  private final Set<Answer> answers;
  private final List<String> words;
  private final List<String> budgets = new ArrayList<>();
  private final Map<String, Set<Answer>> properties = new LinkedHashMap<>();
  private final List<Expectation.Violation> violations = new ArrayList<>();
  private OptionalLong states = OptionalLong.empty();
  private OptionalLong transitions = OptionalLong.empty();

  HeaderRun(int line, Set<Answer> answers, List<String> words) {
    this.line = line;
    this.answers = answers;
    this.words = words;
  }

  void states(long number) {
    states = OptionalLong.of(number);
  }

  void transitions(long number) {
    transitions = OptionalLong.of(number);
  }

  void budget(String option, String amount) {
    budgets.add(option);
    budgets.add(amount);
  }

  void property(String name, Set<Answer> right) {
    properties.put(name, right);
  }

  void violation(Expectation.Violation violation) {
    violations.add(violation);
  }

  int line() {
    return line;
  }

  List<String> words() {
    return words;
  }

  List<String> budgets() {
    return budgets;
  }

  /** Where properties are named, those decide. */
  Expectation expectation() {
    return new Expectation(
        properties.isEmpty() ? answers : Set.of(),
        properties,
        states,
        transitions,
        violations.isEmpty() ? Optional.empty() : Optional.of(violations));
  }
}
