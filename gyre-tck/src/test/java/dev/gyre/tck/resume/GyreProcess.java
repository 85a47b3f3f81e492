package dev.gyre.tck.resume;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

/** The command as a process of its own, which can be killed. */
final class GyreProcess {
  private static final int PATIENCE_MINUTES = 10;

  private final Process process;
  private final Path out;
  private final Path err;

  private GyreProcess(Process process, Path out, Path err) {
    this.process = process;
    this.out = out;
    this.err = err;
  }

  /**
   * @param folder where it writes what it says
   * @param room how many kilobytes a file may have, as if the disk were full behind that
   */
  static GyreProcess start(Path folder, List<String> arguments, OptionalLong room)
      throws IOException {
    List<String> command = new ArrayList<>();
    if (room.isPresent()) {
      String limited = "ulimit -f " + room.getAsLong() + " && exec \"$@\"";
      command.addAll(List.of("bash", "-c", limited, "gyre"));
    }
    command.addAll(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx1g",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-XX:-UsePerfData",
            "-cp",
            System.getProperty("java.class.path"),
            "dev.gyre.cli.Main"));
    command.addAll(arguments);
    Path out = Files.createTempFile(folder, "gyre", ".out");
    Path err = Files.createTempFile(folder, "gyre", ".err");
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    return new GyreProcess(process, out, err);
  }

  /** Kills it, as a power cut would, unless it ends before that; true if it was killed. */
  boolean killAfter(long millis) throws InterruptedException {
    boolean hasEnded = process.waitFor(millis, TimeUnit.MILLISECONDS);
    process.destroyForcibly().waitFor();
    return !hasEnded;
  }

  /** Waits for the end; the result is the exit status. */
  int status() throws InterruptedException {
    if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IllegalStateException("it does not end");
    }
    return process.exitValue();
  }

  String out() throws IOException {
    return Files.readString(out, StandardCharsets.UTF_8);
  }

  String err() throws IOException {
    return Files.readString(err, StandardCharsets.UTF_8);
  }
}
