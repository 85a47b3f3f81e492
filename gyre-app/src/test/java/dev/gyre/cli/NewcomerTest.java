package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Small things that everybody meets on the first day. What they write is in {@link SlipsTest}. */
class NewcomerTest {
  @TempDir private Path folder;

  private String model(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private String errors(Map<String, String> environment, List<String> command) throws Exception {
    File errors = folder.resolve("errors").toFile();
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(errors);
    builder.environment().remove("NO_COLOR");
    builder.environment().put("TERM", "xterm");
    builder.environment().putAll(environment);
    Process process = builder.start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return Files.readString(errors.toPath(), StandardCharsets.UTF_8);
  }

  /** The launcher tells the program that it writes to a terminal. */
  private List<String> checkAtTheTerminal() throws IOException {
    String model = model("wrong.pml", "init { x = 1 }");
    return java("-Dgyre.terminal=true", "dev.gyre.cli.Main", "check", model);
  }

  private static List<String> java(String option, String... call) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    List<String> command = new ArrayList<>(List.of(java, option, "-cp", classPath));
    command.addAll(List.of(call));
    return command;
  }

  @Test
  void errorsAreColouredAtATerminalUnlessNoColourIsWanted() throws Exception {
    assertThat(errors(Map.of(), checkAtTheTerminal())).contains("\u001b[1;31merror");
    assertThat(errors(Map.of("NO_COLOR", "1"), checkAtTheTerminal()))
        .contains("error[GYR")
        .doesNotContain("\u001b");
  }

  /** Runs a command and tells how much memory the process had at most, in kilobytes. */
  static final class Peak {
    public static void main(String[] args) throws IOException {
      System.err.println(CommandRun.of(args).out());
      Files.readAllLines(Path.of("/proc/self/status")).stream()
          .filter(line -> line.startsWith("VmHWM:"))
          .forEach(System.err::println);
    }
  }

  /** The table may have a quarter of the heap, here 1 GB; a model of one state needs no such. */
  @ParameterizedTest
  @ValueSource(strings = {"bitstate", "compact"})
  void aLossyStoreTakesMemoryAsItIsNeeded(String store) throws Exception {
    String model = model("one.pml", "active proctype P() { skip }");
    String told =
        errors(Map.of(), java("-Xmx4g", Peak.class.getName(), "verify", "--store", store, model));
    assertThat(told).contains("1024.0 MB  of it for the table");
    Matcher peak = Pattern.compile("VmHWM:\\s*(\\d+) kB").matcher(told);
    assertThat(peak.find()).as(told).isTrue();
    assertThat(Integer.parseInt(peak.group(1))).isLessThan(400_000);
  }

  @Test
  void aCopiedLauncherSaysWhatIsWrongAndMakesNothing() throws Exception {
    Path copy = folder.resolve("bin").resolve("gyre");
    Files.createDirectories(copy.getParent());
    Files.copy(Path.of("..", "gyre"), copy);
    assertThat(errors(Map.of(), List.of("bash", copy.toString(), "verify", "m.pml")))
        .contains("works in the source tree of Gyre only")
        .contains("it seems to be a copy; make a symbolic link");
    assertThat(copy.getParent()).isDirectoryContaining(copy::equals);
    assertThat(copy.getParent().toFile().list()).hasSize(1);
  }

  /**
   * Two silent minutes are long: the launcher says what is being built, and that it happens once.
   */
  @Test
  void theFirstCallTellsWhatItBuilds() throws Exception {
    Path tree = folder.resolve("tree");
    Path launcher = tree.resolve("gyre-app/src/main/launcher.bash");
    Files.createDirectories(launcher.getParent());
    Files.copy(Path.of("src", "main", "launcher.bash"), launcher);
    Files.copy(Path.of("..", "gyre"), tree.resolve("gyre"));
    Files.writeString(tree.resolve("pom.xml"), "<project/>");
    Path maven = folder.resolve("tools").resolve("mvn");
    Files.createDirectories(maven.getParent());
    Files.writeString(
        maven, "#!/bin/sh\necho '[INFO] Building gyre-model 0.2.0-SNAPSHOT    [2/9]'\nexit 1\n");
    assertThat(maven.toFile().setExecutable(true)).isTrue();
    Map<String, String> path = Map.of("PATH", maven.getParent() + ":" + System.getenv("PATH"));
    assertThat(errors(path, List.of("bash", tree.resolve("gyre").toString(), "--version")))
        .contains("gyre: building (first run; Maven may have to fetch libraries)...")
        .contains("gyre: building gyre-model (2 of 9)")
        .contains("gyre: the build failed");
  }

  @Test
  void severalModelsHaveAVerdictEachAndTheWorstCounts() throws IOException {
    String fine = model("fine.pml", "active proctype P() { skip }");
    String bad = model("bad.pml", "active proctype P() { assert(false) }");
    CommandRun run = CommandRun.of("verify", "-q", fine, bad);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).contains("fine.pml: safety holds").contains("bad.pml:1: ");
  }
}
