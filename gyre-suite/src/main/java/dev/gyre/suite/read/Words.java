package dev.gyre.suite.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Texts as people type them. */
final class Words {
  private static final int CLOSE = 2;

  /** Quoted, plain, or a quote that nothing closes. */
  private static final Pattern PART = Pattern.compile("'[^']*'|\"[^\"]*\"|[^\\s'\"]+|['\"]");

  private static final Pattern WORD = Pattern.compile("(?:" + PART.pattern() + ")+");

  private Words() {}

  /**
   * The words of a command line, as a shell would hand them over; quotes keep blanks together.
   *
   * @throws IllegalArgumentException if a quote is not closed
   */
  static List<String> split(String line) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(line);
    while (word.find()) {
      words.add(unquoted(word.group()));
    }
    return words;
  }

  private static String unquoted(String word) {
    StringBuilder plain = new StringBuilder();
    Matcher part = PART.matcher(word);
    while (part.find()) {
      String text = part.group();
      char first = text.charAt(0);
      if (first != '\'' && first != '"') {
        plain.append(text);
      } else if (text.length() > 1) {
        plain.append(text, 1, text.length() - 1);
      } else {
        throw new IllegalArgumentException("the quote " + first + " is not closed");
      }
    }
    return plain.toString();
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
