package dev.gyre.suite.read;

import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.property.ViolationKind;
import dev.gyre.suite.Answer;
import dev.gyre.suite.Call;
import dev.gyre.suite.Expectation;
import dev.gyre.suite.Kinds;
import dev.gyre.suite.Place;
import dev.gyre.suite.SuiteException;
import dev.gyre.suite.TestCase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What the first comment of a model expects:
 *
 * <pre>
 * run: violated --property p     what gyre verify must answer, and its options
 * expect: q holds                one property of the run above
 * states: 12                     of the run above; also transitions, timeout, memory
 * violation: assertion 17        its kind, its line, or both; all that there are
 * parse: accept                  only whether it is a model: accept, or reject
 * </pre>
 */
final class ModelSuite {
  /** Those of the run above; a key that nearly is one is a slip of the pen. */
  private static final Set<String> OF_RUN =
      Set.of("states", "transitions", "violation", "expect", "timeout", "memory");

  private final Path model;
  private final Call.Reader calls;
  private final ModelHeader header;

  ModelSuite(Path model, Call.Reader calls) throws SuiteException {
    this.model = model;
    this.calls = calls;
    this.header = header(model);
  }

  private static ModelHeader header(Path model) throws SuiteException {
    try {
      return ModelHeader.of(new FileSourceLoader().read(model).text());
    } catch (IOException e) {
      throw new SuiteException(
          new Place(model.toString(), 0), "the model cannot be read: " + e.getMessage());
    }
  }

  boolean hasExpectations() {
    return header.lines().stream().anyMatch(l -> l.key().equals("run") || isParse(l));
  }

  private static boolean isParse(ModelHeader.Line line) {
    return line.key().equals("parse") && line.value().matches("(accept|reject)\\b.*");
  }

  /**
   * Its cases.
   *
   * @param words options for all of them
   */
  List<TestCase> cases(String suite, String name, List<String> words) throws SuiteException {
    if (!hasExpectations()) {
      TestCase single =
          testCase(suite, name, TestCase.Question.VERIFY, words, Expectation.HOLDS, 0);
      return List.of(single);
    }
    List<TestCase> cases = new ArrayList<>();
    Optional<HeaderRun> run = Optional.empty();
    for (ModelHeader.Line line : header.lines()) {
      if (isParse(line)) {
        cases.add(reading(suite, name, line));
      } else if (line.key().equals("run")) {
        if (run.isPresent()) {
          cases.add(finished(suite, name, words, run.get()));
        }
        run = Optional.of(run(line));
      } else if (run.isPresent()) {
        detail(line, run.get());
      }
    }
    if (run.isPresent()) {
      cases.add(finished(suite, name, words, run.get()));
    }
    return cases;
  }

  /** Where Gyre differs from Spin on purpose, a line after it says so. */
  private TestCase reading(String suite, String name, ModelHeader.Line line) throws SuiteException {
    String answer =
        header.lines().stream()
            .filter(l -> l.key().equals("gyre"))
            .map(ModelHeader.Line::value)
            .findFirst()
            .orElse(line.value());
    Answer right = answer.startsWith("accept") ? Answer.ACCEPTED : Answer.ERROR;
    return testCase(
        suite,
        name + " (parse)",
        TestCase.Question.READ,
        List.of(),
        Expectation.of(Set.of(right)),
        line.number());
  }

  private HeaderRun run(ModelHeader.Line line) throws SuiteException {
    String[] parts = line.value().split("\\s+", 2);
    try {
      return new HeaderRun(
          line.number(),
          ExpectationReader.parseAnswers(parts[0]),
          parts.length > 1 ? Words.split(parts[1]) : List.of());
    } catch (IllegalArgumentException e) {
      throw wrong(line, e.getMessage());
    }
  }

  private void detail(ModelHeader.Line line, HeaderRun run) throws SuiteException {
    try {
      switch (line.key()) {
        case "states" -> run.states(count(line));
        case "transitions" -> run.transitions(count(line));
        case "timeout", "memory" -> run.budget("--" + line.key(), line.value());
        case "expect" -> property(line, run);
        case "violation" -> run.violation(violation(line));
        default -> unknown(line);
      }
    } catch (IllegalArgumentException e) {
      throw wrong(line, e.getMessage());
    }
  }

  private void unknown(ModelHeader.Line line) throws SuiteException {
    Optional<String> meant = Words.closest(line.key(), OF_RUN);
    if (meant.isPresent()) {
      throw wrong(line, "'" + line.key() + "': did you mean '" + meant.get() + "'?");
    }
  }

  private static long count(ModelHeader.Line line) {
    if (!line.value().matches("\\d{1,18}")) {
      throw new IllegalArgumentException(
          "'" + line.key() + "' must be followed by a whole number, not '" + line.value() + "'");
    }
    return Long.parseLong(line.value());
  }

  private static void property(ModelHeader.Line line, HeaderRun run) {
    String[] parts = line.value().split("\\s+");
    if (parts.length != 2) {
      throw new IllegalArgumentException(
          "'expect' must be followed by a property and its answer, such as 'expect: p holds'");
    }
    run.property(parts[0], ExpectationReader.parseAnswers(parts[1]));
  }

  private static Expectation.Violation violation(ModelHeader.Line line) {
    Optional<ViolationKind> kind = Optional.empty();
    OptionalInt number = OptionalInt.empty();
    for (String word : line.value().split("\\s+")) {
      if (word.matches("\\d{1,9}")) {
        number = OptionalInt.of(Integer.parseInt(word));
      } else {
        kind = Kinds.ofWord(word);
        if (kind.isEmpty()) {
          throw new IllegalArgumentException(ExpectationReader.unknownKind(word));
        }
      }
    }
    return new Expectation.Violation(kind, number, Optional.empty());
  }

  private TestCase finished(String suite, String name, List<String> words, HeaderRun run)
      throws SuiteException {
    List<String> all = new ArrayList<>(words);
    all.addAll(run.words());
    List<String> shown = TestCase.quoted(run.words()).toList();
    String title = shown.isEmpty() ? name : name + " " + String.join(" ", shown);
    all.addAll(run.budgets());
    return testCase(suite, title, TestCase.Question.VERIFY, all, run.expectation(), run.line());
  }

  private TestCase testCase(
      String suite,
      String name,
      TestCase.Question question,
      List<String> words,
      Expectation expectation,
      int line)
      throws SuiteException {
    Place place = new Place(model.toString(), line);
    try {
      return new TestCase(
          suite, name, model, question, words, calls.read(words), expectation, place);
    } catch (IllegalArgumentException e) {
      throw new SuiteException(place, "in the options: " + e.getMessage());
    }
  }

  private SuiteException wrong(ModelHeader.Line line, String message) {
    return new SuiteException(new Place(model.toString(), line.number()), message);
  }
}
