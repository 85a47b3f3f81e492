package dev.gyre.suite;

import dev.gyre.property.ViolationKind;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** The kinds of violations as suites name them: by their stable names, and the deadlock as such. */
public final class Kinds {
  private static final String DEADLOCK = "deadlock";

  private Kinds() {}

  public static Optional<ViolationKind> ofWord(String word) {
    return word.equals(DEADLOCK)
        ? Optional.of(ViolationKind.INVALID_END_STATE)
        : ViolationKind.ofSlug(word);
  }

  public static String word(ViolationKind kind) {
    return kind == ViolationKind.INVALID_END_STATE ? DEADLOCK : kind.slug();
  }

  /** All words, for messages. */
  public static String words() {
    return Arrays.stream(ViolationKind.values()).map(Kinds::word).collect(Collectors.joining(", "));
  }
}
