package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Dialogues of {@code gyre simulate -i} without a terminal. */
class InteractiveSimulationTest {
  private static final String MODEL =
      """
      byte x;
      active proctype P() {
        x = 1;
        x = x + 4;
        do
          :: x < 8 -> x++
          :: x > 6 -> assert(x < 7)
        od
      }
      active proctype Q() { x == 9 }
      """;

  @TempDir private Path folder;
  private String model;

  @BeforeEach
  void write() throws IOException {
    model = Files.writeString(folder.resolve("model.pml"), MODEL).toString();
  }

  private CommandRun talk(String lines) {
    return talk(lines, "simulate", "-i", "--seed", "1", model);
  }

  private static CommandRun talk(String lines, String... call) {
    CommandRun run = CommandRun.withInput(lines, call);
    assertThat(run.status()).as(run.err()).isZero();
    return run;
  }

  @Test
  void enterTakesTheOnlyChoice() {
    assertThat(talk("\n\nb\nq\n").out())
        .contains("    1: P:0  line 3  x = 1    [x: 0 -> 1]")
        .contains("    2: P:0  line 4  x = x + 4    [x: 1 -> 5]")
        .contains("step 3> b\n   1  P:0  line 4");
  }

  @Test
  void enterDoesNotChooseAmongSeveral() throws IOException {
    Files.writeString(folder.resolve("model.pml"), "active [2] proctype P() { skip }");
    assertThat(talk("\nq\n").out())
        .contains("there are 2 choices; type the number of one")
        .doesNotContain("step 2>");
  }

  @Test
  void runMakesSoManySteps() {
    assertThat(talk("run 3\nq\n").out()).contains("    3: P:0").contains("step 4> q");
  }

  @Test
  void runStopsWhereSomethingGoesWrong() {
    assertThat(talk("run 100\nq\n").out())
        .contains("violation: assertion fails", "stopped: something went wrong");
  }

  @Test
  void untilStopsWhereTheExpressionHolds() {
    CommandRun run = talk("until x == 5 && !Q@nowhere\nuntil x == 5\neval x * 2\nq\n");
    assertThat(run.out()).contains("'x == 5 && !Q@nowhere': ");
    assertThat(run.out()).contains("stopped: it holds: x == 5", "x * 2 = 10");
  }

  @Test
  void breakpointsStopAtLinesAndExpressions() {
    CommandRun run = talk("break 4\nbreak x > 5\nrun 50\ndelete 1\nbreak\nrun 50\ndelete 7\nq\n");
    assertThat(run.out())
        .contains("stopped: breakpoint: line 4")
        .contains("breakpoint 1 is gone\nstep 2> break\n  breakpoint 1: x > 5")
        .contains("stopped: breakpoint: x > 5")
        .contains("there is no breakpoint 7");
  }

  @Test
  void aBreakpointCountsAgainAfterGoingBack() {
    assertThat(talk("break x == 1\n1\nb\n1\nq\n").out().split("breakpoint: x == 1", -1)).hasSize(3);
  }

  @Test
  void severalStepsAreTakenBack() {
    assertThat(talk("\n\nb 2\nb\nq\n").out()).contains("step 1> b\nthis is the beginning");
  }

  @Test
  void aVariableIsWatchedAndNoLonger() throws IOException {
    Path counter = Files.writeString(folder.resolve("w.pml"), "byte x; init { do :: x++ od }");
    String call = counter.toString();
    String seen = talk("watch x\n\nunwatch y\nunwatch x\n\nq\n", "simulate", "-i", call).out();
    assertThat(seen).containsOnlyOnce("      x = 1").doesNotContain("      x = 2");
    assertThat(seen).contains("'y' was not watched").contains("[x: 1 -> 2]");
  }

  @Test
  void blockedStatementsAreExplained() {
    assertThat(talk("w\nq\n").out()).contains("Q:1  line 10  x == 9", "false, with x = 0");
  }

  @Test
  void aRunWithoutViolationIsSavedAndReplayed() {
    String trail = folder.resolve("run.json").toString();
    assertThat(talk("\n\nsave " + trail + "\nq\n").out()).contains("saved 2 steps to");
    CommandRun replay = CommandRun.of("simulate", "--replay", trail);
    assertThat(replay.status()).isZero();
    assertThat(replay.out()).contains("as recorded, 2 steps", "x = 5");
    assertThat(CommandRun.of("trace", trail).out()).contains("x = x + 4");
    assertThat(CommandRun.of("trace", trail, "--shorten").err()).contains("violates nothing");
  }

  @Test
  void aRunIntoAViolationIsSavedAndReplayed() {
    String trail = folder.resolve("run.json").toString();
    talk("run 100\nsave " + trail + "\nq\n");
    CommandRun replay = CommandRun.of("simulate", "--replay", trail);
    assertThat(replay.status()).isEqualTo(1);
    assertThat(replay.out()).contains("as recorded: assertion fails");
  }

  @Test
  void whatCannotBeSavedIsSaid() {
    assertThat(talk("save /no/such/folder/x\nsave\nq\n").out())
        .contains("could not be saved", "where to?");
  }

  @Test
  void aTrailIsFollowedAndLeft() {
    String trail = folder.resolve("trail.json").toString();
    CommandRun.of("verify", model, "--trail", trail);
    CommandRun run = talk("\nf 1\nb\nf 99\nq\n", "simulate", "--replay", trail, "-i", "--at", "1");
    assertThat(run.out())
        .contains("    1: P:0  line 3")
        .contains("<- recorded")
        .contains("step 2> \n    2: P:0  line 4")
        .contains("violation: assertion fails")
        .contains("there is no recorded step to follow from here");
  }

  @Test
  void aTrailHasAnEnd() {
    String trail = folder.resolve("trail.json").toString();
    CommandRun.of("verify", model, "--trail", trail);
    CommandRun run = CommandRun.of("simulate", "--replay", trail, "-i", "--at", "999");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("the trail has only");
    assertThat(CommandRun.of("simulate", "--replay", trail, "--seed", "1").status()).isEqualTo(2);
  }

  @Test
  void linesThatEndTooSoonEndTheDialogue() {
    assertThat(talk("1").out()).endsWith("step 2> \n");
  }
}
