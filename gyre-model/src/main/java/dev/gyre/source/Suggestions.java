package dev.gyre.source;

import java.util.Optional;

/** Finds the name the user may have meant. */
public final class Suggestions {
  private Suggestions() {}

  /**
   * The candidate nearest to {@code name}, if one is near enough to be a slip of the hand. Names of
   * one letter are all near to each other, so they say nothing.
   */
  public static Optional<String> nearest(String name, Iterable<String> candidates) {
    int limit = Math.max(1, name.length() / 3);
    String best = null;
    for (String candidate : candidates) {
      if (name.length() < 2 || candidate.length() < 2) {
        continue;
      }
      int distance = distance(name, candidate, limit + 1);
      if (distance <= limit && !candidate.equals(name)) {
        limit = distance - 1;
        best = candidate;
      }
    }
    return Optional.ofNullable(best);
  }

  /** The edit distance with swaps of neighbours, or {@code cap} if it is at least that. */
  private static int distance(String a, String b, int cap) {
    if (Math.abs(a.length() - b.length()) >= cap) {
      return cap;
    }
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      d[i][0] = i;
    }
    for (int j = 0; j <= b.length(); j++) {
      d[0][j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      for (int j = 1; j <= b.length(); j++) {
        int change =
            Character.toLowerCase(a.charAt(i - 1)) == Character.toLowerCase(b.charAt(j - 1))
                ? 0
                : 1;
        d[i][j] = Math.min(d[i - 1][j - 1] + change, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
        }
      }
    }
    return Math.min(cap, d[a.length()][b.length()]);
  }
}
