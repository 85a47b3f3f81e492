package dev.gyre.ltl;

import java.util.Random;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;

/**
 * An ultimately periodic word: some letters, of which those from {@code loop} on are repeated for
 * ever. A letter has a bit for each proposition that holds.
 */
final class Lasso {
  private final long[] letters;
  private final int loop;

  private Lasso(long[] letters, int loop) {
    this.letters = letters;
    this.loop = loop;
  }

  static Lasso random(Random random, int propositions) {
    long all = (1L << propositions) - 1;
    long[] letters =
        LongStream.generate(() -> random.nextLong() & all).limit(1 + random.nextInt(7)).toArray();
    return new Lasso(letters, random.nextInt(letters.length));
  }

  /** The word with every letter changed. */
  Lasso map(LongUnaryOperator change) {
    return new Lasso(LongStream.of(letters).map(change).toArray(), loop);
  }

  int length() {
    return letters.length;
  }

  long letter(int position) {
    return letters[position];
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
