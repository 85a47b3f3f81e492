package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The README and other pages show what Gyre really prints. Each block marked {@code console} holds
 * commands, {@code $ ./gyre ...}, {@code $ printf '...' | ./gyre ...} or {@code $ echo $?}, and
 * below each command what it prints on both streams.
 */
class ReadmeTest {
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```console\\n(.*?)^```$");
  private static final Pattern ARGUMENT = Pattern.compile("'([^']*)'|\\S+");
  private static final String PROMPT = "$ ";
  private static final String LAUNCHER = "./gyre ";

  /** What is typed into a dialogue, with line ends as printf has them. */
  private static final Pattern PIPE = Pattern.compile("printf '([^']*)' \\| (.*)");

  /**
   * Times and rates differ from run to run, and memory with the number of processors; the page
   * shows them as they once were. They are set to the right, so blanks before them go as well.
   */
  private static final Pattern FIGURES =
      Pattern.compile(" *\\d+(?:\\.\\d+)? (?:ms|s|KB|MB|GB|states/s)\\b");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "README.md",
        "docs/liveness.md",
        "docs/ltl.md",
        "docs/simulate.md",
        "docs/stores.md",
        "docs/test.md",
        "docs/time.md",
        "docs/traces.md",
        "docs/tutorial.md"
      })
  void everyCommandPrintsWhatThePageShows(String name) throws IOException, InterruptedException {
    String page = Files.readString(Repository.root().resolve(name));
    Matcher block = BLOCK.matcher(page);
    int blocks = 0;
    while (block.find()) {
      blocks++;
      String shown = block.group(1);
      assertThat(steady(replay(shown))).isEqualTo(steady(shown));
    }
    assertThat(blocks).as("blocks marked console").isPositive();
  }

  private static String steady(String text) {
    return FIGURES.matcher(text).replaceAll("#");
  }

  /** The block again, with the output of this run. */
  private static String replay(String shown) throws IOException, InterruptedException {
    StringBuilder actual = new StringBuilder();
    int status = 0;
    for (String line : shown.lines().filter(l -> l.startsWith(PROMPT)).toList()) {
      String command = line.substring(PROMPT.length());
      actual.append(line).append('\n');
      if (command.equals("echo $?")) {
        actual.append(status).append('\n');
      } else {
        Matcher pipe = PIPE.matcher(command);
        boolean isPiped = pipe.matches();
        String input = isPiped ? pipe.group(1).replace("\\n", "\n") : "";
        String call = isPiped ? pipe.group(2) : command;
        assertThat(call).startsWith(LAUNCHER);
        status = run(call.substring(LAUNCHER.length()), input, actual);
      }
    }
    return actual.toString();
  }

  /** Not through the launcher, which would build first; its class path is that of this test. */
  private static int run(String arguments, String input, StringBuilder output)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-cp");
    command.add(
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
    command.add("dev.gyre.cli.Main");
    ARGUMENT
        .matcher(arguments)
        .results()
        .forEach(word -> command.add(word.group(1) != null ? word.group(1) : word.group()));
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(Repository.root().toFile()).redirectErrorStream(true);
    // In a workflow of GitHub there would be annotations between the lines.
    builder.environment().remove("GITHUB_ACTIONS");
    Process process = builder.start();
    try (OutputStream typed = process.getOutputStream()) {
      typed.write(input.getBytes(StandardCharsets.UTF_8));
    }
    output.append(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
    return process.waitFor();
  }
}
