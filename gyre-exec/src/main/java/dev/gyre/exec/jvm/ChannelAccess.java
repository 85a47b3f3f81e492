package dev.gyre.exec.jvm;

import dev.gyre.ir.ValueType;
import dev.gyre.system.ChannelShape;
import dev.gyre.system.Slot;

/** The shape of a channel as plain numbers, for code that runs once per step. */
final class ChannelAccess {
  final int capacity;
  final int fieldCount;
  private final int lengthWord;
  private final int lengthShift;
  private final int lengthMask;
  private final int[] word;
  private final int[] shift;
  private final int[] logBits;
  private final int[] logPerWord;
  private final int[] unused;
  private final boolean[] signed;

  /** Whether the elements of a field lie in one word, and which bits of it they take, shifted. */
  private final boolean[] oneWord;

  private final long[] fieldMask;

  ChannelAccess(ChannelShape shape) {
    capacity = shape.type().capacity();
    fieldCount = shape.type().fields().size();
    Slot length = shape.length();
    lengthWord = length == null ? 0 : length.word();
    lengthShift = length == null ? 0 : length.shift();
    lengthMask = length == null ? 0 : (1 << length.bits()) - 1;
    word = new int[fieldCount];
    shift = new int[fieldCount];
    logBits = new int[fieldCount];
    logPerWord = new int[fieldCount];
    unused = new int[fieldCount];
    signed = new boolean[fieldCount];
    oneWord = new boolean[fieldCount];
    fieldMask = new long[fieldCount];
    for (int f = 0; f < fieldCount; f++) {
      ValueType type = shape.type().fields().get(f);
      unused[f] = 32 - type.bits();
      signed[f] = type.sign() == ValueType.Sign.SIGNED;
      if (capacity > 0) {
        Slot slot = shape.fields().get(f);
        word[f] = slot.word();
        shift[f] = slot.shift();
        logBits[f] = log(slot.bits());
        // An array in one word has any length; its elements are all in the word with index 0.
        oneWord[f] = slot.perWord() >= capacity;
        logPerWord[f] = oneWord[f] ? 31 : log(slot.perWord());
        fieldMask[f] = (1L << Math.min(32, capacity * slot.bits())) - 1;
      }
    }
  }

  private static int log(int powerOfTwo) {
    return 31 - Integer.numberOfLeadingZeros(powerOfTwo);
  }

  boolean isRendezvous() {
    return capacity == 0;
  }

  int length(int[] w, int base) {
    return (w[base + lengthWord] >>> lengthShift) & lengthMask;
  }

  void setLength(int[] w, int base, int length) {
    int at = base + lengthWord;
    w[at] = (w[at] & ~(lengthMask << lengthShift)) | (length << lengthShift);
  }

  /** What is left of a value in field {@code f}. */
  int cut(int f, int value) {
    int free = unused[f];
    return signed[f] ? (value << free) >> free : (value << free) >>> free;
  }

  int get(int[] w, int base, int message, int f) {
    int at = base + word[f] + (message >>> logPerWord[f]);
    int low = shift[f] + ((message & ((1 << logPerWord[f]) - 1)) << logBits[f]);
    return cut(f, w[at] >>> low);
  }

  void set(int[] w, int base, int message, int f, int value) {
    int at = base + word[f] + (message >>> logPerWord[f]);
    int low = shift[f] + ((message & ((1 << logPerWord[f]) - 1)) << logBits[f]);
    int mask = -1 >>> unused[f];
    w[at] = (w[at] & ~(mask << low)) | ((value & mask) << low);
  }

  /** Takes a message out; what is behind the last one is zero. */
  void remove(int[] w, int base, int message) {
    int last = length(w, base) - 1;
    for (int f = 0; f < fieldCount; f++) {
      if (oneWord[f]) {
        long all = allOf(w, base, f);
        long kept = all & ((1L << (message << logBits[f])) - 1);
        long moved = all >>> ((message + 1) << logBits[f]) << (message << logBits[f]);
        setAllOf(w, base, f, kept | moved);
      } else {
        for (int i = message; i < last; i++) {
          set(w, base, i, f, get(w, base, i + 1, f));
        }
        set(w, base, last, f, 0);
      }
    }
    setLength(w, base, last);
  }

  /** Puts a message in at a position. */
  void insert(int[] w, int base, int position, int[] message) {
    int length = length(w, base);
    for (int f = 0; f < fieldCount; f++) {
      if (oneWord[f] && position < length) {
        long all = allOf(w, base, f);
        long kept = all & ((1L << (position << logBits[f])) - 1);
        long moved = all >>> (position << logBits[f]) << ((position + 1) << logBits[f]);
        setAllOf(w, base, f, kept | moved);
      } else {
        for (int i = length; i > position; i--) {
          set(w, base, i, f, get(w, base, i - 1, f));
        }
      }
      set(w, base, position, f, message[f]);
    }
    setLength(w, base, length + 1);
  }

  /** All elements of a field that fits into one word; there is room to shift them. */
  private long allOf(int[] w, int base, int f) {
    return (w[base + word[f]] >>> shift[f]) & fieldMask[f];
  }

  private void setAllOf(int[] w, int base, int f, long all) {
    int at = base + word[f];
    int mask = (int) fieldMask[f] << shift[f];
    w[at] = (w[at] & ~mask) | (((int) all << shift[f]) & mask);
  }

  /** In front of the first greater message. */
  int sortedPosition(int[] w, int base, int[] message) {
    int length = length(w, base);
    for (int i = 0; i < length; i++) {
      int order = compare(w, base, i, message);
      if (order > 0) {
        return i;
      }
    }
    return length;
  }

  private int compare(int[] w, int base, int i, int[] message) {
    for (int f = 0; f < fieldCount; f++) {
      int order = Integer.compare(get(w, base, i, f), message[f]);
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }
}
