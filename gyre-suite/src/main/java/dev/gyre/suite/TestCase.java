package dev.gyre.suite;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One question about one model, and the answer that is expected.
 *
 * @param suite the file that has it: a suite, or the model
 * @param words the options, as one would type them
 * @param call what they mean
 * @param place where the expectation is written
 */
public record TestCase(
    String suite,
    String name,
    Path model,
    Question question,
    List<String> words,
    Call call,
    Expectation expectation,
    Place place) {

  public TestCase {
    words = List.copyOf(words);
  }

  /** What is asked. */
  public enum Question {
    /** Whether its properties hold. */
    VERIFY,
    /** Whether it is a model at all. */
    READ
  }

  public TestCase with(Expectation other) {
    return new TestCase(suite, name, model, question, words, call, other, place);
  }

  /** The command that asks the same. */
  public String command() {
    String verb = question == Question.VERIFY ? "gyre verify" : "gyre check";
    return Stream.of(Stream.of(verb), quoted(words), quoted(List.of(model.toString())))
        .flatMap(word -> word)
        .collect(Collectors.joining(" "));
  }

  /** Words as one would type them. */
  public static Stream<String> quoted(List<String> words) {
    return words.stream()
        .map(w -> w.matches("[\\w./:=,+@%-]+") ? w : "'" + w.replace("'", "'\\''") + "'");
  }
}
