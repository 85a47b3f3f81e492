package dev.gyre.ltl;

import java.util.Random;

/**
 * An ultimately periodic word: the letters of {@code letters}, then those from {@code loop} on for
 * ever. A letter has a bit for each proposition that holds.
 */
record Lasso(long[] letters, int loop) {
  static Lasso random(Random random, int propositions) {
    long[] letters = new long[1 + random.nextInt(7)];
    for (int i = 0; i < letters.length; i++) {
      letters[i] = random.nextLong() & ((1L << propositions) - 1);
    }
    return new Lasso(letters, random.nextInt(letters.length));
  }

  int length() {
    return letters.length;
  }

  int next(int position) {
    return position + 1 < letters.length ? position + 1 : loop;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < letters.length; i++) {
      text.append(i == loop ? " (" : " ").append(Long.toBinaryString(letters[i]));
    }
    return text.append(")*").toString().strip();
  }
}
