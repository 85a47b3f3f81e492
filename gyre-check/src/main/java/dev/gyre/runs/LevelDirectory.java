package dev.gyre.runs;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Collection;
import java.util.List;

/**
 * Files that are written once and then only read. Where they are, and who else sees them, is the
 * directory's business; a name is a plain word.
 */
public interface LevelDirectory {
  /** The names of all files that are complete or being written. */
  List<String> list() throws IOException;

  /** A new file; its content counts when the stream has been closed. */
  OutputStream create(String name) throws IOException;

  /** Opens a file that is complete. */
  Input open(String name) throws IOException;

  /** Removes a file, which may be missing. */
  void delete(String name) throws IOException;

  /** Brings a file that is complete to the disk. */
  default void sync(String name) throws IOException {
    // Nothing survives anyway where there is no disk.
  }

  /** These files are needed after the end of the process, too. */
  default void retain(Collection<String> names) {
    // Nothing survives anyway where there is no disk.
  }

  /** These files are needed, and of what was there before nothing else. */
  default void retainOnly(Collection<String> names) {
    // There was nothing before.
  }

  /**
   * Writes a small file so that after a crash at any moment it is there as a whole or not at all,
   * and survives what happens afterwards. It replaces one of the same name.
   */
  void commit(String name, byte[] content) throws IOException;

  /** An open file. May be read by several threads. */
  interface Input extends Closeable {
    long length() throws IOException;

    /**
     * Reads bytes at a position.
     *
     * @throws java.io.EOFException if there are not so many
     */
    void read(long position, byte[] into, int count) throws IOException;
  }
}
