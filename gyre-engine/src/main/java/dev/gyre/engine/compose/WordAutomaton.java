package dev.gyre.engine.compose;

import java.util.Arrays;
import java.util.List;

/**
 * A deterministic automaton over letters by their numbers whose language has with each word all its
 * prefixes. State 0 is the first one.
 */
final class WordAutomaton {
  /** In the place of a state: the word is not in the language. */
  static final int REFUSED = -1;

  private final int[][] next;

  /**
   * @param next for each state and letter the next state, or {@link #REFUSED}
   */
  WordAutomaton(int[][] next) {
    this.next = next;
  }

  /** Where a letter leads. */
  int after(int state, int letter) {
    return next[state][letter];
  }

  /** The automaton that admits everything. */
  static WordAutomaton all(int letters) {
    return new WordAutomaton(new int[][] {new int[letters]});
  }

  /** The automaton that admits one word and its prefixes. */
  static WordAutomaton only(List<Integer> word, int letters) {
    int[][] next = new int[word.size() + 1][letters];
    for (int i = 0; i <= word.size(); i++) {
      Arrays.fill(next[i], REFUSED);
      if (i < word.size()) {
        next[i][word.get(i)] = i + 1;
      }
    }
    return new WordAutomaton(next);
  }

  int size() {
    return next.length;
  }
}
