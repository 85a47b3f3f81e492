package dev.gyre.checkpoint;

import java.io.BufferedInputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.zip.CRC32C;

/**
 * One checkpoint on disk: a mark, what was saved, and the checksum of both.
 *
 * <p>Plain streams, not channels: a check that is cancelled is interrupted, and a channel would be
 * closed by that in the middle of what is to be saved.
 */
final class CheckpointFile {
  /** The first bytes of a file, and with another format other ones. */
  private static final long MARK = 0x4759524543503031L; // GYRECP01

  private static final int CHECKSUM_BYTES = Long.BYTES;

  private CheckpointFile() {}

  /** Writes a file and waits until it is on the disk. */
  static void write(Path file, Consumer<CheckpointOutput> content) throws IOException {
    try (FileOutputStream stream = new FileOutputStream(file.toFile())) {
      CheckpointOutput out = new CheckpointOutput(stream);
      out.writeLong(MARK);
      content.accept(out);
      out.finish();
      stream.getFD().sync();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /**
   * Opens a file of which every byte is as it was written.
   *
   * @throws DamagedCheckpointException if it is not, or cannot be read to its end, as on a disk
   *     that begins to fail: then the one before it may still be good
   */
  static CheckpointInput open(Path file) {
    try {
      long size = Files.size(file);
      verify(file, size);
      CheckpointInput in = new CheckpointInput(new FileInputStream(file.toFile()), size);
      in.readLong();
      return in;
    } catch (IOException e) {
      throw new DamagedCheckpointException("it cannot be read: " + e.getMessage());
    }
  }

  private static void verify(Path file, long size) throws IOException {
    if (size < Long.BYTES + CHECKSUM_BYTES) {
      throw new DamagedCheckpointException("it is too short");
    }
    CRC32C checksum = new CRC32C();
    try (InputStream in = new BufferedInputStream(new FileInputStream(file.toFile()), 1 << 20)) {
      byte[] block = new byte[1 << 16];
      long left = size - CHECKSUM_BYTES;
      boolean isFirst = true;
      while (left > 0) {
        int count = in.readNBytes(block, 0, (int) Math.min(block.length, left));
        if (count == 0) {
          throw new DamagedCheckpointException("it ends too soon");
        }
        if (isFirst && ByteBuffer.wrap(block).getLong() != MARK) {
          throw new DamagedCheckpointException("it is no checkpoint of this format");
        }
        isFirst = false;
        checksum.update(block, 0, count);
        left -= count;
      }
      if (ByteBuffer.wrap(in.readNBytes(CHECKSUM_BYTES)).getLong() != checksum.getValue()) {
        throw new DamagedCheckpointException("its checksum is wrong");
      }
    }
  }
}
