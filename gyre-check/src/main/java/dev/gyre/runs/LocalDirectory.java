package dev.gyre.runs;

import dev.gyre.system.CancelledException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A directory of this machine that one process uses alone, as long as it lives: a file is locked
 * meanwhile. What the process writes there is removed at its end, however that comes; what a killed
 * one left is removed by the next one. Other files are left alone.
 */
public final class LocalDirectory implements LevelDirectory, AutoCloseable {
  private static final String LOCK = "gyre.lock";
  private static final String COMMITTED = ".gyre.commit";
  private static final String TEMPORARY = ".gyre.tmp";

  /** The directory may have files of its owner, so nothing is ours that could be his. */
  private static final List<String> OURS = List.of(RunFiles.SUFFIX, COMMITTED, TEMPORARY);

  private static final String PREFIX = "gyre-disk-";

  /** Who makes a directory locks it long before this time is over. */
  private static final long YOUNG_MILLIS = 60_000;

  /** So much of the free space is used if no limit is given. */
  private static final double DEFAULT_SHARE = 0.9;

  private final Path path;
  private final boolean isOurs;
  private final DiskUse use;
  private final FileChannel channel;
  private final FileLock lock;
  private final Thread hook = new Thread(this::clear, "gyre-clear");
  private boolean isClosed;

  private LocalDirectory(Path path, boolean isOurs, OptionalLong limit) throws IOException {
    this.path = path;
    this.isOurs = isOurs;
    this.channel =
        FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      this.lock = locked();
      removeFiles();
      long free = path.toFile().getUsableSpace();
      this.use = new DiskUse(limit.orElse((long) (free * DEFAULT_SHARE)));
      Runtime.getRuntime().addShutdownHook(hook);
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
                          + path
                          + " is in use by another run; name another one, or wait for its end"));
    } catch (OverlappingFileLockException e) {
      throw new RunsException(
          "the directory " + path + " is in use by another search of this run", e);
    }
  }

  /**
   * A directory, which is made if there is none.
   *
   * @param limit how many bytes it may hold; most of the free space if empty
   * @throws RunsException if it cannot be used
   */
  public static LocalDirectory at(Path path, OptionalLong limit) {
    if (Files.exists(path) && !Files.isDirectory(path)) {
      throw new RunsException(path + " is no directory, so no states can be written there");
    }
    try {
      boolean isNew = !Files.exists(path);
      Files.createDirectories(path);
      return new LocalDirectory(path, isNew, limit);
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
      removeLeftovers(parent);
      return new LocalDirectory(Files.createTempDirectory(parent, PREFIX), true, limit);
    } catch (IOException e) {
      throw new RunsException("cannot write to the directory " + parent + ": " + reason(e), e);
    }
  }

  /** What processes left that were killed. */
  private static void removeLeftovers(Path parent) throws IOException {
    try (DirectoryStream<Path> old = Files.newDirectoryStream(parent, PREFIX + "*")) {
      for (Path path : old) {
        removeLeftover(path);
      }
    }
  }

  private static void removeLeftover(Path path) {
    try {
      if (isYoung(path.resolve(LOCK))) {
        return; // somebody is about to lock it
      }
      new LocalDirectory(path, true, OptionalLong.empty()).close();
    } catch (IOException | RunsException e) {
      // Somebody uses it, or it is somebody else's: not ours to remove.
      return;
    }
  }

  private static boolean isYoung(Path lock) throws IOException {
    if (!Files.exists(lock)) {
      return true;
    }
    long age = System.currentTimeMillis() - Files.getLastModifiedTime(lock).toMillis();
    return age < YOUNG_MILLIS;
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
    List<String> names = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(path)) {
      for (Path file : files) {
        String name = String.valueOf(file.getFileName());
        if (OURS.stream().anyMatch(name::endsWith)) {
          names.add(name);
        }
      }
    }
    return names;
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
  public void commit(String name, byte[] content) throws IOException {
    Path temporary = path.resolve(name + TEMPORARY);
    try (FileOutputStream out = new FileOutputStream(temporary.toFile())) {
      out.write(content);
      out.getFD().sync();
    }
    Files.move(
        temporary,
        path.resolve(name + COMMITTED),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
    try (FileChannel directory = FileChannel.open(path, StandardOpenOption.READ)) {
      directory.force(true);
    }
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
      removeFiles();
      Files.deleteIfExists(path.resolve(LOCK));
      lock.release();
      channel.close();
      if (isOurs) {
        Files.deleteIfExists(path);
      }
    } catch (IOException e) {
      // What is gone need not be removed, and what cannot be removed stays: the answer counts.
      return;
    }
  }

  private void removeFiles() throws IOException {
    try {
      for (String name : list()) {
        Files.deleteIfExists(path.resolve(name));
      }
    } catch (NoSuchFileException e) {
      // Somebody was faster.
      return;
    }
  }
}
