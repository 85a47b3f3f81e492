package dev.gyre.runs;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Records on their way from one machine to another: packed as in a {@link RunFile}, block by block,
 * each with its sizes and a checksum in front.
 */
public final class RunMessage {
  private static final int NUMBERS = 5;
  private static final int HEAD = NUMBERS * Integer.BYTES;

  private RunMessage() {}

  /** Puts records that come in order into messages. For one thread; to be closed. */
  public static final class Writer implements RecordSink, AutoCloseable {
    private final int mostBytes;
    private final byte first;
    private final Consumer<byte[]> messages;
    private final BlockCodec codec = new BlockCodec();
    private final Block block = new Block();
    private byte[] bytes = new byte[1 << 12];
    private int used;
    private int capacity;
    private int count;

    /**
     * @param mostBytes a message with more is ended
     * @param first the first byte of each message, for whoever has messages of several kinds
     * @param messages takes them
     */
    public Writer(int mostBytes, byte first, Consumer<byte[]> messages) {
      this.mostBytes = mostBytes;
      this.first = first;
      this.messages = messages;
    }

    @Override
    public void accept(long[] data, int at, int length) {
      if (count == capacity || length != block.length()) {
        endBlock();
        capacity = Block.capacity(length);
        block.resize(length, capacity);
      }
      System.arraycopy(data, at, block.data(), block.at(count++), length);
    }

    private void endBlock() {
      if (count == 0) {
        return;
      }
      block.resize(block.length(), count);
      codec.pack(block, RunWriter.Life.LONG);
      int packed = codec.packedLength();
      if (used == 0) {
        bytes[used++] = first;
      }
      if (bytes.length < used + HEAD + packed) {
        bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, used + HEAD + packed));
      }
      ByteBuffer.wrap(bytes, used, HEAD)
          .putInt(packed)
          .putInt(codec.plainLength())
          .putInt(block.length())
          .putInt(count)
          .putInt(codec.checksum(0, packed, codec.plainLength(), block.length(), count));
      System.arraycopy(codec.packed(), 0, bytes, used + HEAD, packed);
      used += HEAD + packed;
      count = 0;
      if (used > mostBytes) {
        endMessage();
      }
    }

    private void endMessage() {
      if (used > 0) {
        messages.accept(Arrays.copyOf(bytes, used));
        used = 0;
      }
    }

    /** Gives away what is left. */
    public void finish() {
      endBlock();
      endMessage();
    }

    @Override
    public void close() {
      codec.close();
    }
  }

  /**
   * Gives the records of a message to a sink.
   *
   * @throws DamagedRunException if it is not as it was written
   */
  public static void read(byte[] message, BlockReader reader, RecordSink sink) {
    int at = 1;
    while (at < message.length) {
      if (message.length - at < HEAD) {
        throw new DamagedRunException("a message is cut off");
      }
      ByteBuffer head = ByteBuffer.wrap(message, at, HEAD);
      int packed = head.getInt();
      at += HEAD;
      if (packed < 0 || packed > message.length - at) {
        throw new DamagedRunException("a message is cut off");
      }
      System.arraycopy(message, at, reader.codec().room(packed), 0, packed);
      readBlock(packed, head, reader, sink);
      at += packed;
    }
  }

  private static void readBlock(int packed, ByteBuffer head, BlockReader reader, RecordSink sink) {
    int plain = head.getInt();
    int length = head.getInt();
    int count = head.getInt();
    if (reader.codec().checksum(0, packed, plain, length, count) != head.getInt()) {
      throw new DamagedRunException("a message is damaged: its checksum is another");
    }
    Block block = reader.block();
    reader.codec().unpack(packed, plain, length, count, block);
    for (int i = 0; i < count; i++) {
      sink.accept(block.data(), block.at(i), length);
    }
  }
}
