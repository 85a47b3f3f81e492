package dev.gyre.system.fields;

/**
 * A cell of one element whose value stands for itself. It moves with the element, and tells
 * something about it.
 *
 * @param salt differs from that of columns that mean something else
 */
public record ValueField(BitField cell, long salt) {
  /** What the column tells about its element. */
  public long told(int[] state) {
    return mixed(salt + cell.value(state));
  }

  /** Spreads the bits of a number: the two halves of a product, folded. */
  public static long mixed(long value) {
    long z = value ^ 0x9e3779b97f4a7c15L;
    return Math.multiplyHigh(z, 0xbf58476d1ce4e5b9L) ^ (z * 0xbf58476d1ce4e5b9L);
  }
}
