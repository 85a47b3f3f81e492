package dev.gyre.cli;

import dev.gyre.engine.GyreBuild;
import dev.gyre.suite.CaseResult;
import dev.gyre.suite.json.SarifJson;
import dev.gyre.suite.report.JunitXml;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** The options {@code --junit} and {@code --sarif}: results in files that build servers read. */
final class ResultFiles {
  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "Write the results as JUnit's XML, for build servers.")
  private Path junit;

  @Option(
      names = "--sarif",
      paramLabel = "FILE",
      description = "Write what is wrong as SARIF 2.1.0, for code hosting services.")
  private Path sarif;

  boolean isWanted() {
    return junit != null || sarif != null;
  }

  /** Returns whether all could be written; if not, the console says why. */
  boolean write(List<CaseResult> results, Console console) {
    boolean isWritten = true;
    if (junit != null) {
      isWritten = write(junit, out -> JunitXml.write(results, out), console);
    }
    if (sarif != null) {
      isWritten &=
          write(
              sarif, out -> SarifJson.write(results, GyreBuild.current().version(), out), console);
    }
    return isWritten;
  }

  static boolean write(Path file, OutputFile.Content content, Console console) {
    try {
      OutputFile.write(file, content);
      return true;
    } catch (IOException e) {
      console
          .err()
          .println("gyre: the results could not be written to '" + file + "': " + e.getMessage());
      console.err().flush();
      return false;
    }
  }
}
