package dev.gyre.engine.graph;

import java.util.Arrays;

/** A state that can be looked up, with the process that is inside an atomic sequence. */
final class StateKey {
  private final int[] words;
  private final int controller;

  /**
   * @param words kept, not copied
   */
  StateKey(int[] words, int controller) {
    this.words = words;
    this.controller = controller;
  }

  static StateKey copy(int[] words, int length, int controller) {
    return new StateKey(Arrays.copyOf(words, length), controller);
  }

  int[] words() {
    return words;
  }

  int controller() {
    return controller;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof StateKey key
        && key.controller == controller
        && Arrays.equals(key.words, words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words) * 31 + controller;
  }
}
