package dev.gyre.runs;

/**
 * Records in order, each once, in blocks. Blocks may be read by several threads at the same time,
 * each with a reader of its own.
 */
public interface Run {
  /** How many records there are. */
  long size();

  int blocks();

  /** How many records a block has. */
  int count(int block);

  /**
   * A block; valid until the reader is used again, not to be changed.
   *
   * @throws RunsException if it cannot be read, or is not what was written
   */
  Block read(int block, BlockReader reader);

  /** Compares the first record of a block with another record. */
  int compareFirst(int block, long[] record, int at, int length);

  /** Whether nothing has to be read. */
  boolean isInMemory();

  /** Gives back what open files need; they are opened again when somebody reads. */
  void release();

  /** What the run itself holds in memory. */
  long memoryBytes();
}
