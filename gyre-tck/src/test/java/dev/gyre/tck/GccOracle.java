package dev.gyre.tck;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** gcc as the judge of preprocessing, called the way Spin calls it. */
final class GccOracle {
  private static final int LIMIT_SECONDS = 20;

  private GccOracle() {}

  /** gcc; without it the calling test is skipped, or fails in CI. */
  static GccOracle require() {
    boolean found =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
            .anyMatch(dir -> Files.isExecutable(Path.of(dir, "gcc")));
    if (!found) {
      Requirement.missing("the program gcc on PATH");
    }
    return new GccOracle();
  }

  /** The preprocessed text with its line markers blanked out; nothing if gcc finds an error. */
  Optional<String> preprocess(Path file) {
    try {
      Path output = Files.createTempFile("gyre-gcc", ".i");
      try {
        // -undef: Gyre has none of the macros that gcc defines for C programs.
        Process process =
            new ProcessBuilder(
                    "gcc", "-std=gnu99", "-E", "-x", "c", "-w", "-undef", file.toString())
                .redirectOutput(output.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
          process.destroyForcibly();
          throw new IllegalStateException("gcc does not finish on " + file);
        }
        return process.exitValue() == 0 ? Optional.of(withoutMarkers(output)) : Optional.empty();
      } finally {
        Files.deleteIfExists(output);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for gcc", e);
    }
  }

  private static String withoutMarkers(Path output) throws IOException {
    return Files.readString(output, StandardCharsets.ISO_8859_1)
        .replaceAll("(?m)^# [0-9]+ \".*$", "");
  }
}
