package dev.gyre.runs;

/**
 * What holds for all records, which are stretches of 64-bit words: shorter ones come first, those
 * of equal length are compared as numbers without a sign, word by word.
 */
final class Records {
  private static final long FIRST = 0xD6E8FEB86659FD93L;
  private static final long SECOND = 0x9FB21C651E98DF25L;

  private Records() {}

  static int compare(long[] one, int at, int length, long[] other, int otherAt, int otherLength) {
    if (length != otherLength) {
      return length < otherLength ? -1 : 1;
    }
    for (int i = 0; i < length; i++) {
      long a = one[at + i];
      long b = other[otherAt + i];
      if (a != b) {
        return Long.compareUnsigned(a, b);
      }
    }
    return 0;
  }

  static int compare(long[] one, long[] other) {
    return compare(one, 0, one.length, other, 0, other.length);
  }

  /** How many words there are without zeros behind the last other one. */
  static int trimmed(long[] words, int at, int length) {
    int used = length;
    while (used > 0 && words[at + used - 1] == 0) {
      used--;
    }
    return used;
  }

  /** A number that depends on all bits of a record, and looks drawn at random. */
  static long hash(long[] words, int at, int length) {
    long h = FIRST + length;
    for (int i = at; i < at + length; i++) {
      h = (h ^ words[i]) * SECOND;
      h ^= h >>> 32;
      h *= FIRST;
      h ^= h >>> 29;
    }
    return h;
  }
}
