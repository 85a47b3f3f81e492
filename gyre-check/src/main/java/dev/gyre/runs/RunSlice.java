package dev.gyre.runs;

/**
 * Some neighbouring blocks of a run.
 *
 * @param from the first block
 * @param blocks how many there are
 */
record RunSlice(Run whole, int from, int blocks, long size) implements Run {
  @Override
  public int count(int block) {
    return whole.count(from + block);
  }

  @Override
  public Block read(int block, BlockReader reader) {
    return whole.read(from + block, reader);
  }

  @Override
  public int compareFirst(int block, long[] record, int at, int length) {
    return whole.compareFirst(from + block, record, at, length);
  }

  @Override
  public boolean isInMemory() {
    return whole.isInMemory();
  }

  @Override
  public void release() {
    whole.release();
  }

  @Override
  public long memoryBytes() {
    return 0; // it belongs to the whole
  }
}
