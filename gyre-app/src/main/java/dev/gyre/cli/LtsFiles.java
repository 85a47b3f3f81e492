package dev.gyre.cli;

import dev.gyre.lts.aut.AldebaranReader;
import dev.gyre.lts.aut.AldebaranWriter;
import dev.gyre.lts.aut.MalformedGraphException;
import dev.gyre.lts.graph.Lts;
import dev.gyre.system.Cancellation;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads and writes graphs in the format of Aldebaran. */
final class LtsFiles {
  private final Console console;

  LtsFiles(Console console) {
    this.console = console;
  }

  /** A graph; if it cannot be read, that is said. */
  Optional<Lts> read(String name) {
    boolean isStandardInput = name.equals(Reading.STANDARD_INPUT);
    try (Reader reader =
        isStandardInput
            ? new InputStreamReader(console.in(), StandardCharsets.UTF_8)
            : new InputStreamReader(Files.newInputStream(Path.of(name)), StandardCharsets.UTF_8)) {
      return Optional.of(AldebaranReader.read(reader));
    } catch (MalformedGraphException e) {
      complain((isStandardInput ? "<stdin>" : name) + ":" + e.line() + ": " + advice(name, e));
    } catch (IOException e) {
      Cancellation.check();
      complain("'" + name + "' cannot be read: " + reason(e));
    }
    return Optional.empty();
  }

  private static String advice(String name, MalformedGraphException fault) {
    boolean isModel = name.endsWith(".pml") || name.endsWith(".prom") || name.endsWith(".pr");
    return isModel
        ? "this is a model; write its graph first: gyre graph --format aut " + name + " -o FILE"
        : fault.getMessage();
  }

  private static String reason(IOException fault) {
    if (fault instanceof NoSuchFileException) {
      return "there is no such file";
    }
    return fault instanceof AccessDeniedException ? "permission is denied" : fault.getMessage();
  }

  /**
   * Writes a graph.
   *
   * @param output where; null is the standard output
   */
  ExitStatus write(Lts lts, Path output) {
    try {
      if (output == null) {
        AldebaranWriter.write(lts, console.out());
        console.out().flush();
      } else {
        OutputFile.write(output, out -> AldebaranWriter.write(lts, out));
      }
      return ExitStatus.SUCCESS;
    } catch (IOException e) {
      Cancellation.check();
      complain("'" + output + "' cannot be written: " + e.getMessage());
      return ExitStatus.WRONG_INPUT;
    }
  }

  private void complain(String message) {
    console.err().println("gyre: " + message);
  }
}
