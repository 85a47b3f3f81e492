package dev.gyre.checkpoint;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Reads what a {@link CheckpointOutput} has written. The checksum is for whoever opens a file to
 * look at first, see {@link CheckpointFile}; what is read here is taken for what was written, and
 * only lengths are looked at, so that no mistake asks for all memory there is.
 */
public final class CheckpointInput implements Closeable {
  private static final int BUFFER = 1 << 16;

  private final InputStream in;
  private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER).limit(0);

  /** No more bytes than this can follow. */
  private final long size;

  /**
   * @param size how many bytes there are at most
   */
  public CheckpointInput(InputStream in, long size) {
    this.in = in;
    this.size = size;
  }

  public int readInt() {
    return filled(Integer.BYTES).getInt();
  }

  public long readLong() {
    return filled(Long.BYTES).getLong();
  }

  public boolean readBoolean() {
    return readInt() != 0;
  }

  public String readText() {
    return new String(readBytes(), StandardCharsets.UTF_8);
  }

  public byte[] readBytes() {
    byte[] bytes = new byte[readCount(1)];
    for (int from = 0; from < bytes.length; ) {
      int part = Math.min(filled(1).remaining(), bytes.length - from);
      buffer.get(bytes, from, part);
      from += part;
    }
    return bytes;
  }

  /**
   * A number of elements that follow.
   *
   * @param bytesEach how many bytes each takes at least
   */
  public int readCount(int bytesEach) {
    int count = readInt();
    if (count < 0 || (long) count * bytesEach > size) {
      throw new DamagedCheckpointException(count + " elements do not fit into the file");
    }
    return count;
  }

  public void readLongs(long[] into, int count) {
    for (int i = 0; i < count; i++) {
      into[i] = readLong();
    }
  }

  public void readInts(int[] into, int count) {
    for (int i = 0; i < count; i++) {
      into[i] = readInt();
    }
  }

  /** An array with its length. */
  public long[] readLongArray() {
    long[] values = new long[readCount(Long.BYTES)];
    readLongs(values, values.length);
    return values;
  }

  /** An array with its length. */
  public int[] readIntArray() {
    int[] values = new int[readCount(Integer.BYTES)];
    readInts(values, values.length);
    return values;
  }

  private ByteBuffer filled(int bytes) {
    if (buffer.remaining() < bytes) {
      fill(bytes);
    }
    return buffer;
  }

  private void fill(int bytes) {
    buffer.compact();
    try {
      while (buffer.position() < bytes) {
        int count = in.read(buffer.array(), buffer.position(), buffer.remaining());
        if (count < 0) {
          throw new EOFException();
        }
        buffer.position(buffer.position() + count);
      }
    } catch (EOFException e) {
      throw new DamagedCheckpointException("the file ends too soon");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      buffer.flip();
    }
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
