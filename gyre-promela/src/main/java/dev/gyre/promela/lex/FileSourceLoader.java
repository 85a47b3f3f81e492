package dev.gyre.promela.lex;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads sources from the file system. Names are relative to the directory of the including file, as
 * {@link SourceFile#name()} gives it, and then to the directories given. Thread-safe.
 */
public final class FileSourceLoader implements SourceLoader {
  /** No model comes near this; a larger file is a mistake. */
  public static final int MAX_BYTES = 64 << 20;

  private final List<Path> directories;

  /** Looks beside the including file only. */
  public FileSourceLoader() {
    this(List.of());
  }

  /**
   * @param directories where else to look, in this order
   */
  public FileSourceLoader(List<Path> directories) {
    this.directories = List.copyOf(directories);
  }

  @Override
  public Optional<SourceFile> load(String name, SourceFile includer) throws IOException {
    for (Path path : candidates(name, includer)) {
      if (Files.exists(path)) {
        return Optional.of(read(path));
      }
    }
    return Optional.empty();
  }

  private List<Path> candidates(String name, SourceFile includer) {
    List<Path> candidates = new ArrayList<>();
    try {
      candidates.add(Path.of(includer.name()).resolveSibling(name));
      directories.forEach(directory -> candidates.add(directory.resolve(name)));
    } catch (InvalidPathException e) {
      // Nothing has such a name.
      candidates.clear();
    }
    return candidates;
  }

  /**
   * The file at {@code path}, named as the path is written.
   *
   * @throws UnusableSourceException if the file is no text or larger than {@link #MAX_BYTES}
   */
  public SourceFile read(Path path) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      return read(path.toString(), in);
    }
  }

  /**
   * All that {@code in} has to give, as a file of that name; the stream stays open.
   *
   * @throws UnusableSourceException as for a path
   */
  public SourceFile read(String name, InputStream in) throws IOException {
    // One byte more than allowed, so that a pipe or a growing file cannot escape the limit.
    byte[] bytes = in.readNBytes(MAX_BYTES + 1);
    if (bytes.length > MAX_BYTES) {
      throw new UnusableSourceException(
          PromelaCode.FILE_TOO_LARGE, "'" + name + "' is larger than " + (MAX_BYTES >> 20) + " MB");
    }
    for (byte b : bytes) {
      if (b == 0) {
        throw new UnusableSourceException(
            PromelaCode.NOT_TEXT, "'" + name + "' is not a text file: it contains zero bytes");
      }
    }
    return new SourceFile(name, decode(bytes));
  }

  private static String decode(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      // Old models have comments in Latin-1, which accepts every byte.
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }
  }
}
