package dev.gyre.runs;

/** Reads what a {@link BitWriter} wrote. */
final class BitReader {
  private long[] words = {};
  private int next;
  private int end;
  private int used = Long.SIZE;
  private long current;

  void open(long[] data, int start, int count) {
    words = data;
    next = start;
    end = start + count;
    used = Long.SIZE;
  }

  /**
   * @param width from 1 to 32
   */
  int take(int width) {
    int room = Long.SIZE - used;
    if (width <= room) {
      int value = (int) ((current << used) >>> (Long.SIZE - width));
      used += width;
      return value;
    }
    long upper = room == 0 ? 0 : (current << used) >>> used;
    int rest = width - room;
    fetch();
    used = rest;
    return (int) ((upper << rest) | (current >>> (Long.SIZE - rest)));
  }

  /** Passes over bits, fewer than 64. */
  void skip(int width) {
    int room = Long.SIZE - used;
    if (width <= room) {
      used += width;
      return;
    }
    fetch();
    used = width - room;
  }

  private void fetch() {
    if (next == end) {
      throw new DamagedRunException("a record is too short");
    }
    current = words[next++];
  }
}
