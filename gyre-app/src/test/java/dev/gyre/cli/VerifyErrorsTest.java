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

/** How many violations are looked for, and what is saved of them. */
class VerifyErrorsTest {
  /** Three assertions that fail, a deadlock, and a formula that does not hold. */
  private static final String MODEL =
      """
      byte n;
      active [2] proctype P() {
        byte i;
        i = n; i++; n = i;
        if
        :: n == 1 -> assert(n != 1)
        :: n == 2 -> assert(n == 1)
        :: true -> assert(i < 2)
        fi;
        n == 7
      }
      ltl small { [] (n < 2) }
      """;

  @TempDir private Path folder;
  private String model;

  @BeforeEach
  void write() throws IOException {
    model = Files.writeString(folder.resolve("m.pml"), MODEL).toString();
  }

  private CommandRun verify(String... options) {
    return CommandRun.of(
        Stream.concat(Stream.of("verify", model), Stream.of(options)).toArray(String[]::new));
  }

  private static List<String> violations(CommandRun run) {
    return run.out().lines().filter(line -> line.startsWith("violation")).toList();
  }

  @Test
  void oneViolationOfEachPropertyIsEnoughUnlessMoreAreWanted() {
    CommandRun run = verify();
    assertThat(run.status()).isEqualTo(1);
    assertThat(violations(run)).hasSize(2);
    assertThat(run.out()).contains("search for safety stopped at the first violation:");
    assertThat(violations(verify("--property", "small")))
        .containsExactly("violation: a finite run violates small, whatever follows");
  }

  @Test
  void allErrorsAreThoseOfAnotherKindOrPlace() {
    for (String option : List.of("--all-errors", "--keep-going")) {
      CommandRun run = verify(option);
      assertThat(violations(run))
          .hasSize(5)
          .anyMatch(line -> line.matches("violation . of 5: deadlock: .*"))
          .anyMatch(line -> line.matches("violation . of 5: assertion fails: assert\\(n != 1\\)"))
          .anyMatch(line -> line.matches("violation . of 5: assertion fails: assert\\(n == 1\\)"))
          .anyMatch(line -> line.matches("violation . of 5: assertion fails: assert\\(i < 2\\)"))
          .anyMatch(line -> line.matches("violation . of 5: a finite run violates small.*"));
      assertThat(run.out())
          .contains("search for safety complete:")
          .contains("errors; shown: one of each kind at each place (--every-error shows all)");
    }
  }

  @Test
  void aSearchStopsWhenItHasAsManyAsAreWanted() {
    CommandRun run = verify("--max-errors", "2", "--property", "safety", "--threads", "2");
    assertThat(violations(run)).hasSize(2).allMatch(line -> line.contains(" of 2: "));
    assertThat(run.out()).contains("stopped after 2 violations (--max-errors):");
    assertThat(violations(verify("--max-errors", "100", "--property", "safety"))).hasSize(4);
  }

  @Test
  void everyErrorIsShownWhereverItHappens() {
    int all = violations(verify("--every-error", "--property", "safety")).size();
    assertThat(all).isGreaterThan(4);
    CommandRun some = verify("--every-error", "--max-errors", "5", "--property", "safety");
    assertThat(violations(some)).hasSize(5);
  }

  @Test
  void eachViolationHasATrailOfItsOwn() throws IOException {
    Path trail = folder.resolve("t.v1.json");
    CommandRun run = verify("--all-errors", "--trail", trail.toString());
    for (int number = 1; number <= 5; number++) {
      Path file = number == 1 ? trail : folder.resolve("t.v1-" + number + ".json");
      String title = violations(run).get(number - 1).replaceFirst(".* of 5: ", "");
      assertThat(run.out()).contains("replay it:  gyre simulate " + model + " --replay " + file);
      CommandRun replayed = CommandRun.of("simulate", model, "--replay", file.toString());
      assertThat(replayed.status()).isEqualTo(1);
      assertThat(replayed.out()).contains(title.replaceFirst(":.*", ""));
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).hasSize(6);
    }
  }

  @Test
  void contradictionsAreRefused() {
    assertThat(verify("--max-errors", "0").err()).contains("--all-errors looks for all");
    CommandRun both = verify("--max-errors", "2", "--all-errors");
    assertThat(both.status()).isEqualTo(2);
    assertThat(both.err()).contains("--max-errors stops early and --all-errors does not");
    assertThat(verify("--every-error", "--shorten").status()).isEqualTo(2);
  }
}
