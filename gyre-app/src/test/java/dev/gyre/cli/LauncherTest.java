package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a process ends with, by itself and under the launcher. */
class LauncherTest {
  private static final String VIOLATED = "active proctype P() { assert(false) }";
  private static final String HOLDS = "active proctype P() { skip }";

  @TempDir private Path directory;

  @Test
  void aViolationHasAnotherNumberForTheLauncherOnly() throws Exception {
    String launched = "-Dgyre.launcher=" + ProcessHandle.current().pid();
    assertThat(status(VIOLATED)).isEqualTo(1);
    assertThat(status(VIOLATED, launched)).isEqualTo(numberInTheScript());
    assertThat(status(VIOLATED, "-Dgyre.launcher=0")).isEqualTo(numberInTheScript());
    assertThat(status(HOLDS, launched)).isZero();
    assertThat(status("active proctype {", launched)).isEqualTo(2);
  }

  @Test
  void whoHasLostItsLauncherEnds() throws Exception {
    String endless = "int x; active proctype P() { do :: x++ :: x = x * 3 od }";
    assertThat(status(endless, "-Dgyre.launcher=" + Long.MAX_VALUE)).isEqualTo(3);
  }

  /**
   * Spin ends with the number of errors; from anything else such a number means that Java failed.
   */
  @Test
  void theStandInForSpinMayEndWithAnyNumber() throws Exception {
    assertThat(scriptStatus("spin -a model.pml")).isEqualTo(10);
    assertThat(scriptStatus("verify model.pml")).isEqualTo(70);
  }

  /** What the script ends with if Java ends with 10. */
  private int scriptStatus(String words) throws Exception {
    Path java = Files.writeString(directory.resolve("java"), "#!/bin/sh\nexit 10\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    String script =
        "source src/main/launcher.bash; java=%s; jar=none; archive=none; find_java() { :; };"
                .formatted(java)
            + " major=17 version=17 build=17; gyre_run Main "
            + words
            + "; exit $status";
    return new ProcessBuilder("bash", "-c", script)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }

  /** What the script makes 1 of. */
  private static int numberInTheScript() throws IOException {
    return Files.readAllLines(Path.of("src", "main", "launcher.bash")).stream()
        .filter(line -> line.matches("violated=\\d+"))
        .map(line -> Integer.valueOf(line.substring("violated=".length())))
        .findFirst()
        .orElseThrow();
  }

  private int status(String model, String... javaOptions) throws Exception {
    Path file = Files.writeString(directory.resolve("model.pml"), model);
    ProcessBuilder java =
        new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    java.command().addAll(List.of(javaOptions));
    java.command().addAll(List.of("-cp", System.getProperty("java.class.path")));
    java.command().addAll(List.of(Main.class.getName(), "verify", file.toString()));
    Process process =
        java.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    try {
      assertThat(process.waitFor(5, TimeUnit.MINUTES)).as("has ended").isTrue();
      return process.exitValue();
    } finally {
      process.destroyForcibly();
    }
  }
}
