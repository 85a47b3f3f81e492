package dev.gyre.runs;

import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;

/**
 * A file that is being read. Its position is shared, so one thread reads at a time; a thread that
 * is interrupted does not close it for the others, as it would with a channel.
 */
final class LocalInput implements LevelDirectory.Input {
  private final RandomAccessFile file;

  LocalInput(Path path) throws IOException {
    this.file = new RandomAccessFile(path.toFile(), "r");
  }

  @Override
  public long length() throws IOException {
    return file.length();
  }

  @Override
  public synchronized void read(long position, byte[] into, int count) throws IOException {
    if (position < 0 || position + count > file.length()) {
      throw new EOFException();
    }
    file.seek(position);
    file.readFully(into, 0, count);
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
