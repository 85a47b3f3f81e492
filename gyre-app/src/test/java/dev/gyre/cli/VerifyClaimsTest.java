package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Never claims through the command, and stores that forget. */
class VerifyClaimsTest {
  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private static final String CLAIMED =
      """
      byte x;
      active proctype P() { x = 1; x = 2 }
      never reaches { do :: x < 2 :: x == 2 -> break od }
      never cycles { accept: do :: true od }
      """;

  @Test
  void eachClaimHasItsVerdictAndItsMovesAreInTheTrace() throws IOException {
    String model = file("claimed.pml", CLAIMED);
    CommandRun run = CommandRun.of("verify", "--search", "bfs", model);
    assertThat(run.status()).isEqualTo(1);
    String text = run.out().replace(model, "claimed.pml");
    assertThat(text)
        .startsWith(
            """
            claimed.pml: safety holds: no deadlock, no failed assertion (none in the model), no run-time error
            claimed.pml:3: never claim reaches violated after 3 steps: it is completed
            claimed.pml:4: never claim cycles violated after 3 steps by a cycle of 1 step: accept labels are passed again and again
            note: infinite runs are looked for depth first; breadth first is for what finite runs decide
            """)
        .contains(
            """
              step  process  line  statement  changes
                    never       3  x < 2
                 1  P:0         2  x = 1      x: 0 -> 1
                    never       3  x < 2
                 2  P:0         2  x = 2      x: 1 -> 2
                 3  never       3  x == 2
            """)
        .contains(
            "search for safety complete:", "search for reaches stopped at the first violation:");
  }

  @Test
  void propertiesAreChosenByName() throws IOException {
    String model = file("claimed.pml", CLAIMED);
    CommandRun one = CommandRun.of("verify", "-q", "--property", "cycles", model);
    assertThat(one.status()).isEqualTo(1);
    assertThat(one.out().lines()).singleElement().asString().contains("cycles violated");
    CommandRun two = CommandRun.of("verify", "--property=cycles", "--property=safety", "-q", model);
    assertThat(two.out().lines()).hasSize(2);
    CommandRun narrow = CommandRun.of("verify", "-q", "--check", "deadlock", model);
    assertThat(narrow.status()).isZero();
    CommandRun claims = CommandRun.of("verify", "-q", "--check", "acceptance", model);
    assertThat(claims.out().lines()).hasSize(2).allMatch(line -> line.contains("violated"));
    CommandRun unknown = CommandRun.of("verify", "--property", "other", model);
    assertThat(unknown.status()).isEqualTo(2);
    assertThat(unknown.out()).contains("safety, reaches, cycles");
  }

  @Test
  void theTraceOfAClaimCanBeSavedAndReplayed() throws IOException {
    String model = file("claimed.pml", CLAIMED);
    String trail = folder.resolve("trail.json").toString();
    assertThat(CommandRun.of("verify", "-q", "--trail", trail, model).status()).isEqualTo(1);
    CommandRun replay = CommandRun.of("simulate", model, "--replay", trail);
    assertThat(replay.status()).isEqualTo(1);
    assertThat(replay.out())
        .contains("    3: never  line 3  x == 2", "as recorded: the never claim reaches");
    String broken =
        Files.readString(Path.of(trail))
            .replaceFirst("\"transitions\" : \\[ \"[^\"]*\", ", "\"transitions\" : [ ");
    CommandRun wrong = CommandRun.of("simulate", "--replay", file("broken.json", broken));
    assertThat(wrong.status()).isEqualTo(2);
    assertThat(wrong.err()).contains("does not fit the model");
  }

  private static final String COUNTER =
      "byte n; active proctype P() { end: do :: n < 9 -> n++ :: n > 7 -> n = 0 od }";

  @Test
  void aLossyStoreThatFindsNothingDecidesNothing() throws IOException {
    String model = file("a counter.pml", COUNTER);
    CommandRun run =
        CommandRun.of(
            "verify",
            "--store=bitstate:2",
            "-D",
            "X=1",
            "--memory",
            "64K",
            "--threads",
            "2",
            model);
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.out())
        .contains("undecided: nothing was found, but the store is lossy: ")
        .contains("search complete up to omitted states:")
        .contains("64.0 KB  of it for the table of bitstate:2")
        .contains("  of it for parts of states, which are exact")
        .contains("  omitted states expected; ")
        .contains(
            "better:     gyre verify -D X=1 --threads 2 '"
                + model
                + "' --store tree\n            (exact: nothing is omitted)\n");
    CommandRun quiet = CommandRun.of("verify", "-q", "--store", "compact:16", model);
    assertThat(quiet.status()).isEqualTo(3);
    assertThat(quiet.out().lines()).hasSize(1);
  }

  @Test
  void aLossyStoreThatFindsSomethingIsRight() throws IOException {
    String model = file("race.pml", VerifyCommandTest.RACE);
    CommandRun run = CommandRun.of("verify", "--store", "compact", "--memory", "1M", model);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).contains("replay it:").doesNotContain("better:");
  }

  @Test
  void theNumberOfBitsMustMakeSense() throws IOException {
    String model = file("counter.pml", COUNTER);
    for (String store : List.of("tree:3", "bitstate:", "bitstate:x", "bitstate:0", "compact:65")) {
      assertThat(CommandRun.of("verify", "--store", store, model).status()).as(store).isEqualTo(2);
    }
  }
}
