package dev.gyre.runs;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * States of one length, of which some bits vary and the others are known. Neighbouring bits that
 * vary form a stretch, which is moved as a whole.
 */
final class StateShape {
  private static final int MOST_WORDS = 1 << 20;

  private final int[] base;
  private final int[] varying;
  private final int bits;
  private final int[] word;
  private final int[] shift;
  private final int[] width;

  /**
   * @param base what the bits that do not vary are
   * @param varying the bits that vary
   */
  StateShape(int[] base, int[] varying) {
    this.varying = varying.clone();
    this.base = base.clone();
    int all = 0;
    int stretches = 0;
    for (int i = 0; i < base.length; i++) {
      this.base[i] &= ~varying[i];
      all += Integer.bitCount(varying[i]);
      stretches += Integer.bitCount(varying[i] & ~(varying[i] << 1));
    }
    this.bits = all;
    this.word = new int[stretches];
    this.shift = new int[stretches];
    this.width = new int[stretches];
    int next = 0;
    for (int i = 0; i < base.length; i++) {
      next = addStretches(i, next);
    }
  }

  private int addStretches(int index, int first) {
    int next = first;
    int rest = varying[index];
    while (rest != 0) {
      int low = Integer.numberOfTrailingZeros(rest);
      int length = Integer.numberOfTrailingZeros(~(rest >>> low));
      int ones = Math.min(length, Integer.SIZE - low);
      word[next] = index;
      shift[next] = low;
      width[next++] = ones;
      rest = ones == Integer.SIZE ? 0 : rest & ~(((1 << ones) - 1) << low);
    }
    return next;
  }

  int length() {
    return base.length;
  }

  /** How many bits of a state vary. */
  int bits() {
    return bits;
  }

  int base(int index) {
    return base[index];
  }

  int varying(int index) {
    return varying[index];
  }

  /** Whether a state of this length has the known bits. */
  boolean fits(int[] words, int start) {
    int outside = 0;
    for (int i = 0; i < base.length; i++) {
      outside |= (words[start + i] & ~varying[i]) ^ base[i];
    }
    return outside == 0;
  }

  /** Writes the bits that vary. */
  void squeeze(int[] words, int start, BitWriter out) {
    for (int i = 0; i < word.length; i++) {
      out.add((words[start + word[i]] >>> shift[i]) & (-1 >>> (Integer.SIZE - width[i])), width[i]);
    }
  }

  /** Makes a state of the bits that vary. */
  void expand(BitReader in, int[] words) {
    System.arraycopy(base, 0, words, 0, base.length);
    for (int i = 0; i < word.length; i++) {
      words[word[i]] |= in.take(width[i]) << shift[i];
    }
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(base.length);
    for (int i = 0; i < base.length; i++) {
      out.writeInt(base[i]);
      out.writeInt(varying[i]);
    }
  }

  static StateShape read(DataInput in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > MOST_WORDS) {
      throw new DamagedRunException("states of " + length + " words");
    }
    int[] base = new int[length];
    int[] varying = new int[length];
    for (int i = 0; i < length; i++) {
      base[i] = in.readInt();
      varying[i] = in.readInt();
    }
    return new StateShape(base, varying);
  }
}
