package dev.gyre.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.trace.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program in the README: parse, verify, read verdict and trace. */
class ReadmeExampleTest {
  @TempDir private Path folder;

  @Test
  void theApiExampleWorks() throws IOException {
    Path file = folder.resolve("model.pml");
    Files.writeString(file, "byte x;\nactive [2] proctype P() {\n  x++; assert(x < 2)\n}\n");
    List<String> lines = new ArrayList<>();
    // README: begin
    CheckReport report = Checker.check(CheckRequest.of(file));
    lines.add(report.verdict().word() + ", " + report.statistics().states() + " states");
    for (FoundViolation violation : report.violations()) {
      lines.add(violation.message() + " at line " + violation.line());
      for (Trace.Step step : violation.trace().steps()) {
        lines.add(step.actor().name() + ": " + step.actor().text());
      }
    }
    // README: end
    assertThat(lines.get(0)).startsWith("violated, ");
    assertThat(lines.get(1)).isEqualTo("assertion fails: assert(x < 2) at line 3");
    // Which of the two fails does not matter: they are interchangeable.
    assertThat(lines)
        .contains("P:0: x++", "P:1: x++")
        .anyMatch(line -> line.matches("P:[01]: assert\\(x < 2\\)"));
  }
}
