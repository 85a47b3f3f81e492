package dev.gyre.tck.docs;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.gyre.cli.Console;
import dev.gyre.cli.Main;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Executes {@code gyre} commands one after the other in one process, whose working directory is
 * where the models are: a process for each of the many commands would take minutes. A request and
 * an answer are a line of JSON each.
 */
final class CommandServer {
  private CommandServer() {}

  /** Answers until the standard input ends. */
  public static void main(String[] args) throws IOException {
    ObjectMapper json = new ObjectMapper();
    BufferedReader requests =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintWriter answers =
        new PrintWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8), true);
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      JsonNode request = json.readTree(line);
      List<String> words = new ArrayList<>();
      request.get("words").forEach(word -> words.add(word.asText()));
      StringWriter output = new StringWriter();
      int status = Main.run(console(request.get("input").asText(), output), array(words));
      answers.println(
          json.writeValueAsString(Map.of("status", status, "output", output.toString())));
    }
  }

  /** Both streams in one, as at a terminal. */
  private static Console console(String input, StringWriter output) {
    return new Console(
        new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
        new PrintWriter(output),
        new PrintWriter(output));
  }

  private static String[] array(List<String> words) {
    return words.toArray(String[]::new);
  }
}
