package dev.gyre.tck.explore;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** {@code gyre explore} as a process of its own. */
final class ExploreProcess implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 30;

  private final Process process;
  private final String address;

  private ExploreProcess(Process process, String address) {
    this.process = process;
    this.address = address;
  }

  static ExploreProcess start(Path model, String... more) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.gyre.cli.Main",
                "explore",
                "--no-browser"));
    command.addAll(List.of(more));
    command.add(model.toString());
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    return new ExploreProcess(process, out.readLine());
  }

  /** The first line of the output. */
  String address() {
    return address;
  }

  /** Sends SIGTERM and returns the exit status. */
  int terminate() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new IllegalStateException("it does not end");
    }
    return process.exitValue();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
