package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What happens to a real process: signals, and too little memory. */
class ProcessFaultTest {
  private static final String ENDLESS =
      "int a, b, c, d;"
          + " active proctype P() { do :: a++ :: b++ :: c++ :: d++ :: a == b && c == d od }";

  @TempDir private Path folder;

  private String classPath =
      System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

  private Process start(String jvmOption, String... options) throws IOException {
    Path model = Files.writeString(folder.resolve("endless.pml"), ENDLESS);
    List<String> words = new ArrayList<>(List.of("verify", model.toString()));
    words.addAll(List.of(options));
    return command(jvmOption, words);
  }

  private Process command(String jvmOption, List<String> words) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(jvmOption, "-cp", classPath, "dev.gyre.cli.Main"));
    command.addAll(words);
    return new ProcessBuilder(command)
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile())
        .start();
  }

  private String out() throws IOException {
    return Files.readString(folder.resolve("out"), StandardCharsets.UTF_8);
  }

  @Test
  void aTerminatedSearchStillTellsItsFigures() throws Exception {
    Process process = start("-Xmx1g");
    TimeUnit.SECONDS.sleep(3);
    process.destroy();
    assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isEqualTo(3);
    assertThat(out()).contains("undecided: interrupted").contains("states stored");
  }

  /** What has come to an end counts, is remembered and is in the files; the rest is undecided. */
  @Test
  void aTerminatedSuiteTellsWhatItKnows() throws Exception {
    Files.writeString(folder.resolve("short.pml"), "// run: holds\ninit { skip }\n");
    Files.writeString(folder.resolve("long.pml"), "// run: holds\n" + ENDLESS + "\n");
    Path cache = folder.resolve("cache");
    Path junit = folder.resolve("junit.xml");
    Process process =
        command(
            "-Xmx1g",
            List.of(
                "test",
                "--jobs=2",
                "--cache=" + cache,
                "--junit=" + junit,
                folder.resolve("short.pml").toString(),
                folder.resolve("long.pml").toString()));
    while (process.isAlive() && kept(cache) == 0) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    process.destroy();
    assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(out()).isEqualTo(3);
    assertThat(out()).containsPattern("(?m)^ok .*short").contains("long", "interrupted");
    assertThat(Files.readString(junit)).contains("short.pml", "long.pml", "interrupted");
    assertThat(kept(cache)).isEqualTo(1);
  }

  private static long kept(Path cache) throws IOException {
    if (!Files.isDirectory(cache)) {
      return 0;
    }
    try (Stream<Path> files = Files.walk(cache)) {
      return files.filter(file -> file.toString().endsWith(".json")).count();
    }
  }

  @Test
  void tooLittleMemoryIsNoAnswerButAClearOne() throws Exception {
    Process process = start("-Xmx48m", "--when-full=stop");
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(folder.resolve("err"))).isEqualTo(3);
    assertThat(out()).contains("undecided").contains("memory").contains("states stored");
  }

  /** Java ends with 1 if nobody catches what its first thread throws, and 1 means violated. */
  @Test
  void tooLittleMemoryForAllWorkersTogetherIsNoViolation() throws Exception {
    Process process =
        start(
            "-Xmx48m",
            "--plain",
            "--threads=3",
            "--search=bfs",
            "--store=table",
            "--when-full=stop",
            "-q");
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(folder.resolve("err"))).isIn(3, 70);
  }

  /** As when a file of the installation is missing, or must not be opened any more. */
  @Test
  void aClassThatCannotBeLoadedIsNoViolation() throws Exception {
    classPath =
        Stream.of(classPath.split(File.pathSeparator))
            .filter(entry -> !entry.contains("asm"))
            .collect(Collectors.joining(File.pathSeparator));
    Process process = start("-Xmx256m", "-q");
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isEqualTo(70);
    assertThat(Files.readString(folder.resolve("err"))).contains("internal fault");
  }
}
