package dev.gyre.spark.submit;

import dev.gyre.cluster.ClusterException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What Spark's driver says of itself. Nobody wants to read it, unless something went wrong.
 *
 * @param file removed in the end, unless it is named in a message
 */
record DriverLog(Path file) {
  private static final int SHOWN = 3;
  private static final Pattern TELLING =
      Pattern.compile(".*(ERROR|FATAL|Exception|Error:|Could not|cannot).*");

  static DriverLog create() {
    try {
      return new DriverLog(Files.createTempFile("gyre-spark-", ".log"));
    } catch (IOException e) {
      throw new ClusterException("no file for the log of Spark can be written: " + e, e);
    }
  }

  /** What may explain why it ended, and where the rest is. */
  String words() {
    List<String> lines;
    try {
      // Scripts and libraries of Spark say what they like in what encoding they like.
      lines = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).lines().toList();
    } catch (IOException e) {
      return "";
    }
    List<String> telling =
        lines.stream()
            .filter(line -> TELLING.matcher(line).matches())
            .filter(line -> !line.startsWith("\tat "))
            .limit(SHOWN)
            .toList();
    List<String> shown =
        telling.isEmpty()
            ? lines.subList(Math.max(0, lines.size() - SHOWN), lines.size())
            : telling;
    return "; its log is "
        + file
        + (shown.isEmpty() ? "" : ", and says:\n  " + String.join("\n  ", shown));
  }

  void forget() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // A file among the temporary ones stays there.
      return;
    }
  }
}
