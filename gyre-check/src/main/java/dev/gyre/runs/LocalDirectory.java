package dev.gyre.runs;

import dev.gyre.system.CancelledException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * A directory of this machine that one process uses alone, as long as it lives: a file is locked
 * meanwhile. What the process writes there is removed at its end, however that comes; what a killed
 * one left is removed by the next one. Other files are left alone, and so are those that a check
 * can be gone on with.
 */
public final class LocalDirectory implements LevelDirectory, AutoCloseable {
  static final String PREFIX = "gyre-disk-";

  /** So much of the free space is used if no limit is given. */
  private static final double DEFAULT_SHARE = 0.9;

  private final Path path;
  private final boolean isOurs;
  private final DiskUse use;
  private final DirectoryFiles files;
  private final DirectoryLock lock;
  private final Thread hook = new Thread(this::clear, "gyre-clear");
  private final Optional<String> owner;
  private final Set<String> retained = new HashSet<>();
  private boolean isClosed;

  /** Whether it is known which of the files that were there are needed. */
  private boolean isSifted;

  private LocalDirectory(Path path, boolean isOurs, OptionalLong limit, Optional<String> owner)
      throws IOException {
    this.path = path;
    this.isOurs = isOurs;
    this.owner = owner;
    this.files = new DirectoryFiles(path);
    this.lock = new DirectoryLock(path);
    try {
      refuseWhatIsKept();
      if (owner.isEmpty()) {
        files.removeAllBut(Set.of());
      }
      long free = path.toFile().getUsableSpace();
      this.use = new DiskUse(limit.orElse((long) (free * DEFAULT_SHARE)));
      use.found(files.bytes());
      if (owner.isEmpty()) {
        Runtime.getRuntime().addShutdownHook(hook);
      }
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /** States of a check that can be gone on with are not lost to another one. */
  private void refuseWhatIsKept() throws IOException {
    Optional<String> keeper = files.keeper();
    if (keeper.isPresent() && !owner.equals(keeper)) {
      throw new RunsException(
          "the directory "
              + path
              + " has the states of a check that gyre resume "
              + keeper.get()
              + " goes on with; name another one, or delete both");
    }
  }

  /**
   * A directory, which is made if there is none.
   *
   * @param limit how many bytes it may hold; most of the free space if empty
   * @throws RunsException if it cannot be used
   */
  public static LocalDirectory at(Path path, OptionalLong limit) {
    return at(path, limit, Optional.empty());
  }

  /**
   * A directory whose files may outlive the process: what is there stays until somebody says what
   * of it is needed, and what is to be retained stays in the end.
   *
   * @param owner where it is written down what the files are; others keep away from them
   * @throws RunsException if it cannot be used, or has files of another owner
   */
  public static LocalDirectory kept(Path path, OptionalLong limit, String owner) {
    return at(path, limit, Optional.of(owner));
  }

  private static LocalDirectory at(Path path, OptionalLong limit, Optional<String> owner) {
    if (Files.exists(path) && !Files.isDirectory(path)) {
      throw new RunsException(path + " is no directory, so no states can be written there");
    }
    try {
      boolean isNew = owner.isPresent() || !Files.exists(path);
      Files.createDirectories(path);
      return new LocalDirectory(path, isNew, limit, owner);
    } catch (IOException e) {
      throw new RunsException("cannot write to the directory " + path + ": " + reason(e), e);
    }
  }

  /**
   * A new directory among the temporary files.
   *
   * @param limit how many bytes it may hold; most of the free space if empty
   * @throws RunsException if there can be none
   */
  public static LocalDirectory temporary(OptionalLong limit) {
    Path parent = Path.of(System.getProperty("java.io.tmpdir"));
    try {
      Leftovers.remove(parent);
      return new LocalDirectory(
          Files.createTempDirectory(parent, PREFIX), true, limit, Optional.empty());
    } catch (IOException e) {
      throw new RunsException("cannot write to the directory " + parent + ": " + reason(e), e);
    }
  }

  /** Removes a directory of states that nobody goes on with, unless somebody uses it. */
  public static void remove(Path path) {
    if (!Files.isDirectory(path)) {
      return;
    }
    try {
      new DirectoryFiles(path).removeMark();
      empty(path);
    } catch (IOException | RunsException e) {
      // What cannot be removed stays.
      return;
    }
  }

  /** Removes what is in a directory, unless somebody uses it. */
  static void empty(Path path) throws IOException {
    new LocalDirectory(path, true, OptionalLong.empty(), Optional.empty()).close();
  }

  private static String reason(IOException e) {
    String name = e.getClass().getSimpleName().replace("Exception", "");
    return e instanceof java.nio.file.FileSystemException f && f.getReason() != null
        ? f.getReason()
        : name + (e.getMessage() == null ? "" : " " + e.getMessage());
  }

  /** Where it is. */
  public Path path() {
    return path;
  }

  /** What it holds, and held. */
  public DiskUse use() {
    return use;
  }

  @Override
  public List<String> list() throws IOException {
    return files.list();
  }

  @Override
  public OutputStream create(String name) throws IOException {
    synchronized (this) {
      stopIfClosed();
      Files.createFile(path.resolve(name));
    }
    return new LocalOutput(path.resolve(name), use);
  }

  @Override
  public Input open(String name) throws IOException {
    synchronized (this) {
      stopIfClosed();
      return new LocalInput(path.resolve(name));
    }
  }

  /** Whoever still works when the process ends has been told to stop. */
  private void stopIfClosed() {
    if (isClosed) {
      throw new CancelledException();
    }
  }

  @Override
  public void delete(String name) throws IOException {
    Path file = path.resolve(name);
    long length = Files.exists(file) ? Files.size(file) : 0;
    if (Files.deleteIfExists(file)) {
      use.freed(length);
    }
  }

  @Override
  public void sync(String name) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(path.resolve(name).toFile(), "rw")) {
      file.getFD().sync();
    }
  }

