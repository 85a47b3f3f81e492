package dev.gyre.runs;

/**
 * Sorts records of equal length in place, by one byte after the other from the first one that
 * differs (the American flag sort of McIlroy, Bostic and McIlroy, Engineering radix sort, 1993); a
 * few records by insertion.
 */
public final class RecordSort {
  private static final int FEW = 24;
  private static final int VALUES = 256;

  private final long[] data;
  private final int length;
  private final long[] held;

  private RecordSort(long[] data, int length) {
    this.data = data;
    this.length = length;
    this.held = new long[length];
  }

  /**
   * @param data the records, one after the other from the first word on
   * @param count how many there are
   * @param length the words of each
   */
  public static void sort(long[] data, int count, int length) {
    new RecordSort(data, length).sort(0, count, 0);
  }

  /** All records of the range are equal in the words before one. */
  private void sort(int from, int to, int firstWord) {
    if (to - from <= FEW) {
      insert(from, to, firstWord);
      return;
    }
    int word = firstWord;
    long difference = 0;
    while (word < length && (difference = difference(from, to, word)) == 0) {
      word++;
    }
    if (word == length) {
      return;
    }
    int shift = (Long.SIZE - 1 - Long.numberOfLeadingZeros(difference)) & ~7;
    int[] ends = new int[VALUES];
    int[] next = new int[VALUES];
    count(from, to, word, shift, next, ends);
    distribute(word, shift, next, ends);
    int start = from;
    for (int value = 0; value < VALUES; value++) {
      if (ends[value] - start > 1) {
        sort(start, ends[value], word);
      }
      start = ends[value];
    }
  }

  private long difference(int from, int to, int word) {
    long first = data[from * length + word];
    long difference = 0;
    for (int i = from + 1; i < to; i++) {
      difference |= data[i * length + word] ^ first;
    }
    return difference;
  }

  private int value(int record, int word, int shift) {
    return (int) (data[record * length + word] >>> shift) & (VALUES - 1);
  }

  private void count(int from, int to, int word, int shift, int[] starts, int[] ends) {
    for (int i = from; i < to; i++) {
      ends[value(i, word, shift)]++;
    }
    int at = from;
    for (int value = 0; value < VALUES; value++) {
      starts[value] = at;
      at += ends[value];
      ends[value] = at;
    }
  }

  private void distribute(int word, int shift, int[] next, int[] ends) {
    for (int value = 0; value < VALUES; value++) {
      while (next[value] < ends[value]) {
        int record = next[value];
        int home = value(record, word, shift);
        if (home == value) {
          next[value]++;
        } else {
          swap(record, next[home]++);
        }
      }
    }
  }

  private void swap(int one, int other) {
    int a = one * length;
    int b = other * length;
    for (int i = 0; i < length; i++) {
      long kept = data[a + i];
      data[a + i] = data[b + i];
      data[b + i] = kept;
    }
  }

  private void insert(int from, int to, int word) {
    for (int i = from + 1; i < to; i++) {
      int at = i * length;
      if (isOrdered(data, at - length, data, at, word)) {
        continue;
      }
      System.arraycopy(data, at, held, 0, length);
      int hole = i;
      while (hole > from && !isOrdered(data, (hole - 1) * length, held, 0, word)) {
        System.arraycopy(data, (hole - 1) * length, data, hole * length, length);
        hole--;
      }
      System.arraycopy(held, 0, data, hole * length, length);
    }
  }

  private boolean isOrdered(long[] one, int at, long[] other, int otherAt, int word) {
    for (int i = word; i < length; i++) {
      long a = one[at + i];
      long b = other[otherAt + i];
      if (a != b) {
        return a + Long.MIN_VALUE < b + Long.MIN_VALUE;
      }
    }
    return true;
  }
}
