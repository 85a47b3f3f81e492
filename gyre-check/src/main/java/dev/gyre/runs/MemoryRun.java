package dev.gyre.runs;

import java.util.List;

/** A run that is not worth a file. */
public final class MemoryRun implements Run {
  private final Block[] blocks;
  private final long size;

  /**
   * @param blocks in order
   */
  public MemoryRun(List<Block> blocks) {
    this.blocks = blocks.toArray(new Block[0]);
    this.size = blocks.stream().mapToLong(Block::count).sum();
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public int blocks() {
    return blocks.length;
  }

  @Override
  public int count(int block) {
    return blocks[block].count();
  }

  @Override
  public Block read(int block, BlockReader reader) {
    return blocks[block];
  }

  @Override
  public int compareFirst(int block, long[] record, int at, int length) {
    return blocks[block].compare(0, record, at, length);
  }

  @Override
  public boolean isInMemory() {
    return true;
  }

  @Override
  public void release() {
    // There is no file.
  }

  @Override
  public long memoryBytes() {
    long bytes = 0;
    for (Block block : blocks) {
      bytes += block.memoryBytes();
    }
    return bytes;
  }
}
