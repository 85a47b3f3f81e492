package dev.gyre.system;

import dev.gyre.ir.ValueType;
import java.util.ArrayList;
import java.util.List;

/**
 * Packs variables into words, each into the first word with room for it. An array that fits into
 * one word is kept together there; a longer one starts on a word of its own, so that an element's
 * place can be computed from its index.
 */
final class BlockPacker {
  private static final int WORD_BITS = 32;

  private final List<Integer> used = new ArrayList<>();

  /** By number of bits, a word such that those before it have no room for so many, ever again. */
  private final int[] firstCandidate = new int[WORD_BITS + 1];

  /** How many words have been opened. */
  int words() {
    return used.size();
  }

  Slot scalar(ValueType type) {
    int bits = type.bits();
    int word = wordWithRoom(bits, 1);
    int shift = used.get(word);
    used.set(word, shift + bits);
    return new Slot(word, shift, bits, 1, type);
  }

  Slot array(ValueType type, int length) {
    int bits = powerOfTwo(type.bits());
    if ((long) bits * length <= WORD_BITS) {
      int word = wordWithRoom(bits * length, bits);
      int shift = align(used.get(word), bits);
      used.set(word, shift + bits * length);
      return new Slot(word, shift, bits, length, type);
    }
    int perWord = WORD_BITS / bits;
    int first = used.size();
    for (int left = length; left > 0; left -= perWord) {
      used.add(Math.min(left, perWord) * bits);
    }
    return new Slot(first, 0, bits, perWord, type);
  }

  private int wordWithRoom(int bits, int alignment) {
    while (firstCandidate[bits] < used.size()
        && used.get(firstCandidate[bits]) + bits > WORD_BITS) {
      firstCandidate[bits]++;
    }
    for (int word = firstCandidate[bits]; word < used.size(); word++) {
      if (align(used.get(word), alignment) + bits <= WORD_BITS) {
        return word;
      }
    }
    used.add(0);
    return used.size() - 1;
  }

  private static int align(int position, int alignment) {
    return (position + alignment - 1) / alignment * alignment;
  }

  private static int powerOfTwo(int bits) {
    int size = 1;
    while (size < bits) {
      size *= 2;
    }
    return size;
  }
}
