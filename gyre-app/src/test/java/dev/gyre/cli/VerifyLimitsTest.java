package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A limit is a promise, whatever Gyre is doing when it is reached. */
class VerifyLimitsTest {
  /** Allows for a machine that is busy with other things. */
  private static final Duration LATE = Duration.ofSeconds(8);

  @TempDir private Path folder;

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("model.pml"), text).toString();
  }

  private static CommandRun timely(String... args) {
    long start = System.nanoTime();
    CommandRun run = CommandRun.of(args);
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(LATE);
    return run;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "init { d_step { do :: x >= 0 -> x = (x + 1) % 7 od } }",
        "init { d_step { do :: true od } }",
        "chan q = [3] of { byte }; init { d_step { q!1; do :: q?x; q!x od } }",
        "active [2] proctype P() { byte i; d_step { skip; do :: i++ :: i < 0 -> break od } }",
        "init { x = 5; d_step { skip; L: if :: x > 2 -> goto L :: else fi } }"
      })
  void aDStepThatRunsInACircleIsAnError(String model) throws IOException {
    CommandRun run = timely("verify", file("int x; " + model));
    assertThat(run.out()).contains("this d_step does not end");
    assertThat(run.status()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "init { d_step { do :: x != -1 -> x++ :: else -> break od } }",
        "init { d_step { skip; do :: x++ :: y > 0 -> break od } }",
        "init { atomic { do :: x != -1 -> x++ :: else -> break od } }",
        "init { do :: d_step { x = 0; do :: x < 900000000 -> x++ :: else -> break od } od }",
        "active [3] proctype P() { d_step { do :: x != -1 -> x++ :: else -> break od } }",
        "chan q = [1] of { int }; init { d_step { q!0; do :: q?x; x++; q!x od } }"
      })
  void aSequenceThatTakesTooLongIsGivenUp(String model) throws IOException {
    CommandRun run = timely("verify", "--timeout", "500ms", file("int x, y; " + model));
    assertThat(run.out()).contains("undecided: the time limit was reached");
    assertThat(run.status()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--threads 1 --property safety",
        "--threads 2 --property safety",
        "--threads 2 --search bfs --property safety",
        "--threads 1 --property f",
        "--threads 2 --property f"
      })
  void whatIsInsideAnAtomicSequenceTakesMemoryToo(String options) throws IOException {
    // There are more than a million ways, so the states inside are remembered, and they are many.
    String model =
        "byte a, b, c, d; init { atomic { do :: a < 30 -> a++ :: b < 30 -> b++ :: c < 30 -> c++"
            + " :: d < 30 -> d++ :: a + b + c + d == 120 -> break od } }"
            + " ltl f { <> (a == 1) }";
    List<String> call = new ArrayList<>(List.of("verify", "--memory", "8M", "--timeout", "60s"));
    call.addAll(List.of(options.split(" ")));
    call.add(file(model));
    CommandRun run = CommandRun.of(call.toArray(String[]::new));
    assertThat(run.out()).contains("undecided: the memory limit was reached");
    assertThat(run.status()).isEqualTo(3);
  }

  @Test
  void aLongDStepIsNoError() throws IOException {
    String model = "int x; init { d_step { do :: x < 12000000 -> x++ :: else -> break od } }";
    assertThat(CommandRun.of("verify", file(model)).status()).isEqualTo(0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "atomic { x++; y++ }; atomic { x++; y++ }; assert(x < 2)",
        "atomic { x++; y++; x++ }; assert(y == 0)",
        "d_step { x++; y++ }; atomic { x++; y++; y++; y++; assert(x < 2) }",
        "atomic { x++; y++; x = 0; x == 1 }"
      })
  void shorteningEndsWhereStepsAreAtomic(String body) throws IOException {
    CommandRun run =
        timely("verify", "--shorten", file("int x, y; active proctype P() { " + body + " }"));
    assertThat(run.status()).isEqualTo(1);
  }

  @Test
  void shorteningFindsAShorterTrace() throws IOException {
    String path =
        file(
            "byte x; active proctype P() {"
                + " do :: x < 9 -> atomic { x++; skip; skip } :: x = 9; break od; assert(x < 9) }");
    assertThat(timely("verify", "--shorten", "--threads", "1", path).out())
        .contains("after 2 steps");
  }

  @Test
  void shorteningGivesUpInTimeAndKeepsWhatWasFound() throws IOException {
    String path =
        file(
            "byte a, b, c, d, n; active proctype P() { do :: a++ :: b++ :: c++ :: d++ od }"
                + " active proctype Q() { do :: n < 40 -> n++ :: n == 40 -> break od;"
                + " assert(false) }");
    CommandRun run = timely("verify", "--shorten", "--timeout", "2s", path);
    assertThat(run.out()).contains("there may be shorter ones: the time limit was reached");
    assertThat(run.status()).isEqualTo(1);
  }

  @Test
  void shorteningPhilosophersEnds() throws IOException {
    String path =
        file(
            "bool taken[3]; active [3] proctype P() { do :: atomic { !taken[_pid] -> taken[_pid] ="
                + " true }; atomic { !taken[(_pid + 1) % 3] -> taken[(_pid + 1) % 3] = true };"
                + " taken[_pid] = false; taken[(_pid + 1) % 3] = false od }");
    assertThat(timely("verify", "--shorten", path).out())
        .contains("deadlock after 6 steps")
        .containsPattern("shortened: safety: .*(the fewest that lead|already the fewest steps)");
  }
}
