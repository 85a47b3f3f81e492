package dev.gyre.tck.docs;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * As much of a shell as the pages need: {@code gyre}, {@code gyre-spin}, {@code cat FILE}, {@code
 * echo $?}, and {@code printf '..' |} in front of a command.
 */
final class Shell implements AutoCloseable {
  private static final Pattern WORD = Pattern.compile("'([^']*)'|\\S+");
  private static final Pattern PIPE = Pattern.compile("printf '([^']*)' \\| (.*)");
  private static final Pattern GYRE = Pattern.compile("(?:\\./)?gyre(?: (.*))?");
  private static final Pattern STAND_IN = Pattern.compile("(?:\\./)?gyre-spin (.*)");
  private static final Pattern CAT = Pattern.compile("cat ([\\w./-]+)");

  private final ObjectMapper json = new ObjectMapper();
  private final Path folder;
  private final Process server;
  private final PrintWriter requests;
  private final BufferedReader answers;
  private int status;

  Shell(Path folder) throws IOException {
    this.folder = folder;
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                // One worker by default, so that every run finds the same counterexample.
                "-XX:ActiveProcessorCount=1",
                "-XX:TieredStopAtLevel=1",
                "-Xmx700m",
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                CommandServer.class.getName())
            .directory(folder.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    // In a workflow of GitHub there would be annotations between the lines.
    builder.environment().remove("GITHUB_ACTIONS");
    server = builder.start();
    requests =
        new PrintWriter(
            new OutputStreamWriter(server.getOutputStream(), StandardCharsets.UTF_8), true);
    answers =
        new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
  }

  /** What the command prints, on both streams. */
  String run(String command) throws IOException {
    if (command.equals("echo $?")) {
      return status + "\n";
    }
    Matcher cat = CAT.matcher(command);
    if (cat.matches()) {
      return Files.readString(folder.resolve(cat.group(1)));
    }
    Matcher pipe = PIPE.matcher(command);
    return pipe.matches()
        ? ask(words(pipe.group(2)), pipe.group(1).replace("\\n", "\n"))
        : ask(words(command), "");
  }

  private static List<String> words(String command) {
    Matcher standIn = STAND_IN.matcher(command);
    if (standIn.matches()) {
      List<String> words = new ArrayList<>(List.of("spin"));
      words.addAll(split(standIn.group(1)));
      return words;
    }
    Matcher gyre = GYRE.matcher(command);
    if (!gyre.matches()) {
      throw new IllegalArgumentException("no command of a page: " + command);
    }
    return gyre.group(1) == null ? List.of() : split(gyre.group(1));
  }

  private static List<String> split(String arguments) {
    return WORD.matcher(arguments)
        .results()
        .map(word -> word.group(1) != null ? word.group(1) : word.group())
        .toList();
  }

  private String ask(List<String> words, String input) throws IOException {
    requests.println(json.writeValueAsString(Map.of("words", words, "input", input)));
    String line = answers.readLine();
    if (line == null) {
      throw new IOException("no answer to " + words);
    }
    JsonNode answer = json.readTree(line);
    status = answer.get("status").asInt();
    return answer.get("output").asText();
  }

  @Override
  public void close() {
    requests.close();
    server.destroy();
  }
}
