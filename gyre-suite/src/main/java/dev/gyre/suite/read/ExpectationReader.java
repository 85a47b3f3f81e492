package dev.gyre.suite.read;

import dev.gyre.property.ViolationKind;
import dev.gyre.suite.Answer;
import dev.gyre.suite.Expectation;
import dev.gyre.suite.Kinds;
import dev.gyre.suite.SuiteException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.tomlj.TomlTable;

/** Reads what a case of a suite in TOML expects. */
final class ExpectationReader {
  /** The keys that say what is expected. */
  static final Set<String> KEYS = Set.of("expect", "states", "transitions", "violations");

  private static final Set<String> VIOLATION_KEYS = Set.of("kind", "line", "property");

  private final Fields fields;

  ExpectationReader(Fields fields) {
    this.fields = fields;
  }

  /** Nothing, if nothing is said. */
  Optional<Expectation> read() throws SuiteException {
    if (KEYS.stream().noneMatch(fields::has)) {
      return Optional.empty();
    }
    Set<Answer> answers = Set.of();
    Map<String, Set<Answer>> properties = new LinkedHashMap<>();
    if (fields.value("expect").filter(TomlTable.class::isInstance).isPresent()) {
      for (Map.Entry<String, String> entry : fields.map("expect").entrySet()) {
        properties.put(entry.getKey(), answers(entry.getValue()));
      }
    } else {
      Optional<String> word = fields.text("expect");
      answers = word.isPresent() ? answers(word.get()) : Set.of();
    }
    Optional<List<Expectation.Violation>> violations =
        fields.has("violations") ? Optional.of(violations()) : Optional.empty();
    OptionalLong states = fields.count("states");
    OptionalLong transitions = fields.count("transitions");
    if (answers.isEmpty() && properties.isEmpty()) {
      boolean isViolated = violations.filter(v -> !v.isEmpty()).isPresent();
      answers = Set.of(isViolated ? Answer.VIOLATED : Answer.HOLDS);
    }
    return Optional.of(new Expectation(answers, properties, states, transitions, violations));
  }

  private Set<Answer> answers(String words) throws SuiteException {
    try {
      return parseAnswers(words);
    } catch (IllegalArgumentException e) {
      throw fields.wrong("expect", e.getMessage());
    }
  }

  /** One word, or several joined by {@code |}. */
  static Set<Answer> parseAnswers(String words) {
    Set<Answer> answers = EnumSet.noneOf(Answer.class);
    for (String word : words.split("\\|", -1)) {
      answers.add(
          Answer.ofWord(word.strip())
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(
                          "'" + word + "' is no answer; there are: " + Answer.words())));
    }
    return answers;
  }

  private List<Expectation.Violation> violations() throws SuiteException {
    List<Expectation.Violation> violations = new ArrayList<>();
    for (Fields entry : fields.tables("violations", "a violation")) {
      entry.onlyKnown(VIOLATION_KEYS);
      Optional<String> word = entry.text("kind");
      Optional<ViolationKind> kind = word.flatMap(Kinds::ofWord);
      if (word.isPresent() && kind.isEmpty()) {
        throw entry.wrong("kind", unknownKind(word.get()));
      }
      OptionalLong line = entry.count("line");
      violations.add(
          new Expectation.Violation(
              kind,
              line.isPresent() ? OptionalInt.of((int) line.getAsLong()) : OptionalInt.empty(),
              entry.text("property")));
    }
    return violations;
  }

  static String unknownKind(String word) {
    return "'" + word + "' is no kind of violation; there are: " + Kinds.words();
  }
}
