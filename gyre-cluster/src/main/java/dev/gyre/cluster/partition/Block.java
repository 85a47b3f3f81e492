package dev.gyre.cluster.partition;

import dev.gyre.cluster.record.PartitionRound;
import dev.gyre.cluster.record.RecordFormat;
import java.util.Arrays;

/** What the first byte of a block says. */
final class Block {
  /** States follow. */
  static final byte STATES = 0;

  /** What a partition has done follows. */
  static final byte OWN = 1;

  private Block() {}

  static byte[] of(PartitionRound first) {
    byte[] record = RecordFormat.write(first);
    byte[] block = new byte[record.length + 1];
    block[0] = OWN;
    System.arraycopy(record, 0, block, 1, record.length);
    return block;
  }

  static PartitionRound own(byte[] block) {
    return RecordFormat.read(Arrays.copyOfRange(block, 1, block.length), PartitionRound.class);
  }
}
