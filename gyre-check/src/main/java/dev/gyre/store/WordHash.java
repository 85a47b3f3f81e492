package dev.gyre.store;

/**
 * A 64-bit hash of the words of a state. Two words at a time are mixed in by a multiplication,
 * which spreads low bits upwards, and a rotation, which brings high bits down again; the finish
 * lets every bit of the input change every bit of the result with a probability near one half.
 */
final class WordHash {
  private static final long START = 0x9E3779B97F4A7C15L;
  private static final long FACTOR = 0xD6E8FEB86659FD93L;

  private WordHash() {}

  static long hash(int[] words, int from, int length) {
    long h = START + length;
    int i = from;
    int end = from + length;
    for (; i + 1 < end; i += 2) {
      long pair = (words[i] & 0xFFFFFFFFL) | ((long) words[i + 1] << 32);
      h = Long.rotateLeft((h ^ pair) * FACTOR, 29);
    }
    if (i < end) {
      h = Long.rotateLeft((h ^ (words[i] & 0xFFFFFFFFL)) * FACTOR, 29);
    }
    h ^= h >>> 32;
    h *= FACTOR;
    h ^= h >>> 29;
    return h;
  }
}
