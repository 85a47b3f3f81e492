package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Options and definitions of Spin: what to use instead is said, and nothing is misread. */
class SpinWordsTest {
  private static final String MODEL = "active proctype P() { skip }";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-run|gyre verify",
        "-search|gyre verify",
        "-a|--check acceptance",
        "-f|--fairness weak",
        "-l|--check progress",
        "-m1000|--max-depth 1000",
        "-w24|--memory",
        "-n|--quiet",
        "-c0|--all-errors",
        "-e|--every-error",
        "-E|--check assert",
        "-A|--check deadlock",
        "-Q5|--timeout 5m",
        "-t|--replay",
        "-p|a trace shows",
        "-u100|--steps 100",
        "-o3|--plain",
        "-bfs|--search bfs",
        "-bitstate|--store bitstate",
        "-noreduce|--por off",
        "-noclaim|--property safety",
        "-safety|--property safety",
        "-collapse|compressed"
      })
  void anOptionOfSpinIsExplained(String option, String advice) {
    CommandRun run = CommandRun.withInput(MODEL, "verify", option, "-");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .contains("'" + option + "' is an option of Spin: ")
        .contains(advice)
        .contains("docs/from-spin.md")
        .doesNotContain("Usage:");
  }

  @ParameterizedTest
  @CsvSource({
    "-DSAFETY,--property safety",
    "-DBITSTATE,--store bitstate",
    "-DMEMLIM=2048,--memory",
    "-DCOLLAPSE,compressed",
    "-DNP,--check progress",
    "-DVECTORSZ=4096,any size",
    "-DNOREDUCE,--por off"
  })
  void aDefinitionForTheVerifierOfSpinIsExplained(String definition, String advice) {
    for (String command : new String[] {"verify", "simulate"}) {
      CommandRun run = CommandRun.withInput(MODEL, command, definition, "-");
      assertThat(run.status()).isEqualTo(2);
      assertThat(run.err()).contains("is a definition for Spin's verifier").contains(advice);
    }
  }

  @Test
  void aDefinitionThatTheModelUsesIsAMacroAndAWarningSaysSo() {
    String model = "active proctype P() { assert(MEMLIM == 2048) }";
    CommandRun run = CommandRun.withInput(model, "verify", "-DMEMLIM=2048", "-");
    assertThat(run.status()).isZero();
    assertThat(run.err()).contains("warning: -D MEMLIM is taken for a macro of the model");
  }

  @Test
  void aDefinitionWithoutEffectIsMentioned() {
    CommandRun run = CommandRun.withInput(MODEL, "verify", "-D", "N=4", "-");
    assertThat(run.status()).isZero();
    assertThat(run.err()).contains("warning: -D N has no effect: there is no N in the model");
    assertThat(CommandRun.withInput(MODEL, "simulate", "-D", "N=4", "-").err())
        .contains("-D N has no effect");
    assertThat(CommandRun.withInput(MODEL, "verify", "-q", "-D", "N=4", "-").err()).isEmpty();
  }

  @Test
  void aDefinitionThatTheModelOverrulesIsMentioned() {
    String model = "#define N 3\nactive proctype P() { assert(N == 3) }";
    CommandRun run = CommandRun.withInput(model, "verify", "-D", "N=4", "-");
    assertThat(run.status()).isZero();
    assertThat(run.err())
        .contains("-D N has no effect from here on: the model defines 'N' again")
        .contains("= help: put #ifndef N before it and #endif behind it");
    String careful = "#ifndef N\n#define N 3\n#endif\nactive proctype P() { assert(N == 4) }";
    CommandRun obeyed = CommandRun.withInput(careful, "verify", "-D", "N=4", "-");
    assertThat(obeyed.status()).isZero();
    assertThat(obeyed.err()).doesNotContain("no effect");
  }

  @Test
  void aDefinitionThatIsUsedIsNotMentioned() {
    String model = "active proctype P() { assert(N == 4 || TWICE(2) == 4) }";
    CommandRun run =
        CommandRun.withInput(model, "verify", "-D", "N=4", "-D", "TWICE(x)=((x)*2)", "-");
    assertThat(run.err()).doesNotContain("no effect");
  }

  @Test
  void anIncludedFileCountsAsPartOfTheModel(@TempDir Path directory) throws IOException {
    Files.writeString(directory.resolve("size.h"), "byte a[N];\nbyte b[SPACE];\n");
    Path model = directory.resolve("m.pml");
    Files.writeString(model, "#include \"size.h\"\nactive proctype P() { a[0] = b[0] }\n");
    CommandRun run =
        CommandRun.of("verify", "-D", "N=4", "-D", "SPACE=2", "-D", "M=1", model.toString());
    assertThat(run.status()).isZero();
    assertThat(run.err()).doesNotContain("-D N has").contains("-D M has no effect");
  }

  @Test
  void anotherUnknownOptionIsNotTakenForOneOfSpin() {
    CommandRun run = CommandRun.withInput(MODEL, "verify", "--nonsense", "-");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--nonsense").doesNotContain("Spin:");
  }
}
