package dev.gyre.checkpoint;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/**
 * Writes numbers and text to a stream, and at its end a checksum of all of it. For one thread.
 *
 * <p>Failures of the stream come as {@link UncheckedIOException}: what is saved need not know where
 * it goes.
 */
public final class CheckpointOutput {
  private static final int BUFFER = 1 << 16;

  private final OutputStream out;
  private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
  private final CRC32C checksum = new CRC32C();

  public CheckpointOutput(OutputStream out) {
    this.out = out;
  }

  public void writeInt(int value) {
    room(Integer.BYTES).putInt(value);
  }

  public void writeLong(long value) {
    room(Long.BYTES).putLong(value);
  }

  public void writeBoolean(boolean value) {
    writeInt(value ? 1 : 0);
  }

  public void writeText(String text) {
    writeBytes(text.getBytes(StandardCharsets.UTF_8));
  }

  public void writeBytes(byte[] bytes) {
    writeInt(bytes.length);
    for (int from = 0; from < bytes.length; ) {
      int part = Math.min(room(1).remaining(), bytes.length - from);
      buffer.put(bytes, from, part);
      from += part;
    }
  }

  /** Some elements of an array; how many is for the reader to know. */
  public void writeLongs(long[] values, int count) {
    for (int i = 0; i < count; i++) {
      writeLong(values[i]);
    }
  }

  /** Some elements of an array; how many is for the reader to know. */
  public void writeInts(int[] values, int count) {
    for (int i = 0; i < count; i++) {
      writeInt(values[i]);
    }
  }

  /** An array and its length. */
  public void writeArray(long[] values) {
    writeInt(values.length);
    writeLongs(values, values.length);
  }

  /** An array and its length. */
  public void writeArray(int[] values) {
    writeInt(values.length);
    writeInts(values, values.length);
  }

  /** Writes the checksum; nothing may follow. */
  public void finish() {
    drain();
    buffer.putLong(checksum.getValue());
    drain();
    try {
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private ByteBuffer room(int bytes) {
    if (buffer.remaining() < bytes) {
      drain();
    }
    return buffer;
  }

  private void drain() {
    checksum.update(buffer.array(), 0, buffer.position());
    try {
      out.write(buffer.array(), 0, buffer.position());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    buffer.clear();
  }
}
