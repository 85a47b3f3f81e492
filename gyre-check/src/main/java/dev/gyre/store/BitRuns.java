package dev.gyre.store;

import java.util.Arrays;

/**
 * Which bits of which word lie where in which leaf: runs of neighbouring bits that keep their
 * distance on the way. In words and leaves of 32 bits, a run is rotated into its place.
 */
final class BitRuns {
  private int[] word = new int[16];
  private int[] leaf = new int[16];

  /** The bits of the run, as they lie in the word. */
  private int[] bits = new int[16];

  /** How far to rotate the word to the right. */
  private int[] distance = new int[16];

  private int count;

  /** The first run of each word, and one more; runs are in the order of words, so of leaves. */
  private final int[] firstOfWord;

  private final int[] firstOfLeaf;

  /**
   * @param varying the bits of each word that matter
   * @param leafEnds where each leaf ends in the string of these bits
   */
  BitRuns(int[] varying, int[] leafEnds) {
    this.firstOfWord = new int[varying.length + 1];
    this.firstOfLeaf = new int[leafEnds.length + 1];
    int at = 0;
    int current = 0;
    int leafStart = 0;
    for (int i = 0; i < varying.length; i++) {
      firstOfWord[i] = count;
      int rest = varying[i];
      while (rest != 0) {
        while (at == leafEnds[current]) {
          leafStart = at;
          firstOfLeaf[++current] = count;
        }
        int low = Integer.numberOfTrailingZeros(rest);
        int length = Math.min(ones(rest >>> low), leafEnds[current] - at);
        int run = (length == Integer.SIZE ? -1 : (1 << length) - 1) << low;
        add(i, current, run, low - (at - leafStart));
        rest &= ~run;
        at += length;
      }
    }
    firstOfWord[varying.length] = count;
    Arrays.fill(firstOfLeaf, current + 1, leafEnds.length + 1, count);
  }

  /** How many of the lowest bits are ones without a gap. */
  private static int ones(int value) {
    return Integer.numberOfTrailingZeros(~value);
  }

  private void add(int inWord, int inLeaf, int run, int right) {
    if (count == word.length) {
      word = Arrays.copyOf(word, 2 * count);
      leaf = Arrays.copyOf(leaf, 2 * count);
      bits = Arrays.copyOf(bits, 2 * count);
      distance = Arrays.copyOf(distance, 2 * count);
    }
    word[count] = inWord;
    leaf[count] = inLeaf;
    bits[count] = run;
    distance[count++] = right;
  }

  int count() {
    return count;
  }

  int firstOfWord(int index) {
    return firstOfWord[index];
  }

  int endOfWord(int index) {
    return firstOfWord[index + 1];
  }

  int firstOfLeaf(int index) {
    return firstOfLeaf[index];
  }

  int endOfLeaf(int index) {
    return firstOfLeaf[index + 1];
  }

  int word(int run) {
    return word[run];
  }

  int leaf(int run) {
    return leaf[run];
  }

  /** The bits of the run, as they lie in the word. */
  int bits(int run) {
    return bits[run];
  }

  /** What a run contributes to its leaf if the word has this value. */
  int squeeze(int run, int value) {
    return Integer.rotateRight(value & bits[run], distance[run]);
  }

  /** What a run contributes to its word if the leaf has this value. */
  int spread(int run, int value) {
    return Integer.rotateLeft(value, distance[run]) & bits[run];
  }
}