  @Override
  public synchronized void retain(Collection<String> names) {
    if (owner.isPresent()) {
      isSifted = true;
      retained.addAll(names);
      commitOwner();
    }
  }

  private void commitOwner() {
    try {
      files.markAsKeptFor(owner.orElseThrow());
    } catch (IOException e) {
      throw new RunsException("cannot write to the directory " + path + ": " + reason(e), e);
    }
  }

  @Override
  public synchronized void retainOnly(Collection<String> names) {
    isSifted = true;
    retained.clear();
    retained.addAll(names);
    try {
      for (String name : list()) {
        if (!retained.contains(name) && !DirectoryFiles.isMark(name)) {
          delete(name);
        }
      }
    } catch (IOException e) {
      throw new RunsException("cannot write to the directory " + path + ": " + reason(e), e);
    }
  }

  /** Nothing is needed any more. */
  public synchronized void forget() {
    isSifted = true;
    retained.clear();
  }

  @Override
  public void commit(String name, byte[] content) throws IOException {
    files.commit(name, content);
  }

  /** Removes all that was written here, and the directory if it was made for that. */
  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is about to end: the hook does the same.
      clear();
      return;
    }
    clear();
  }

  private synchronized void clear() {
    if (isClosed) {
      return;
    }
    isClosed = true;
    try {
      if (owner.isPresent() && (!isSifted || !retained.isEmpty())) {
        if (isSifted) {
          files.removeAllBut(retained);
        }
        lock.close();
        return;
      }
      files.removeAllBut(Set.of());
      lock.remove();
      lock.close();
      if (isOurs) {
        Files.deleteIfExists(path);
      }
    } catch (IOException e) {
      // What is gone need not be removed, and what cannot be removed stays: the answer counts.
      return;
    }
  }
}
