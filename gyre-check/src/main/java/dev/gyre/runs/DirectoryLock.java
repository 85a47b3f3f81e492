package dev.gyre.runs;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** Keeps other processes, and other searches of this one, out of a directory. */
final class DirectoryLock implements AutoCloseable {
  static final String NAME = "gyre.lock";

  private final Path directory;
  private final FileChannel channel;
  private final FileLock lock;

  /**
   * @throws RunsException if somebody else has it
   */
  DirectoryLock(Path directory) throws IOException {
    this.directory = directory;
    this.channel =
        FileChannel.open(
            directory.resolve(NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      this.lock = locked();
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private FileLock locked() throws IOException {
    try {
      return Optional.ofNullable(channel.tryLock())
          .orElseThrow(
              () ->
                  new RunsException(
                      "the directory "
                          + directory
                          + " is in use by another run; name another one, or wait for its end"));
    } catch (OverlappingFileLockException e) {
      throw new RunsException(
          "the directory " + directory + " is in use by another search of this run", e);
    }
  }

  /** Removes the file of the lock, while it is locked. */
  void remove() throws IOException {
    Files.deleteIfExists(directory.resolve(NAME));
  }

  @Override
  public void close() throws IOException {
    lock.release();
    channel.close();
  }
}
