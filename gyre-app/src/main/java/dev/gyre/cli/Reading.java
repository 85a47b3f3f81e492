package dev.gyre.cli;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.promela.lex.UnusableSourceException;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A file named on the command line, or why it cannot be used.
 *
 * @param file the text; empty if there is a fault
 */
record Reading(SourceFile file, Optional<Diagnostic> fault) {
  /** The argument that stands for the standard input, as everywhere. */
  static final String STANDARD_INPUT = "-";

  private static final String VIEW = "interfaceview.xml";

  static Reading of(String argument, InputStream standardInput) {
    FileSourceLoader loader = new FileSourceLoader();
    try {
      SourceFile file =
          argument.equals(STANDARD_INPUT)
              ? loader.read("<stdin>", standardInput)
              : loader.read(viewIn(Path.of(argument)));
      return new Reading(file, Optional.empty());
    } catch (UnusableSourceException e) {
      return unusable(argument, e.code(), e.getMessage());
    } catch (IOException | InvalidPathException e) {
      String message = "'" + argument + "' cannot be read: " + reason(argument, e);
      return unusable(argument, PromelaCode.UNREADABLE_FILE, message);
    }
  }

  /** A folder stands for the interface view in it, if there is one. */
  private static Path viewIn(Path path) {
    Path view = path.resolve(VIEW);
    return Files.isDirectory(path) && Files.isRegularFile(view) ? view : path;
  }

  private static Reading unusable(String argument, PromelaCode code, String message) {
    SourceFile empty = new SourceFile(argument, "");
    return new Reading(empty, Optional.of(Diagnostic.of(code, empty.span(0, 0), message)));
  }

  private static String reason(String argument, Exception fault) {
    if (fault instanceof NoSuchFileException) {
      return "there is no such file";
    }
    if (fault instanceof AccessDeniedException) {
      return "permission is denied";
    }
    if (!(fault instanceof InvalidPathException) && Files.isDirectory(Path.of(argument))) {
      return "it is a directory";
    }
    return fault.getMessage() == null ? fault.toString() : fault.getMessage();
  }
}
