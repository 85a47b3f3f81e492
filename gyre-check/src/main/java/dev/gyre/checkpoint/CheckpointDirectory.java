package dev.gyre.checkpoint;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The checkpoints of one check, numbered, in a directory that nobody else writes to at the same
 * time.
 *
 * <p>Invariant: whatever happens at any moment, a file with the name of a checkpoint was written
 * completely, and the one before it is still there. So a new one is written under another name,
 * brought to the disk, renamed, and only then an old one deleted.
 */
public final class CheckpointDirectory implements Closeable {
  /** If the last one turns out to be damaged there is another. */
  private static final int KEPT = 2;

  /** With as many digits as a number can have that is counted up from here. */
  private static final Pattern NAME = Pattern.compile("checkpoint-(\\d{6,9})\\.gyre");

  private static final String UNFINISHED = ".unfinished";

  private final Path directory;
  private final FileChannel lockFile;
  private final FileLock lock;

  private CheckpointDirectory(Path directory, FileChannel lockFile, FileLock lock) {
    this.directory = directory;
    this.lockFile = lockFile;
    this.lock = lock;
  }

  /**
   * Takes a directory for a check; it is made if there is none.
   *
   * @throws IOException if that is not possible; the message says why
   */
  public static CheckpointDirectory take(Path directory) throws IOException {
    Files.createDirectories(directory);
    FileChannel file =
        FileChannel.open(
            directory.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    FileLock lock = tryLock(file);
    if (lock == null) {
      file.close();
      throw new IOException("another run of gyre uses it at this moment");
    }
    return new CheckpointDirectory(directory, file, lock);
  }

  private static FileLock tryLock(FileChannel file) throws IOException {
    try {
      return file.tryLock();
    } catch (OverlappingFileLockException e) {
      return null; // by another check of this very process
    }
  }

  /** Whether a run uses a directory at this moment. */
  public static boolean isInUse(Path directory) throws IOException {
    Path file = directory.resolve("lock");
    if (!Files.exists(file)) {
      return false;
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        FileLock lock = tryLock(channel)) {
      return lock == null;
    }
  }

  public Path path() {
    return directory;
  }

  /** One file. */
  public record Entry(Path file, int number) {
    /**
     * @throws DamagedCheckpointException if it is not what was written, or cannot be read
     */
    public CheckpointInput open() {
      return CheckpointFile.open(file);
    }
  }

  /** What is there, the newest first. */
  public List<Entry> entries() throws IOException {
    return entries(directory);
  }

  /** What is in a directory that somebody else may be using, the newest first. */
  public static List<Entry> entries(Path directory) throws IOException {
    List<Entry> entries = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
      for (Path file : files) {
        Matcher name = NAME.matcher(file.getFileName().toString());
        if (name.matches()) {
          entries.add(new Entry(file, Integer.parseInt(name.group(1))));
        }
      }
    }
    entries.sort(Comparator.comparingInt(Entry::number).reversed());
    return entries;
  }

  /**
   * Adds a checkpoint. Those that are not needed any more go.
   *
   * @param pinned what is needed, however old
   */
  public Path add(Consumer<CheckpointOutput> content, Collection<Path> pinned) throws IOException {
    List<Entry> before = entries();
    int number = before.isEmpty() ? 1 : before.get(0).number() + 1;
    Path file = directory.resolve(String.format("checkpoint-%06d.gyre", number));
    Path unfinished = directory.resolve(file.getFileName() + UNFINISHED);
    try {
      CheckpointFile.write(unfinished, content);
      Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
      sync();
      for (Entry old : before.subList(Math.min(KEPT - 1, before.size()), before.size())) {
        if (!pinned.contains(old.file())) {
          Files.deleteIfExists(old.file());
        }
      }
      return file;
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }

  /** Takes a checkpoint away. */
  public void remove(Entry entry) throws IOException {
    Files.deleteIfExists(entry.file());
  }

  /** Brings the new name to the disk; where that is not possible the system does it in time. */
  private void sync() {
    try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      // Windows does not open directories; the file itself is on the disk already.
      return;
    }
  }

  @Override
  public void close() throws IOException {
    lock.release();
    lockFile.close();
  }
}
