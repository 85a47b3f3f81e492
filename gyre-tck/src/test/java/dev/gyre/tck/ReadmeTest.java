package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The README shows what Gyre really prints, in processes of its own; the other pages are with
 * {@code PagesTest}. Each block marked {@code console} holds commands, {@code $ ./gyre ...} or
 * {@code $ echo $?}, and below each command what it prints on both streams.
 */
class ReadmeTest {
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```console\\n(.*?)^```$");
  private static final Pattern ARGUMENT = Pattern.compile("'([^']*)'|\\S+");
  private static final String PROMPT = "$ ";
  private static final String LAUNCHER = "./gyre ";

  /**
   * Times and rates differ from run to run, and memory with the number of processors; the page
   * shows them as they once were. They are set to the right, so blanks before them go as well.
   */
  private static final Pattern FIGURES =
      Pattern.compile(" *\\d+(?:\\.\\d+)? (?:ms|s|KB|MB|GB|states/s)\\b");

  @Test
  void everyCommandPrintsWhatThePageShows() throws IOException, InterruptedException {
    String page = Files.readString(Repository.root().resolve("README.md"));
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
        assertThat(command).startsWith(LAUNCHER);
        status = run(command.substring(LAUNCHER.length()), actual);
      }
    }
    return actual.toString();
  }

  /** Not through the launcher, which would build first; its class path is that of this test. */
  private static int run(String arguments, StringBuilder output)
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
    process.getOutputStream().close();
    output.append(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
    return process.waitFor();
  }
}
