package dev.gyre.store;

/**
 * A reversible scrambling of 64 bits in which every bit of the input changes about half of the
 * output. Because it is reversible, a table may keep the scrambled value instead of the original
 * and take the slot from its upper bits.
 */
final class Mixing {
  private static final long FIRST = 0xD6E8FEB86659FD93L;
  private static final long SECOND = 0xCA9B0C7EBA1DA115L;

  private Mixing() {}

  /** Zero goes to zero. */
  static long mix(long value) {
    long x = value ^ (value >>> 32);
    x *= FIRST;
    x ^= x >>> 29;
    x *= SECOND;
    return x ^ (x >>> 32);
  }
}
