package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.gyre.checkpoint.CheckpointDirectory;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.runs.LocalDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can go wrong with files of long runs: each has its words and its exit status. */
class LongRunFailuresTest {
  /** 42,875 states, more than fit into a megabyte. */
  private static final String COUNTERS =
      """
      byte n[3];
      active [3] proctype P() { do :: n[_pid] = (n[_pid] + 1) % 35 od }
      """;

  /** Nothing can be made there, not even by root. */
  private static final String READ_ONLY = "/proc/gyre-states";

  @TempDir private Path folder;
  private String model;
  private String states;
  private String checkpoints;

  @BeforeEach
  void writeModel() throws IOException {
    model = Files.writeString(folder.resolve("n.pml"), COUNTERS).toString();
    states = folder.resolve("states").toString();
    checkpoints = folder.resolve("run").toString();
  }

  private CommandRun verify(String... options) {
    List<String> call =
        Stream.of(
                Stream.of("verify", "--plain", "--memory", "1M"),
                Stream.of(options),
                Stream.of(model))
            .flatMap(words -> words)
            .toList();
    return CommandRun.of(call.toArray(String[]::new));
  }

  private static void isUndecided(CommandRun run, String why) {
    assertThat(run.out()).contains("safety undecided").contains(why);
    assertThat(run.status()).isEqualTo(3);
  }

  private static void isWrong(CommandRun run, String why) {
    assertThat(run.err()).contains(why);
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void aFullDisk() {
    isUndecided(
        verify("--store", "disk:" + states, "--disk", "20K"),
        "the files of states may not take more than 20480 bytes");
    assertThat(Path.of(states)).doesNotExist();
    isUndecided(
        verify("--when-full", "disk:" + states, "--disk", "1K"),
        "the memory limit was reached, and the search could not go on: the files of states may not"
            + " take more than 1024 bytes");
    assertThat(Path.of(states)).doesNotExist();
  }

  @Test
  void aPlaceThatIsNoDirectory() {
    isUndecided(verify("--store", "disk:" + model), "is no directory");
    isUndecided(verify("--when-full", "disk:" + model), "could not go on: " + model);
    isWrong(verify("--checkpoint", model), "it is no directory");
  }

  @Test
  void aPlaceWhereNothingCanBeWritten() {
    assumeTrue(Files.isDirectory(Path.of("/proc/self")), "this is no Linux");
    isUndecided(verify("--store", "disk:" + READ_ONLY), "cannot write to the directory");
    isUndecided(
        verify("--when-full", "disk:" + READ_ONLY),
        "the search could not go on: cannot write to the directory " + READ_ONLY);
    isWrong(verify("--checkpoint", READ_ONLY), "'" + READ_ONLY + "' cannot be used");
  }

  @Test
  void twoRunsInOneDirectory() throws IOException {
    try (LocalDirectory other = LocalDirectory.at(Path.of(states), OptionalLong.empty())) {
      isUndecided(verify("--store", "disk:" + states), other.path() + " is in use by another");
      isUndecided(verify("--when-full", "disk:" + states), other.path() + " is in use by another");
    }
    try (CheckpointDirectory other = CheckpointDirectory.take(Path.of(checkpoints))) {
      isWrong(verify("--checkpoint", other.path().toString()), "another run of gyre uses it");
      isWrong(
          CommandRun.of("resume", checkpoints, "--interval", "1m"), "another run of gyre uses it");
      CommandRun status = CommandRun.of("status", checkpoints);
      assertThat(status.out()).startsWith("running");
      assertThat(status.status()).isZero();
    }
  }

  @Test
  void aCheckpointOfAnotherVersion() throws IOException {
    try (CheckpointDirectory directory = CheckpointDirectory.take(Path.of(checkpoints))) {
      directory.add(LongRunFailuresTest::ofAnotherVersion, List.of());
    }
    CommandRun run = CommandRun.of("resume", checkpoints, "--interval", "1m");
    isWrong(run, "it was written by Gyre 0.0.1, and only that can go on with it");
    try (Stream<Path> left = Files.list(Path.of(checkpoints))) {
      assertThat(left.map(file -> file.getFileName().toString()))
          .contains("checkpoint-000001.gyre");
    }
  }

  private static void ofAnotherVersion(CheckpointOutput out) {
    out.writeText("Gyre 0.0.1");
    out.writeInt(0);
    out.writeText("n.pml");
    out.writeText(COUNTERS);
    out.writeInt(0);
    out.writeLong(0);
    out.writeLong(0);
    out.writeText("safety");
    out.writeInt(0);
    out.writeBoolean(false);
  }

  /** Nobody overwrites the states of a check that is to go on, and what is lost is said. */
  @Test
  void statesOfACheckThatIsToGoOn() throws IOException {
    // So many that no machine is done in time.
    Files.writeString(Path.of(model), COUNTERS.replace("35", "80"));
    CommandRun first =
        verify(
            "--store", "disk:" + states, "--checkpoint", checkpoints + ",1h", "--timeout", "500ms");
    assertThat(first.out()).contains("gyre resume");
    assertThat(first.status()).isEqualTo(3);
    Path own = theOnly(Path.of(states), "states-");
    isUndecided(verify("--store", "disk:" + own), "has the states of a check that gyre resume");

    Path lost = theOnly(own, "0");
    Path elsewhere = Files.move(lost, folder.resolve("elsewhere"));
    CommandRun without = CommandRun.of("resume", checkpoints, "--timeout", "60s");
    isUndecided(without, "cannot read " + lost.getFileName());
    Files.move(elsewhere, lost);
    CommandRun with = CommandRun.of("resume", checkpoints, "--timeout", "60s");
    assertThat(with.out()).contains("512000  states stored");
    assertThat(with.status()).isZero();
    assertThat(own).doesNotExist();
    isWrong(CommandRun.of("status", checkpoints), "no check is or was under way in it");
  }

  private static Path theOnly(Path directory, String prefix) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith(prefix))
          .sorted()
          .findFirst()
          .orElseThrow();
    }
  }
}
