package dev.gyre.spark.tck;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The command, in a process of its own, as a user starts it. */
final class GyreCall {
  private static final int PATIENCE_MINUTES = 8;
  private static final Path JAR = Path.of("../gyre-app/target/gyre/lib/gyre-app.jar");

  private final Process process;
  private final Path said;

  private GyreCall(Process process, Path said) {
    this.process = process;
    this.said = said;
  }

  /** What a call has said. */
  record End(int status, String said) {
    /** A number of the report, such as that of {@code states stored}. */
    long figure(String words) {
      Matcher line = Pattern.compile("(?m)^\\s*([0-9,]+)\\s+" + words).matcher(said);
      if (!line.find()) {
        throw new AssertionError("nothing about " + words + " in:\n" + said);
      }
      return Long.parseLong(line.group(1).replace(",", ""));
    }

    List<Long> figures() {
      return List.of(figure("states stored"), figure("transitions"));
    }
  }

  static GyreCall start(Path folder, List<String> words) throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> command =
        new ArrayList<>(
            List.of(java.toString(), "-Xmx300m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-cp", JAR.toRealPath().toString(), "dev.gyre.cli.Main"));
    command.addAll(words);
    Path said = Files.createTempFile(folder, "said", ".txt");
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().remove("SPARK_HOME");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    return new GyreCall(builder.redirectOutput(said.toFile()).start(), said);
  }

  static End run(Path folder, List<String> words) throws IOException, InterruptedException {
    return start(folder, words).end();
  }

  End end() throws IOException, InterruptedException {
    if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
      throw new AssertionError("no end after minutes; it said:\n" + Files.readString(said));
    }
    return new End(process.exitValue(), Files.readString(said, StandardCharsets.UTF_8));
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Ends Gyre itself at once, as kill -9 does. */
  void kill() {
    process.destroyForcibly();
  }

  /** A process that the call has started, by a word of its command line; waits for it. */
  Optional<ProcessHandle> await(String word) throws InterruptedException {
    while (process.isAlive()) {
      Optional<ProcessHandle> found = find(word);
      if (found.isPresent()) {
        return found;
      }
      TimeUnit.MILLISECONDS.sleep(20);
    }
    return Optional.empty();
  }

  private Optional<ProcessHandle> find(String word) {
    return process
        .descendants()
        .filter(p -> p.info().commandLine().filter(line -> line.contains(word)).isPresent())
        .findFirst();
  }
}
