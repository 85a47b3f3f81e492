package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulateCommandTest {
  @TempDir private Path folder;

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("model.pml"), text).toString();
  }

  @Test
  void aRandomRunCanBeRepeated() throws IOException {
    String model = file("byte x; active [3] proctype P() { x = _pid; printf(\"%d\\n\", x) }");
    CommandRun first = CommandRun.of("simulate", model, "--seed", "7");
    assertThat(first.status()).isZero();
    assertThat(first.out()).startsWith("seed 7").contains("all processes have ended after 9 steps");
    assertThat(CommandRun.of("simulate", model, "--seed", "7")).isEqualTo(first);
    assertThat(CommandRun.of("simulate", model).out()).startsWith("seed ");
  }

  @Test
  void whatGoesWrongIsShown() throws IOException {
    CommandRun failed = CommandRun.of("simulate", file("init { assert(false) }"));
    assertThat(failed.status()).isEqualTo(1);
    assertThat(failed.out()).contains("violation: assertion fails").contains("^");
    CommandRun stuck = CommandRun.of("simulate", file("init { false }"));
    assertThat(stuck.status()).isEqualTo(1);
    assertThat(stuck.out()).contains("deadlock");
  }

  @Test
  void anEndlessRunStops() throws IOException {
    CommandRun run = CommandRun.of("simulate", file("init { do :: skip od }"), "--steps", "50");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("stopped after 50 steps");
  }

  @Test
  void aDialogueStepsExplainsAndGoesBack() throws IOException {
    String model =
        file("byte x; active proctype P() { x = 5; x == 6 } active proctype Q() { x = 6 }");
    CommandRun run =
        CommandRun.withInput(
            "2\nw\nwatch x\n1\nb\np x\n99\nh\nq\n", "simulate", "--interactive", model);
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("P:0  line 1  x = 5")
        .contains("false, with x = 5")
        .contains("x = 6")
        .contains("there is no choice '99'")
        .contains("take the last step back");
  }

  @Test
  void wrongCallsAreRefused() throws IOException {
    assertThat(CommandRun.of("simulate").status()).isEqualTo(2);
    assertThat(CommandRun.of("simulate", file("init { y = 1 }")).status()).isEqualTo(2);
    String model = file("init { skip }");
    CommandRun noTrail = CommandRun.of("simulate", model, "--replay", model);
    assertThat(noTrail.status()).isEqualTo(2);
    assertThat(noTrail.err()).contains("cannot be replayed");
  }
}
