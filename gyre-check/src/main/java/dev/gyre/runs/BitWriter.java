package dev.gyre.runs;

import java.util.Arrays;

/** A string of bits, the first one uppermost in the first word. */
final class BitWriter {
  private long[] words = new long[8];
  private int full;
  private long current;
  private int used;

  void clear() {
    full = 0;
    current = 0;
    used = 0;
  }

  /**
   * Appends the lower bits of a value whose other bits are zero.
   *
   * @param width from 1 to 32
   */
  void add(int value, int width) {
    long bits = value & 0xFFFFFFFFL;
    int room = Long.SIZE - used;
    if (width < room) {
      current |= bits << (room - width);
      used += width;
      return;
    }
    put(current | (bits >>> (width - room)));
    int rest = width - room;
    current = rest == 0 ? 0 : bits << (Long.SIZE - rest);
    used = rest;
  }

  /** Appends zeros, fewer than 64. */
  void pad(int zeros) {
    int room = Long.SIZE - used;
    if (zeros < room) {
      used += zeros;
      return;
    }
    put(current);
    current = 0;
    used = zeros - room;
  }

  private void put(long word) {
    if (full == words.length) {
      words = Arrays.copyOf(words, full * 2);
    }
    words[full++] = word;
  }

  /** Fills the last word with zeros; the result is the number of words. */
  int finish() {
    if (used > 0) {
      put(current);
      current = 0;
      used = 0;
    }
    return full;
  }

  /** What was written; valid until the next change. */
  long[] words() {
    return words;
  }
}
