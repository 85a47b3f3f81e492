package dev.gyre.cli;

import dev.gyre.engine.json.TrailJson;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.plan.Channels;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.function.BooleanSupplier;

/**
 * Saves traces. A file is there in full or not at all; what is no file, such as {@code /dev/stdout}
 * or a pipe, is written to and stays what it is.
 */
final class TrailFile {
  private TrailFile() {}

  /**
   * Saves the first violation of a report.
   *
   * @param isLate whether there is no time left for what people read of a long trace
   */
  static void write(Path file, CheckReport report, Channels channels, BooleanSupplier isLate)
      throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    if (Files.exists(target) && !Files.isRegularFile(target) && !Files.isDirectory(target)) {
      print(target, report, channels, isLate, StandardOpenOption.WRITE);
    } else {
      replace(target, report, channels, isLate);
    }
  }

  private static void print(
      Path file,
      CheckReport report,
      Channels channels,
      BooleanSupplier isLate,
      OpenOption... options)
      throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.UTF_8, options)) {
      TrailJson.write(report.model(), channels, report.violations().get(0), isLate, out);
    }
  }

  private static void replace(
      Path target, CheckReport report, Channels channels, BooleanSupplier isLate)
      throws IOException {
    if (Files.isDirectory(target)) {
      throw new IOException("it is a directory");
    }
    if (!Files.isDirectory(target.getParent())) {
      throw new IOException("there is no directory " + target.getParent());
    }
    if (!Files.isWritable(target.getParent())) {
      throw new IOException("permission is denied");
    }
    Path draft = Files.createTempFile(target.getParent(), "." + target.getFileName(), ".gyre");
    try {
      print(draft, report, channels, isLate);
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }
}
