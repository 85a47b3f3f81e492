package dev.gyre.suite.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Texts as people type them. */
final class Words {
  private static final int CLOSE = 2;

  private Words() {}

  /**
   * The words of a command line, as a shell would hand them over; quotes keep blanks together.
   *
   * @throws IllegalArgumentException if a quote is not closed
   */
  static List<String> split(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean isOpen = false;
    char quote = 0;
    for (char c : line.toCharArray()) {
      if (quote != 0) {
        quote = c == quote ? 0 : quote;
        word.append(quote == 0 ? "" : c);
      } else if (c == '\'' || c == '"') {
        quote = c;
        isOpen = true;
      } else if (Character.isWhitespace(c)) {
        if (isOpen) {
          words.add(word.toString());
        }
        word.setLength(0);
        isOpen = false;
      } else {
        word.append(c);
        isOpen = true;
      }
    }
    if (quote != 0) {
      throw new IllegalArgumentException("the quote " + quote + " is not closed");
    }
    if (isOpen) {
      words.add(word.toString());
    }
    return words;
  }

  /** What was probably meant. */
  static Optional<String> closest(String word, Collection<String> known) {
    return known.stream()
        .filter(k -> distance(word, k) <= Math.min(CLOSE, k.length() / 2))
        .min(Comparator.comparingInt(k -> distance(word, k)));
  }

  /** Levenshtein's. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int above = row[j];
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(change, Math.min(above, row[j - 1]) + 1);
        diagonal = above;
      }
    }
    return row[b.length()];
  }
}
