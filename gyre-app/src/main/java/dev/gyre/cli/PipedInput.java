package dev.gyre.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Lines from a file, a pipe or another program. They are shown, as nobody has typed them. */
final class PipedInput implements SessionInput {
  private final BufferedReader in;
  private final PrintWriter out;

  PipedInput(Console console) {
    this.in = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
    this.out = console.out();
  }

  @Override
  public Optional<String> readLine(String prompt) throws IOException {
    out.print(prompt);
    out.flush();
    Optional<String> line = Optional.ofNullable(in.readLine());
    out.println(line.orElse("").strip());
    return line;
  }

  @Override
  public void close() {
    // The standard input is not ours.
  }
}
