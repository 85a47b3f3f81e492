package dev.gyre.runs;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/** Where the blocks of a file are, what they should be, and with which record each begins. */
final class BlockIndex {
  /** What there is to know of a block beside its place: four numbers and a checksum. */
  private static final int NUMBERS = 5;

  private static final int LONGEST_RECORD = 1 << 24;

  private int count;
  private long[] offsets = new long[8];
  private int[] numbers = new int[8 * NUMBERS];
  private int[] firstStarts = new int[9];
  private long[] firsts = new long[8];
  private long records;

  /** Adds what a codec has just packed. */
  void add(long offset, BlockCodec codec, Block block) {
    makeRoom(block.length());
    offsets[count] = offset;
    int at = count * NUMBERS;
    numbers[at] = codec.packedLength();
    numbers[at + 1] = codec.plainLength();
    numbers[at + 2] = block.length();
    numbers[at + 3] = block.count();
    numbers[at + 4] =
        codec.checksum(
            count, codec.packedLength(), codec.plainLength(), block.length(), block.count());
    System.arraycopy(block.data(), 0, firsts, firstStarts[count], block.length());
    close(block.length(), block.count());
  }

  private void makeRoom(int recordLength) {
    if (count == offsets.length) {
      offsets = Arrays.copyOf(offsets, count * 2);
      numbers = Arrays.copyOf(numbers, count * 2 * NUMBERS);
      firstStarts = Arrays.copyOf(firstStarts, count * 2 + 1);
    }
    int end = firstStarts[count] + recordLength;
    if (end > firsts.length) {
      firsts = Arrays.copyOf(firsts, Math.max(end, firsts.length * 2));
    }
  }

  private void close(int recordLength, int recordCount) {
    firstStarts[count + 1] = firstStarts[count] + recordLength;
    records += recordCount;
    count++;
  }

  int blocks() {
    return count;
  }

  /** How many records there are in all blocks. */
  long records() {
    return records;
  }

  long offset(int block) {
    return offsets[block];
  }

  int packedLength(int block) {
    return numbers[block * NUMBERS];
  }

  int plainLength(int block) {
    return numbers[block * NUMBERS + 1];
  }

  int recordLength(int block) {
    return numbers[block * NUMBERS + 2];
  }

  int count(int block) {
    return numbers[block * NUMBERS + 3];
  }

  int checksum(int block) {
    return numbers[block * NUMBERS + 4];
  }

  int compareFirst(int block, long[] record, int at, int length) {
    return Records.compare(firsts, firstStarts[block], recordLength(block), record, at, length);
  }

  long memoryBytes() {
    return offsets.length * 8L + numbers.length * 4L + firstStarts.length * 4L + firsts.length * 8L;
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(count);
    for (int i = 0; i < count; i++) {
      out.writeLong(offsets[i]);
      for (int j = 0; j < NUMBERS; j++) {
        out.writeInt(numbers[i * NUMBERS + j]);
      }
      for (int j = firstStarts[i]; j < firstStarts[i + 1]; j++) {
        out.writeLong(firsts[j]);
      }
    }
  }

  static BlockIndex read(DataInput in) throws IOException {
    BlockIndex index = new BlockIndex();
    int count = in.readInt();
    for (int i = 0; i < count; i++) {
      long offset = in.readLong();
      int[] numbers = new int[NUMBERS];
      for (int j = 0; j < NUMBERS; j++) {
        numbers[j] = in.readInt();
      }
      index.read(in, offset, numbers);
    }
    return index;
  }

  private void read(DataInput in, long offset, int[] of) throws IOException {
    int length = of[2];
    boolean isPossible =
        of[0] >= 0
            && of[0] <= of[1]
            && length > 0
            && length <= LONGEST_RECORD
            && of[3] > 0
            && of[3] <= Block.capacity(length)
            && of[1] <= of[3] * (long) (8 * length + 1);
    if (!isPossible) {
      throw new DamagedRunException("the index speaks of a block that cannot be");
    }
    makeRoom(length);
    offsets[count] = offset;
    System.arraycopy(of, 0, numbers, count * NUMBERS, NUMBERS);
    for (int j = 0; j < length; j++) {
      firsts[firstStarts[count] + j] = in.readLong();
    }
    close(length, of[3]);
  }
}
