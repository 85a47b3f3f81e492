package dev.gyre.cli;

import dev.gyre.engine.CheckReport;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.json.TrailJson;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Saves traces. The file is there in full or not at all. */
final class TrailFile {
  private TrailFile() {}

  /** Saves the first violation of a report. */
  static void write(Path file, CheckReport report, CheckRequest.Channels channels)
      throws IOException {
    Path target = file.toAbsolutePath();
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
      try (BufferedWriter out = Files.newBufferedWriter(draft, StandardCharsets.UTF_8)) {
        TrailJson.write(report.model(), channels, report.violations().get(0), out);
      }
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }
}
