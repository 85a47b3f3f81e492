package dev.gyre.tck;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Real models in SDL from public repositories, in {@code corpus-sdl} of the shared folder. Only the
 * open part can be read.
 */
final class SdlCorpus {
  private final Path root;

  private SdlCorpus(Path root) {
    this.root = root;
  }

  /** The corpus, if this machine has it. */
  static Optional<SdlCorpus> locate() {
    String named = System.getenv("GYRE_SHARED");
    Path shared =
        named == null || named.isEmpty()
            ? Repository.root().resolveSibling("shared")
            : Repository.root().resolve(named);
    Path root = shared.resolve("corpus-sdl");
    return Files.isRegularFile(root.resolve("files.tsv"))
        ? Optional.of(new SdlCorpus(root))
        : Optional.empty();
  }

  /** The corpus; without one the calling test is skipped, or fails in CI. */
  static SdlCorpus require() {
    Optional<SdlCorpus> found = locate();
    if (found.isEmpty()) {
      Requirement.missing("the corpus of SDL (set GYRE_SHARED, or put it at ../shared)");
    }
    return found.orElseThrow();
  }

  /**
   * A text of SDL.
   *
   * @param name its path in the corpus
   * @param constructs what it uses, as counted by hand
   */
  record Row(String name, List<String> constructs) {}

  /** The texts of SDL in the open part, in the order of the table. */
  List<Row> rows() {
    try {
      List<Row> rows = new ArrayList<>();
      List<String> lines = Files.readAllLines(root.resolve("files.tsv"));
      for (String line : lines.subList(1, lines.size())) {
        String[] fields = line.split("\t", -1);
        if (fields[0].equals("open")) {
          rows.add(new Row(fields[1], List.of(fields[8].split(", "))));
        }
      }
      return rows;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path file(String name) {
    return root.resolve(name);
  }

  String name(Path file) {
    return root.relativize(file).toString();
  }

  /** The files of the open part with this ending, in order. */
  List<Path> files(String ending) {
    try (Stream<Path> files = Files.walk(root.resolve("open"))) {
      return files
          .filter(file -> file.toString().toLowerCase(Locale.ROOT).endsWith(ending))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
