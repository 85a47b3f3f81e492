package dev.gyre.audit;

import java.util.Arrays;
import java.util.List;

/** The words of a state as a value. */
final class StateWords {
  private StateWords() {}

  static List<Integer> of(int[] words) {
    return Arrays.stream(words).boxed().toList();
  }
}
