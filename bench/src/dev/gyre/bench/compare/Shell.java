package dev.gyre.bench.compare;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Runs commands and watches them. */
public final class Shell {
  private static final Pattern PEAK = Pattern.compile("VmHWM:\\s+(\\d+) kB");

  private Shell() {}

  /**
   * What a command printed, how long it took and how large it grew.
   *
   * @param cpuSeconds the time it spent on processors, as seen last before it ended
   */
  public record Finished(double seconds, double cpuSeconds, String output, double peakBytes) {
    public double number(Pattern pattern) {
      Matcher matcher = pattern.matcher(output);
      return matcher.find() ? Double.parseDouble(matcher.group(1)) : 0;
    }
  }

  public static Finished run(Path dir, List<String> command) {
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
      long cpu = 0;
      while (!process.waitFor(20, TimeUnit.MILLISECONDS)) {
        peak = Math.max(peak, peakBytes(process.pid()));
        cpu = process.info().totalCpuDuration().map(Duration::toNanos).orElse(cpu);
      }
      double seconds = (System.nanoTime() - start) / 1e9;
      String text = Files.readString(output.toPath(), StandardCharsets.ISO_8859_1);
      return new Finished(seconds, cpu / 1e9, text, peak);
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

  /** Whether there is a command of this name. */
  static boolean has(String command) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(dir -> Files.isExecutable(Path.of(dir, command)));
  }

  public static void delete(Path dir) {
    File[] files = dir.toFile().listFiles();
    if (files != null) {
      for (File file : files) {
        file.delete();
      }
    }
    dir.toFile().delete();
  }
}
