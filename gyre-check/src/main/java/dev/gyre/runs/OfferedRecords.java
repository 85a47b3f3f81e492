package dev.gyre.runs;

import java.util.Arrays;

/** The records of some states, one behind the other, until all of them are looked at together. */
public final class OfferedRecords {
  private final StateCoder coder;
  private long[] data = new long[256];

  /** Where each record ends. */
  private int[] ends = new int[64];

  private int count;

  public OfferedRecords(StateCodec codec) {
    this.coder = codec.newCoder();
  }

  /**
   * Adds the record of a state.
   *
   * @param words the state, from the first word on
   * @param length how many words it has
   */
  public void add(int[] words, int length) {
    int recordLength = coder.encode(words, 0, length);
    int start = start(count);
    int end = start + recordLength;
    if (count == ends.length) {
      ends = Arrays.copyOf(ends, count * 2);
    }
    if (end > data.length) {
      data = Arrays.copyOf(data, end * 2);
    }
    System.arraycopy(coder.record(), 0, data, start, recordLength);
    ends[count++] = end;
  }

  /** What comes now takes the place of what was there, which stays readable until then. */
  public void restart() {
    count = 0;
  }

  public int count() {
    return count;
  }

  /** Has all records; not to be changed. */
  public long[] data() {
    return data;
  }

  /** Where a record starts. */
  public int start(int index) {
    return index == 0 ? 0 : ends[index - 1];
  }

  /** How many words a record has. */
  public int length(int index) {
    return ends[index] - start(index);
  }
}
