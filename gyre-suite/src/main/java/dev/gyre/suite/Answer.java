package dev.gyre.suite;

import dev.gyre.property.Verdict;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a case can come to. */
public enum Answer {
  HOLDS,
  VIOLATED,
  UNDECIDED,
  /** The model or the options are wrong. */
  ERROR,
  /** The model was read without errors, and nothing else was asked. */
  ACCEPTED;

  /** The word in suites and reports. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The answer with this word; {@code refused} is another word for {@code error}. */
  public static Optional<Answer> ofWord(String word) {
    if (word.equals("refused")) {
      return Optional.of(ERROR);
    }
    return Arrays.stream(values()).filter(answer -> answer.word().equals(word)).findFirst();
  }

  /** All words, for messages. */
  public static String words() {
    return Arrays.stream(values()).map(Answer::word).collect(Collectors.joining(", "));
  }

  static Answer of(Verdict verdict) {
    return switch (verdict) {
      case HOLDS -> HOLDS;
      case VIOLATED -> VIOLATED;
      case UNDECIDED -> UNDECIDED;
      case ERROR -> ERROR;
    };
  }
}
