package dev.gyre.cli;

import dev.gyre.engine.json.TrailJson;
import dev.gyre.engine.report.Trail;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** A file with a trace that is to be followed. */
final class SavedTrail {
  /** A step, a process and a transition of Spin's verifier, or a remark of it. */
  private static final Pattern LINE_OF_SPIN = Pattern.compile("-?\\d+:-?\\d+:-?\\d+");

  private static final int LINE = 200;

  private SavedTrail() {}

  /**
   * @throws IOException if it is no trail of Gyre; the message says so
   */
  static Trail read(Path file) throws IOException {
    if (Files.notExists(file)) {
      throw new IOException("there is no such file");
    }
    try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      char[] start = new char[LINE];
      in.mark(LINE);
      int length = Math.max(0, in.read(start, 0, LINE));
      in.reset();
      String line = new String(start, 0, length).strip().lines().findFirst().orElse("");
      if (LINE_OF_SPIN.matcher(line).matches()) {
        throw new IOException(
            "it is a trail of Spin: its numbers stand for steps of the verifier that Spin made,"
                + " and nothing else can follow them; gyre verify --trail FILE saves one of Gyre");
      }
      return TrailJson.read(in);
    }
  }
}
