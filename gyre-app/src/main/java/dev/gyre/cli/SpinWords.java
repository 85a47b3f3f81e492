package dev.gyre.cli;

import dev.gyre.cli.spin.SpinDefinitions;
import dev.gyre.cli.spin.SpinVocabulary;
import java.util.Optional;

/** Options and definitions that people know from Spin, and what to use instead. */
final class SpinWords {
  private static final String PAGE = " (docs/from-spin.md has all of them)";

  private SpinWords() {}

  /** What to say about an option that is none of ours; empty if it is none of Spin's either. */
  static Optional<String> ofOption(String word) {
    return SpinVocabulary.advice(word)
        .map(advice -> "'" + word + "' is an option of Spin: " + advice + PAGE);
  }

  /** What to use instead of a definition for Spin's verifier; empty if it is none. */
  static Optional<String> ofDefinition(String name) {
    return SpinDefinitions.advice(name)
        .map(advice -> "'-D" + name + "' is a definition for Spin's verifier: " + advice + PAGE);
  }
}
