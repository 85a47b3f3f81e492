package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code gyre verify} on what infinite runs do. */
class VerifyLivenessTest {
  private static final String MODEL =
      """
      byte x; bool q;
      active proctype P() { do :: x = 1 :: x == 1 -> progress: x = 0 od }
      active proctype Q() { end: do :: q = true; accept: q = false od }
      ltl served { [] (q -> <> (x == 0)) }
      """;

  @TempDir private Path folder;

  private String model() throws IOException {
    return Files.writeString(folder.resolve("m.pml"), MODEL).toString();
  }

  private CommandRun verify(String... options) throws IOException {
    String model = model();
    String[] arguments = new String[options.length + 2];
    arguments[0] = "verify";
    System.arraycopy(options, 0, arguments, 1, options.length);
    arguments[arguments.length - 1] = model;
    CommandRun run = CommandRun.of(arguments);
    return new CommandRun(run.status(), run.out().replace(model, "m.pml"), run.err());
  }

  @Test
  void everyPropertyHasALine() throws IOException {
    CommandRun run = verify("-q");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .isEqualTo(
            """
            m.pml: safety holds: no deadlock, no failed assertion (none in the model), no run-time error
            m.pml:3: ltl served violated after 3 steps by a cycle of 2 steps
            m.pml:3: acceptance violated after 0 steps by a cycle of 2 steps: accept labels are passed again and again
            m.pml:3: progress violated after 0 steps by a cycle of 2 steps: no progress label is passed
            """);
  }

  @Test
  void anInfiniteRunIsExplained() throws IOException {
    CommandRun run = verify("--property", "served", "--fairness", "weak");
    assertThat(run.status()).isEqualTo(1);
    String text = run.out().replaceAll("(?m)^ *[0-9.]+ (s|KB.*)$", "").replace(model(), "m.pml");
    assertThat(text)
        .isEqualTo(
            """
            m.pml:3: ltl served violated after 3 steps by a cycle of 3 steps
            not checked: safety, acceptance, progress (only what was named is checked)

            violation: an infinite run violates served
             --> m.pml:3:34
              |
            3 | active proctype Q() { end: do :: q = true; accept: q = false od }
              |                                  ^^^^^^^^

            trace:
              step  process  line  statement  changes
                 1  Q:1         3  q = true   q: false -> true
                 2  P:0         2  x = 1      x: 0 -> 1
                 3  Q:1         3  q = false  q: true -> false
              --- from here on for ever ---
                 4  Q:1         3  q = true   q: false -> true
                 5  P:0         2  x = 1
                 6  Q:1         3  q = false  q: true -> false

            propositions (in the states before these steps):
              q       false 1, true 2-3, false 4, true 5-6
              x == 0  true 1-2, false 3-6

            in the cycle (fairness: weak):
              P:0  can move all the time and moves in step 5
              Q:1  can move all the time and moves in steps 4, 6

            state before step 4, and at the end:
              x = 1, q = false
              P:0 is at line 2, next: x = 1 | x == 1
              Q:1 is at line 3, next: q = true

            search stopped at the first violation:
                         9  states stored
                        17  transitions (states stored + matched)
                         4  steps deep
                         1  error



            summary:
              ltl served  violated (infinite run, line 3)

            save it:    gyre verify --property served --fairness weak m.pml --trail trace.json
            replay it:  gyre simulate m.pml --replay trace.json
            """);
  }

  /** Who asks for a formula only is told that the run passes an assertion that fails. */
  @Test
  void aFailingAssertionOnTheWayIsMarked() throws IOException {
    String text =
        "byte x; active proctype P() { do :: x = 2; assert(x == 1); assert(x == 2); x = 0 od }"
            + " ltl p { <> (x == 3) }";
    String model = Files.writeString(folder.resolve("passed.pml"), text).toString();
    CommandRun run = CommandRun.of("verify", "--property", "p", model);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .containsPattern("(?m) assert\\(x == 1\\) +fails$")
        .containsPattern("(?m) assert\\(x == 2\\)$");
    CommandRun safety = CommandRun.of("verify", "--property", "safety", model);
    assertThat(safety.out()).containsPattern("(?m) assert\\(x == 1\\)$");
  }

