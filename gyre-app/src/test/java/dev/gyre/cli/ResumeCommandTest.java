package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said where nothing can be gone on with, and what is left behind. */
class ResumeCommandTest {
  /** 238,328 states, so that a limit comes first. */
  private static final String LARGE =
      """
      byte a, b, c;
      active proctype A() { do :: a < 30 -> a++ :: else -> a = 0 od }
      active proctype B() { do :: b < 30 -> b++ :: else -> b = 0 od }
      active proctype C() { do :: c < 30 -> c++ :: else -> c = 0 od }
      """;

  @TempDir private Path folder;
  private String model;
  private String checkpoints;

  @BeforeEach
  void writeModel() throws IOException {
    model = Files.writeString(folder.resolve("large.pml"), LARGE).toString();
    checkpoints = folder.resolve("run").toString();
  }

  /** With little memory the search ends soon, and is kept. */
  private CommandRun interrupted() {
    return CommandRun.of(
        "verify",
        "--plain",
        "--memory",
        "2M",
        "--when-full",
        "stop",
        "--checkpoint",
        checkpoints,
        model);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> all = Files.list(Path.of(checkpoints))) {
      return all.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void aLimitIsNotTheEnd() throws IOException {
    CommandRun first = interrupted();
    assertThat(first.status()).isEqualTo(3);
    assertThat(first.out())
        .contains("the memory limit was reached", "go on:      gyre resume " + checkpoints);
    CommandRun listed = CommandRun.of("resume", "--list", checkpoints);
    assertThat(listed.status()).isZero();
    assertThat(listed.out()).contains("safety", "states", "of: gyre verify --plain");

    Files.delete(Path.of(model));
    CommandRun rest = CommandRun.of("resume", checkpoints, "--memory", "1G");
    assertThat(rest.status()).as(rest.out() + rest.err()).isZero();
    assertThat(rest.out()).contains("238328  states stored");
    assertThat(files()).containsExactly("lock");
    assertThat(CommandRun.of("resume", checkpoints).err()).contains("there is no checkpoint in it");
  }

  @Test
  void itIsSaidThatNothingIsKept() throws IOException {
    Path endless = Files.writeString(folder.resolve("e.pml"), "byte x; init { do :: x++ od }");
    CommandRun run =
        CommandRun.of(
            "verify",
            "--store",
            "disk",
            "--checkpoint",
            checkpoints,
            "--ltl",
            "[]<> (x == 0)",
            endless.toString());
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.err()).contains("infinite runs on disk keeps no checkpoints");
  }

  @Test
  void whatIsThereIsNotOverwritten() throws IOException {
    interrupted();
    List<String> before = files();
    CommandRun other =
        CommandRun.of("verify", "--checkpoint", checkpoints, "--memory", "2M", model);
    assertThat(other.status()).isEqualTo(2);
    assertThat(other.err()).contains("there are checkpoints in it", "gyre resume");
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void aDamagedCheckpointIsNoBasis() throws IOException {
    interrupted();
    for (String name : files()) {
      Files.writeString(Path.of(checkpoints, name), "something else");
    }
    CommandRun run = CommandRun.of("resume", checkpoints);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("nothing to resume in");
    assertThat(CommandRun.of("resume", "--list", checkpoints).out()).contains("damaged");
  }

  @Test
  void whatCannotBeReadIsNoReasonToGiveUp() throws IOException {
    interrupted();
    Files.createDirectory(Path.of(checkpoints, "checkpoint-000007.gyre"));
    Files.createFile(Path.of(checkpoints, "checkpoint-99999999999.gyre"));
    assertThat(CommandRun.of("resume", "--list", checkpoints).out())
        .contains("damaged: it cannot be read", "states");
    CommandRun rest = CommandRun.of("resume", checkpoints, "--memory", "1G");
    assertThat(rest.status()).as(rest.err()).isZero();
    assertThat(rest.out()).contains("238328  states stored");
    assertThat(rest.err()).contains("checkpoint-000007.gyre is damaged: it cannot be read");
  }

  /** A limit that comes before the search is no new beginning, and nothing is lost by it. */
  @Test
  void aCheckpointMayHaveToWait() throws IOException {
    interrupted();
    CommandRun early = CommandRun.of("resume", checkpoints, "--timeout", "1ms");
    assertThat(early.status()).isEqualTo(3);
    assertThat(early.err()).doesNotContain("begun anew");
    CommandRun rest = CommandRun.of("resume", checkpoints, "--memory", "1G");
    assertThat(rest.out()).contains("238328  states stored");
  }

  @Test
  void optionsStandBeforeTheEndOfOptions() throws IOException {
    CommandRun.of(
        "verify",
        "--plain",
        "--memory=2M",
        "--when-full=stop",
        "--checkpoint",
        checkpoints,
        "--",
        model);
    CommandRun rest = CommandRun.of("resume", checkpoints, "--memory", "1G", "-q");
    assertThat(rest.status()).as(rest.err()).isZero();
  }

  /** What is in the file of words later does not matter. */
  @Test
  void wordsMayComeFromAFile() throws IOException {
    Path words = folder.resolve("words");
    Files.writeString(
        words, "--plain\n--memory\n2M\n--when-full\nstop\n--checkpoint\n" + checkpoints + "\n");
    CommandRun.of("verify", "@" + words, model);
    Files.delete(words);
    CommandRun rest = CommandRun.of("resume", checkpoints, "--memory", "1G");
    assertThat(rest.status()).as(rest.err()).isZero();
    assertThat(rest.out()).contains("238328  states stored");
  }

  /** Both are found in the first state and say the same; none of them counts twice. */
  @Test
  void faultsWithTheSameWordsKeepTheirPlaces() throws IOException {
    String twice =
        LARGE
            + """
            byte e[2];
            byte i = 5;
            active proctype F() {
              if
              :: e[i] == 0
              :: e[i] == 1
              :: a == 255
              fi
            }
            """;
    model = Files.writeString(folder.resolve("twice.pml"), twice).toString();
    CommandRun.of(
        "verify",
        "--plain",
        "--all-errors",
        "--memory=2M",
        "--when-full=stop",
        "--checkpoint",
        checkpoints,
        model);
    assertThat(files()).contains("checkpoint-000001.gyre");
    CommandRun rest = CommandRun.of("resume", checkpoints, "--memory", "1G", "-q");
    assertThat(rest.status()).as(rest.err()).isEqualTo(1);
    assertThat(rest.out()).contains("twice.pml:9: index 5", "(and 1 other violation)");
  }

  @Test
  void placesThatCannotBeUsedAreNamed() throws IOException {
    CommandRun file = CommandRun.of("verify", "--checkpoint", model, model);
    assertThat(file.status()).isEqualTo(2);
    assertThat(file.err()).contains("cannot be used: it is no directory");
    assertThat(CommandRun.of("resume", folder.resolve("none").toString()).err())
        .contains("there is no such directory");
    assertThat(CommandRun.of("resume", model).err()).contains("it is no directory");
    CommandRun interval = CommandRun.of("verify", "--checkpoint", checkpoints + ",often", model);
    assertThat(interval.status()).isEqualTo(2);
    assertThat(interval.err()).contains("'often' is not a time such as");
    CommandRun two = CommandRun.of("verify", "--checkpoint", checkpoints, model, model);
    assertThat(two.err()).contains("--checkpoint is for one model");
  }
}
