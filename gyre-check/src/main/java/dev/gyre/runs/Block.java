package dev.gyre.runs;

import java.util.Arrays;

/** Some records of equal length, sorted. */
public final class Block {
  /** What a block may hold at most, so that one that is looked into costs little. */
  static final int MOST_RECORDS = 1 << 12;

  static final int MOST_WORDS = 1 << 14;

  private long[] data;
  private int length;
  private int count;

  /** A block without records. */
  public Block() {
    this.data = new long[0];
    this.length = 1;
  }

  /**
   * @param data the records, sorted; belongs to the block from now on
   * @param length how many words each has
   * @param count how many there are
   */
  public Block(long[] data, int length, int count) {
    this.data = data;
    this.length = length;
    this.count = count;
  }

  /** How many records of a length a block may hold. */
  static int capacity(int length) {
    return Math.max(1, Math.min(MOST_RECORDS, MOST_WORDS / length));
  }

  /** Makes room for other records; what they are is undefined. */
  void resize(int recordLength, int records) {
    length = recordLength;
    count = records;
    int needed = Math.multiplyExact(recordLength, records);
    if (data.length < needed) {
      data = new long[needed];
    }
  }

  /** The records, one after the other; not to be changed. */
  public long[] data() {
    return data;
  }

  /** How many words each record has. */
  public int length() {
    return length;
  }

  public int count() {
    return count;
  }

  /** Where a record starts. */
  public int at(int index) {
    return index * length;
  }

  int compare(int index, long[] record, int at, int recordLength) {
    return Records.compare(data, at(index), length, record, at, recordLength);
  }

  Block copy() {
    return new Block(Arrays.copyOf(data, length * count), length, count);
  }

  long memoryBytes() {
    return 32 + (long) data.length * Long.BYTES;
  }
}
