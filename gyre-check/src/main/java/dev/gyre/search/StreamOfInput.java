package dev.gyre.search;

import dev.gyre.runs.LevelDirectory;
import java.io.IOException;
import java.io.InputStream;

/** A file from its beginning to its end. Whoever opened the file closes it. */
final class StreamOfInput extends InputStream {
  private final LevelDirectory.Input input;
  private final long length;
  private long position;

  StreamOfInput(LevelDirectory.Input input) throws IOException {
    this.input = input;
    this.length = input.length();
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] into, int from, int count) throws IOException {
    int part = (int) Math.min(count, length - position);
    if (part <= 0) {
      return count == 0 ? 0 : -1;
    }
    byte[] bytes = new byte[part];
    input.read(position, bytes, part);
    System.arraycopy(bytes, 0, into, from, part);
    position += part;
    return part;
  }
}
