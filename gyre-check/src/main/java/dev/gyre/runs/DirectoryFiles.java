package dev.gyre.runs;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The files of searches in a directory that may have files of its owner too, and the mark that says
 * whose they are. Nothing is ours that could be his.
 */
final class DirectoryFiles {
  private static final String COMMITTED = ".gyre.commit";
  private static final String TEMPORARY = ".gyre.tmp";
  private static final List<String> OURS = List.of(RunFiles.SUFFIX, COMMITTED, TEMPORARY);
  private static final String MARK = "kept";

  private final Path path;

  DirectoryFiles(Path path) {
    this.path = path;
  }

  List<String> list() throws IOException {
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

  /** What they take. */
  long bytes() throws IOException {
    long bytes = 0;
    for (String name : list()) {
      bytes += Files.size(path.resolve(name));
    }
    return bytes;
  }

  /** Writes a small file, completely or not at all. */
  void commit(String name, byte[] content) throws IOException {
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

  /** The states belong to a check that can be gone on with. */
  void markAsKeptFor(String owner) throws IOException {
    commit(MARK, owner.getBytes(StandardCharsets.UTF_8));
  }

  /** Which check the states belong to, if they are kept. */
  Optional<String> keeper() throws IOException {
    Path mark = path.resolve(MARK + COMMITTED);
    return Files.exists(mark) ? Optional.of(Files.readString(mark)) : Optional.empty();
  }

  void removeMark() throws IOException {
    Files.deleteIfExists(path.resolve(MARK + COMMITTED));
  }

  static boolean isMark(String name) {
    return name.startsWith(MARK);
  }

  /** With files that are needed stays whose they are. */
  void removeAllBut(Set<String> needed) throws IOException {
    try {
      for (String name : list()) {
        boolean isNeeded = needed.contains(name) || (isMark(name) && !needed.isEmpty());
        if (!isNeeded) {
          Files.deleteIfExists(path.resolve(name));
        }
      }
    } catch (NoSuchFileException e) {
      // Somebody was faster.
      return;
    }
  }
}
