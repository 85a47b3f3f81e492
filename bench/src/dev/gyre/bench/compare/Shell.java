package dev.gyre.bench.compare;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs commands and watches them. */
final class Shell {
  private static final Pattern PEAK = Pattern.compile("VmHWM:\\s+(\\d+) kB");

  private Shell() {}

  /** What a command printed, how long it took and how large it grew. */
  record Finished(double seconds, String output, double peakBytes) {
    double number(Pattern pattern) {
      Matcher matcher = pattern.matcher(output);
      return matcher.find() ? Double.parseDouble(matcher.group(1)) : 0;
    }
  }

  static Finished run(Path dir, List<String> command) {
    try {
      File output = dir.resolve("output").toFile();
      long start = System.nanoTime();
      Process process =
          new ProcessBuilder(command)
              .directory(dir.toFile())
              .redirectOutput(output)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      double peak = 0;
      while (!process.waitFor(20, TimeUnit.MILLISECONDS)) {
        peak = Math.max(peak, peakBytes(process.pid()));
      }
      double seconds = (System.nanoTime() - start) / 1e9;
      String text = Files.readString(output.toPath(), StandardCharsets.ISO_8859_1);
      return new Finished(seconds, text, peak);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** The launcher replaces itself by the JVM, so the number of the process stays the same. */
  private static double peakBytes(long pid) {
    try {
      Matcher matcher = PEAK.matcher(Files.readString(Path.of("/proc/" + pid + "/status")));
      return matcher.find() ? Double.parseDouble(matcher.group(1)) * 1024 : 0;
    } catch (IOException e) {
      return 0; // it has just ended
    }
  }

  static void delete(Path dir) {
    File[] files = dir.toFile().listFiles();
    if (files != null) {
      for (File file : files) {
        file.delete();
      }
    }
    dir.toFile().delete();
  }
}
