package dev.gyre.cli;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/** A command line carried out in this process, and what became of it. */
record CommandRun(int status, String out, String err) {
  static CommandRun of(String... args) {
    return withInput(InputStream.nullInputStream(), args);
  }

  static CommandRun withInput(String input, String... args) {
    return withInput(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), args);
  }

  static CommandRun withInput(InputStream input, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status = Main.run(new Console(input, new PrintWriter(out), new PrintWriter(err)), args);
    return new CommandRun(status, out.toString(), err.toString());
  }
}
