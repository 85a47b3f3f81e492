package dev.gyre.system;

import dev.gyre.ir.ValueType;

/**
 * Where a variable sits inside a block of words: one or more elements of equal width, none of which
 * crosses a word boundary.
 *
 * @param word the first word, counted from the start of the block
 * @param shift the lowest bit of element 0 in that word
 * @param bits the width that an element takes up; the value may be narrower
 * @param perWord how many elements share a word; all of them, when the array fits into one word
 * @param type how values are stored
 */
public record Slot(int word, int shift, int bits, int perWord, ValueType type) {

  /** The value of a scalar in the block that starts at {@code base}; spares a division. */
  public int get(int[] words, int base) {
    int top = 32 - type.bits();
    int aligned = words[base + word] << (top - shift);
    return type.sign() == ValueType.Sign.SIGNED ? aligned >> top : aligned >>> top;
  }

  /** The value of element {@code index} in the block that starts at {@code base}. */
  public int get(int[] words, int base, int index) {
    int at = base + word + index / perWord;
    int low = shift + index % perWord * bits;
    int width = type.bits();
    int top = 32 - width;
    int aligned = words[at] << (top - low);
    return type.sign() == ValueType.Sign.SIGNED ? aligned >> top : aligned >>> top;
  }

  /** Stores what fits of {@code value}. */
  public void set(int[] words, int base, int index, int value) {
    int at = base + word + index / perWord;
    int low = shift + index % perWord * bits;
    int mask = type.bits() == 32 ? -1 : (1 << type.bits()) - 1;
    words[at] = (words[at] & ~(mask << low)) | ((value & mask) << low);
  }
}
