package dev.gyre.suite;

import dev.gyre.property.ViolationKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/**
 * What a case must come to. What is empty is not looked at.
 *
 * @param answers which answers to the whole question are right
 * @param properties which answers are right for the properties named; all others must hold
 * @param states how many states the search for the first property stores
 * @param transitions how many transitions that search sees
 * @param violations everything that is found, in any order
 */
public record Expectation(
    Set<Answer> answers,
    Map<String, Set<Answer>> properties,
    OptionalLong states,
    OptionalLong transitions,
    Optional<List<Violation>> violations) {

  /** Everything is as it should be. */
  public static final Expectation HOLDS = of(Set.of(Answer.HOLDS));

  public Expectation {
    answers = Set.copyOf(answers);
    properties = Map.copyOf(properties);
    violations = violations.map(List::copyOf);
  }

  public static Expectation of(Set<Answer> answers) {
    return new Expectation(
        answers, Map.of(), OptionalLong.empty(), OptionalLong.empty(), Optional.empty());
  }

  /** A violation that is expected; what is empty may be anything. */
  public record Violation(
      Optional<ViolationKind> kind, OptionalInt line, Optional<String> property) {

    boolean matches(Outcome.Violation found) {
      return kind.map(k -> k.slug().equals(found.kind())).orElse(true)
          && (line.isEmpty() || line.getAsInt() == found.place().line())
          && property.map(p -> p.equals(found.property())).orElse(true);
    }

    String inWords() {
      return kind.map(Kinds::word).orElse("a violation")
          + property.map(p -> " of " + p).orElse("")
          + (line.isPresent() ? " at line " + line.getAsInt() : "");
    }
  }
}
