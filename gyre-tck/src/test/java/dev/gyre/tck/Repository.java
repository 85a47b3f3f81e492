package dev.gyre.tck;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The source tree the tests run in. */
public final class Repository {
  private Repository() {}

  /** The root directory: the nearest parent of the working directory that holds this module. */
  public static Path root() {
    Path start = Path.of("").toAbsolutePath();
    for (Path dir = start; dir != null; dir = dir.getParent()) {
      if (Files.isRegularFile(dir.resolve("gyre-tck/pom.xml"))) {
        return dir;
      }
    }
    throw new IllegalStateException("not inside a Gyre source tree: " + start);
  }

  /** The module directories, sorted. */
  static List<Path> modules() {
    try (Stream<Path> children = Files.list(root())) {
      return children.filter(dir -> Files.isRegularFile(dir.resolve("pom.xml"))).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Every Java file below {@code src/main/java} of any module, sorted. */
  static List<Path> mainSources() {
    return javaFiles("src/main/java");
  }

  /** Every Java file below {@code src} of any module, tests included, sorted. */
  static List<Path> allSources() {
    return javaFiles("src");
  }

  /** The poms: the parent's and one per module. */
  static List<Path> poms() {
    return Stream.concat(
            Stream.of(root().resolve("pom.xml")),
            modules().stream().map(module -> module.resolve("pom.xml")))
        .toList();
  }

  /** The path as a reader of a failure message wants it: from the root on. */
  public static String name(Path file) {
    return root().relativize(file).toString();
  }

  private static List<Path> javaFiles(String folder) {
    return modules().stream()
        .map(module -> module.resolve(folder))
        .filter(Files::isDirectory)
        .flatMap(dir -> walk(dir).stream())
        .filter(file -> file.toString().endsWith(".java"))
        .sorted()
        .toList();
  }

  private static List<Path> walk(Path dir) {
    try (Stream<Path> files = Files.walk(dir)) {
      return files.filter(Files::isRegularFile).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
