package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people write in their first week, and the advice they get. */
class SlipsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "bool b; init { b = flase }|did you mean 'false'?",
        "proctyp P() { skip }|did you mean 'proctype'?",
        "byte x; init { while (x < 3) { x++ } }|'while' is 'do :: condition",
        "init { retrun; skip }|there is no 'return'",
        "integer n; init { skip }|did you mean 'int'?",
        "init { integer n; n = 1 }|did you mean 'int'?",
        "byte n; init { assert(n = 1) }|write '==' to compare",
        "proctype Q(byte i) { skip } init { Q(1); skip }|write 'run Q(...)' to start a process",
        "byte x; init { if (x == 1) { x = 2 } }|write 'if :: condition -> ... :: else -> ... fi'"
      })
  void aSlipIsExplained(String model, String advice) {
    CommandRun run = CommandRun.withInput(model, "check", "-");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("= help: " + advice);
  }

  @Test
  void namesOfOneLetterAreNotSuggested() {
    CommandRun run = CommandRun.withInput("byte c; init { x = 1 }", "check", "-");
    assertThat(run.err()).contains("'x' is not declared").doesNotContain("did you mean");
  }

  @Test
  void aTrailOfSpinIsRecognised(@TempDir Path directory) throws IOException {
    Path trail = directory.resolve("m.pml.trail");
    Files.writeString(trail, "-4:-4:-4\n1:1:0\n2:0:3\n");
    CommandRun replay = CommandRun.of("simulate", "--replay", trail.toString());
    assertThat(replay.status()).isEqualTo(2);
    assertThat(replay.err()).contains("it is a trail of Spin").contains("gyre verify --trail");
    CommandRun shown = CommandRun.of("trace", trail.toString());
    assertThat(shown.status()).isEqualTo(2);
    assertThat(shown.err()).contains("it is a trail of Spin");
  }
}