  @Test
  void aFormulaOfTheCallMayUseTheModel() throws IOException {
    assertThat(verify("--ltl", "[] (x <= 1 && (Q@accept -> q))").status()).isZero();
    CommandRun two = verify("-q", "--ltl", "[]<> q", "--ltl=<> (x == 1)", "--fairness=weak");
    assertThat(two.status()).isZero();
    assertThat(two.out().lines())
        .containsExactly(
            "m.pml: ltl ltl_0 holds: every weakly fair run satisfies it",
            "m.pml: ltl ltl_1 holds: every weakly fair run satisfies it");
  }

  @Test
  void theLineAboutAFormulaOfTheCallNamesTheModel() throws IOException {
    CommandRun run = verify("-q", "--ltl", "[] (x == 0)", "--search=bfs");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).startsWith("m.pml").doesNotContain("<formula>");
  }

  @Test
  void aWrongFormulaIsShown() throws IOException {
    CommandRun run = verify("--ltl", "[] (x == y)");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("<formula>:1:10").contains("'y'");
    assertThat(verify("--ltl", "[] (x ==").status()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "global"})
  void lassosCanBeSavedAndReplayed(String fairness) throws IOException {
    for (String property : List.of("acceptance", "ltl_0", "ltl_1")) {
      String trail = folder.resolve(property + ".json").toString();
      CommandRun run =
          verify(
              "--ltl",
              "<>[] (x == 1)",
              "--ltl",
              "[] !q",
              "--fairness",
              fairness,
              "--property",
              property,
              "--trail",
              trail);
      CommandRun replay = CommandRun.of("simulate", "--replay", trail);
      assertThat(replay.status()).as(property + run.out() + replay.err()).isEqualTo(1);
      assertThat(replay.out()).contains("as recorded: ");
    }
  }

  @Test
  void aChangedLassoIsNotBelieved() throws IOException {
    String trail = folder.resolve("t.json").toString();
    assertThat(verify("--property", "progress", "--trail", trail).status()).isEqualTo(1);
    CommandRun good = CommandRun.of("simulate", model(), "--replay", trail);
    assertThat(good.status()).isEqualTo(1);
    assertThat(good.out())
        .contains("  --- from here on for ever ---\n    1: Q:1  line 3  q = true")
        .contains("as recorded: an infinite run passes no progress label from some point on")
        .contains("in the cycle (fairness: none):");
    String text = Files.readString(Path.of(trail));
    for (String wrong :
        List.of(
            text.replaceFirst("\"transitions\" : \\[ \"[^\"]*\", ", "\"transitions\" : [ "),
            text.replace("\"cycleStart\" : 1", "\"cycleStart\" : 2"),
            text.replace("\"cycleStart\" : 1", "\"cycleStart\" : 7"),
            text.replace("\"fairness\" : \"none\"", "\"fairness\" : \"weak\""),
            text.replace("\"fairness\" : \"none\"", "\"fairness\" : \"odd\""))) {
      assertThat(wrong).isNotEqualTo(text);
      Path file = Files.writeString(folder.resolve("wrong.json"), wrong);
      CommandRun run = CommandRun.of("simulate", "--replay", file.toString());
      assertThat(run.status()).isEqualTo(2);
      assertThat(run.err()).containsPattern("does not fit the model|cannot be replayed");
    }
  }

  @Test
  void theReportIsJsonToo() throws IOException {
    String out = verify("--format", "json").out();
    assertThat(out)
        .contains("\"cycleStart\" : ", "\"canMoveBefore\" : [", "\"text\" : \"x == 0\"")
        .contains("\"name\" : \"served\",\n    \"kind\" : \"ltl\",\n    \"verdict\" : \"violated\"")
        .contains("\"kind\" : \"non-progress-cycle\"")
        .contains("\"fairness\" : \"none\"");
  }

  @Test
  void warningsAreShown() throws IOException {
    CommandRun run = verify("--ltl", "[] (x == 5 -> <> q)");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("warning: ltl ltl_0: it holds because 'x == 5' is false in every reachable state")
        .contains("not checked: safety, ltl served, acceptance, progress (only");
    assertThat(verify("--format=json", "--ltl", "[] (x == 5 -> <> q)").out())
        .contains("\"warnings\" : [ \"it holds because 'x == 5' is false");
  }
}
