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
  void embeddedCIsRefusedOnceForTheWholeModel() {
    String model =
        """
        c_decl { int y; }
        byte x;
        init {
          assert(c_expr { now.x == 1 } && x == 0);
          c_code [x == 0] { now.x = 2; }; c_code { now.x = 3; }
          x = 1
        }
        """;
    CommandRun run = CommandRun.withInput(model, "check", "-");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .contains("the model embeds C code in 4 places (lines 1, 4, 5), and Gyre does not run C")
        .contains("= help: write it in Promela")
        .containsOnlyOnce("error[");
    assertThat(CommandRun.withInput("init { c_code { x } }", "check", "-").err())
        .contains("'c_code' embeds C code, and Gyre does not run C")
        .containsOnlyOnce("error[");
    assertThat(
            CommandRun.withInput("init { skip }", "verify", "--ltl", "[] c_expr { x }", "-").err())
        .contains("'c_expr' embeds C code")
        .containsOnlyOnce("error[");
  }

  @Test
  void aFormulaThatEndsTooSoonHasNoBraceThatNobodyTyped() {
    String model = "byte x; init { x = 1 }";
    CommandRun open = CommandRun.withInput(model, "verify", "--ltl", "[] (x", "-");
    assertThat(open.status()).isEqualTo(2);
    assertThat(open.err())
        .contains("expected ')' or an operator, found the end of the formula")
        .doesNotContain("'}'");
    CommandRun more = CommandRun.withInput(model, "verify", "--ltl", "[] x 1", "-");
    assertThat(more.err())
        .contains("expected an operator or the end of the formula, found '1'")
        .doesNotContain("'}'");
    assertThat(CommandRun.withInput(model + " ltl p { [] (x }", "check", "-").err())
        .contains("found '}'");
  }

  @Test
  void aLabelOfAnUnknownProctypeIsNoRiddle() {
    String model = "active proctype Peterson() { cs: skip }";
    CommandRun run = CommandRun.withInput(model, "verify", "--ltl", "[] !Petersen[0]@cs", "-");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .contains("'Petersen' is not a proctype that is declared here, so it has no labels")
        .contains("= help: did you mean 'Peterson'?")
        .containsOnlyOnce("error[");
  }

  /** Names and types are told at once; only what cannot be read hides the rest. */
  @Test
  void wrongNamesDoNotHideWrongTypes() {
    String model = "chan q = [1] of { byte }; byte x; init { x = undeclared; q!1,2; x[3] = 1 }";
    CommandRun run = CommandRun.withInput(model, "check", "-");
    assertThat(run.err())
        .contains("'undeclared' is not declared")
        .contains("this message has 2 fields")
        .contains("'x' is not an array");
  }

  @Test
  void aTrailThatIsNotThereIsNotThere(@TempDir Path directory) {
    String trail = directory.resolve("t.json").toString();
    assertThat(CommandRun.of("simulate", "--replay", trail).err())
        .contains("there is no such file");
    assertThat(CommandRun.of("trace", trail).err()).contains("there is no such file");
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
