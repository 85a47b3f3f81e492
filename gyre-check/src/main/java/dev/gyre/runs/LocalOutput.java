package dev.gyre.runs;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;

/** A file that is being written, as far as there is room for it. */
final class LocalOutput extends OutputStream {
  /** With less than that left nothing more can be written, whatever the reason given. */
  private static final long LEAST_FREE = 1 << 16;

  private final Path path;
  private final DiskUse use;
  private final FileOutputStream out;

  LocalOutput(Path path, DiskUse use) throws IOException {
    this.path = path;
    this.use = use;
    this.out = new FileOutputStream(path.toFile());
  }

  @Override
  public void write(int one) throws IOException {
    write(new byte[] {(byte) one}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    use.take(length);
    try {
      out.write(bytes, from, length);
    } catch (IOException e) {
      if (path.toFile().getUsableSpace() < length + LEAST_FREE) {
        throw new NoRoomException("no space is left in the directory " + path.getParent());
      }
      throw e;
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
