package dev.gyre.runs;

/** What one thread needs to read blocks: a place for one of them, and its tools. */
public final class BlockReader implements AutoCloseable {
  private final BlockCodec codec = new BlockCodec();
  private final Block block = new Block();

  BlockCodec codec() {
    return codec;
  }

  /** Where a block goes that is unpacked. */
  Block block() {
    return block;
  }

  @Override
  public void close() {
    codec.close();
  }
}
