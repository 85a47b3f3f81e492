package dev.gyre.store;

/**
 * A reversible scrambling of 64 bits in which every bit of the input changes about half of the
 * output. Because it is reversible, a table may keep the scrambled value instead of the original
 * and take the slot from its upper bits.
 */
final class Mixing {
  private static final long FIRST = 0xD6E8FEB86659FD93L;
  private static final long SECOND = 0xCA9B0C7EBA1DA115L;

  private static final long THIRD = 0x9FB21C651E98DF25L;
  private static final long UNDO_FIRST = inverse(FIRST);
  private static final long UNDO_SECOND = inverse(SECOND);

  private Mixing() {}

  /** Zero goes to zero. */
  static long mix(long value) {
    long x = value ^ (value >>> 32);
    x *= FIRST;
    x ^= x >>> 29;
    x *= SECOND;
    return x ^ (x >>> 32);
  }

  /** What {@link #mix} has scrambled. */
  static long unmix(long scrambled) {
    long x = scrambled ^ (scrambled >>> 32);
    x *= UNDO_SECOND;
    x ^= x >>> 29 ^ x >>> 58;
    x *= UNDO_FIRST;
    return x ^ (x >>> 32);
  }

  /** The number that an odd one must be multiplied with to give 1 modulo 2^64, by Newton. */
  private static long inverse(long odd) {
    long x = odd;
    for (int correctBits = 3; correctBits < Long.SIZE; correctBits *= 2) {
      x *= 2 - odd * x;
    }
    return x;
  }

  /**
   * A second scrambling, of a value that is scrambled already, with other constants: the two look
   * independent.
   */
  static long again(long scrambled) {
    long x = (scrambled + THIRD) * SECOND;
    x ^= x >>> 31;
    x *= THIRD;
    return x ^ (x >>> 33);
  }

  /** Makes of any number one that changes every key, which is not negative, into another number. */
  static long seed(long number) {
    return mix(number) | Long.MIN_VALUE;
  }
}
