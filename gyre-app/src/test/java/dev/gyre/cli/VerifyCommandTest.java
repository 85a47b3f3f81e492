package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {
  static final String RACE =
      """
      mtype = { req, ack };
      chan q = [1] of { mtype, byte };
      chan r = [0] of { byte };
      bool done;
      active proctype Client() { q!req,1; r!7; done = true }
      active proctype Server() { mtype m; byte v; q?m,v; r?v; assert(!done) }
      """;

  private static final String ENDLESS =
      "byte a, b, c, d;"
          + " active proctype P() { do :: a++ :: b++ :: c++ :: d++ :: a + b + c + d < 0 od }";

  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void aViolationIsExplained() throws IOException {
    String model = file("race.pml", RACE);
    CommandRun run = CommandRun.of("verify", "--search", "bfs", model);
    assertThat(run.status()).isEqualTo(1);
    String text = run.out().replace(model, "race.pml").replaceAll("(?m)^ *[0-9.]+ (s|KB.*)$", "");
    assertThat(text)
        .isEqualTo(
            """
            race.pml:6: assertion fails after 5 steps: assert(!done)

            violation: assertion fails: assert(!done)
             --> race.pml:6:57
              |
            6 | active proctype Server() { mtype m; byte v; q?m,v; r?v; assert(!done) }
              |                                                         ^^^^^^^^^^^^^

            why not:
              assert(!done) would hold if done == false; Client:0 set it to true in step 4, line 5

            trace:
              step  process   line  statement      changes
                 1  Client:0     5  q!req,1        q: [] -> [req,1]
                 2  Server:1     6  q?m,v          q: [req,1] -> [], m: 0 -> req, v: 0 -> 1
                 3  Client:0     5  r!7            Server:1.v: 1 -> 7
                 &  Server:1     6  r?v
                 4  Client:0     5  done = true    done: false -> true
                 5  Server:1     6  assert(!done)

            final state:
              q = [], done = true
              Client:0 is at its end
              Server:1 is at its end
                m = req, v = 7

            messages:
             step   Client:0    Server:1
                1   q!req,1        |
                2      |        q?req,1
                3      |----r!7--->|

            search stopped at the first violation:
                         8  states stored
                         9  transitions (states stored + matched)
                         4  steps deep
                         1  error



            summary:
              safety  violated (assertion, line 6)

            save it:    gyre verify --search bfs race.pml --trail trace.json
            replay it:  gyre simulate race.pml --replay trace.json
            """);
  }

  @Test
  void statementsAreShownAsTheyWereWritten() throws IOException {
    String model =
        file(
            "written.pml",
            """
            #define N 3
            #define CALM (x < N)
            #define TAKE(l) l == 0 -> l = 1
            mtype = { req };
            chan q = [2] of { mtype, byte };
            byte x, lock;
            bool done;
            inline put(c, v) { c!req(v); done = true }
            init {
              CALM; x = N-1; TAKE(lock); put(q, N-1); q?req(_);
              (x==2 || lock==0) && (x > 0); skip;
              assert(x == N &&  /* never */
                done == false)
            }
            """);
    assertThat(CommandRun.of("verify", model).out())
        .containsSubsequence(
            "  CALM",
            "  x = N-1 ",
            "  lock == 0",
            "  lock = 1 ",
            "  q!req(N - 1) ",
            "  done = true ",
            "  q?req(_) ",
            "  (x==2 || lock==0) && (x > 0)\n",
            "  skip\n",
            "  assert(x == N && done == false)\n");
  }

  @Test
  void exitStatusesFollowTheContract() throws IOException {
    String good = file("good.pml", "byte x; init { x = 1; assert(x == 1) }");
    String bad = file("bad.pml", "init { false }");
    String wrong = file("wrong.pml", "init { y = 1 }");
    String large = file("large.pml", ENDLESS);
    assertThat(CommandRun.of("verify", good).status()).isZero();
    assertThat(CommandRun.of("verify", bad).status()).isEqualTo(1);
    assertThat(CommandRun.of("verify", wrong).status()).isEqualTo(2);
    assertThat(CommandRun.of("verify", folder.resolve("none.pml").toString()).status())
        .isEqualTo(2);
    assertThat(CommandRun.of("verify", "--no-such-option", good).status()).isEqualTo(2);
    assertThat(CommandRun.of("verify", "--timeout", "100ms", large).status()).isEqualTo(3);
    assertThat(CommandRun.of("verify", "--max-depth", "5", large).status()).isEqualTo(3);
    assertThat(CommandRun.of("verify", "--memory", "6M", "--when-full", "stop", large).status())
        .isEqualTo(3);
  }

  @Test
  void plainModeIsAccepted() throws IOException {
    String model = file("race.pml", RACE);
    CommandRun run =
        CommandRun.of(
            "verify",
            "--plain",
            "--keep-going",
            "--por",
            "off",
            "--symmetry",
            "off",
            "--format",
            "json",
            model);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).startsWith("{").contains("\"states\" : 10").endsWith("}\n");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void symmetryIsLookedForUnlessAllStatesAreMeant() throws IOException {
    String model =
        file(
            "equal.pml",
            """
            byte b[3]; byte turn;
            active [3] proctype P() { b[_pid] = 1; b[_pid] = 2 }
            active [2] proctype Q() { turn = _pid + turn }
            """);
    CommandRun found = CommandRun.of("verify", "--symmetry", "auto", "--explain", model);
    assertThat(found.status()).isZero();
    assertThat(found.out())
        .containsPattern("symmetry +on \\(asked for; 3 x P")
        .contains("not interchangeable: 2 x Q: ")
        .contains("(line 3)");
    CommandRun usual = CommandRun.of("verify", "--explain", model);
    assertThat(usual.out())
        .containsPattern("symmetry +on \\(default; 3 x P.*; not interchangeable: 2 x Q: .*line 3")
        .doesNotContain("note: not interchangeable");
    for (String all : List.of("--plain", "--symmetry=off")) {
      CommandRun off = CommandRun.of("verify", "--explain", all, model);
      assertThat(off.out()).containsPattern("symmetry +off \\(asked for");
    }
    CommandRun both = CommandRun.of("verify", "--explain", "--plain", "--symmetry=auto", model);
    assertThat(both.out()).containsPattern("symmetry +on \\(asked for");
  }

  @Test
  void whatCannotBeHonouredIsRefused() throws IOException {
    String model = file("good.pml", "init { skip }");
    List<List<String>> refused =
        List.of(List.of("--store", "delta:3"), List.of("--store", "delta"));
    for (List<String> option : refused) {
      CommandRun run = CommandRun.of("verify", option.get(0), option.get(1), model);
      assertThat(run.status()).as(option.toString()).isEqualTo(2);
      assertThat(run.out()).contains("not available yet");
    }
    CommandRun noTimers = CommandRun.of("verify", "--time", "abstract", model);
    assertThat(noTimers.status()).isEqualTo(2);
    assertThat(noTimers.out()).contains("the model has no timers");
    CommandRun threads = CommandRun.of("verify", "--threads", "4", "--explain", model);
    assertThat(threads.status()).isZero();
    assertThat(threads.out()).containsPattern("threads +4");
    assertThat(CommandRun.of("verify", "--timeout", "soon", model).err()).contains("30s");
    assertThat(CommandRun.of("verify", "--memory", "lots", model).err()).contains("2G");
  }

  @Test
  void checksCanBeChosen() throws IOException {
    String stuck = file("stuck.pml", "init { false }");
    assertThat(CommandRun.of("verify", "--check", "assert,error", stuck).status()).isZero();
    assertThat(CommandRun.of("verify", "--check", "deadlock", stuck).status()).isEqualTo(1);
  }

  @Test
  void aModelThatIsStuckAtOnceSaysSo() throws IOException {
    CommandRun run = CommandRun.of("verify", file("stuck.pml", "byte x; init { x == 1 }"));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .contains(":1: deadlock after 0 steps: init:0 waits")
        .contains("it is so from the beginning")
        .contains("init:0 is blocked at line 1, waits for: x == 1");
  }

  @Test
  void aModelThatCannotEvenStartIsWrong() throws IOException {
    String model = file("start.pml", "byte a[2], i = 3; byte x = a[i]; init { skip }");
    CommandRun run = CommandRun.of("verify", model);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).contains("the initial state cannot be computed: index 3 of a");
    assertThat(CommandRun.of("simulate", model).status()).isEqualTo(2);
  }

  @Test
  void aModelWithNoProcessIsWrong() throws IOException {
    CommandRun run = CommandRun.of("verify", file("empty.pml", "byte x;\n"));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("no process runs in this model");
  }

  @Test
  void thePlanIsExplainedAndQuietIsQuiet() throws IOException {
    String model = file("m.pml", "init { skip } ltl p { [] true }");
    assertThat(CommandRun.of("verify", "--explain", model).out())
        .contains("plan:")
        .contains("depth first")
        .containsPattern("fairness +none \\(default; every infinite run counts")
        .contains("cycles                 strongly connected components, depth first (for p;");
    CommandRun quiet = CommandRun.of("verify", "-q", model);
    assertThat(quiet.out().lines()).hasSize(2);
    assertThat(quiet.err()).isEmpty();
  }

  @Test
  void theModelIsSimplifiedUnlessPlain() throws IOException {
    // Two local steps become one, and nobody reads n.
    String model = file("m.pml", "byte n; init { byte x; x = 1; assert(x == 1); n = 1; n = 2 }");
    assertThat(CommandRun.of("verify", "--format", "json", model).out())
        .contains("\"states\" : 3,")
        .contains("\"name\" : \"statement merging\",\n    \"on\" : true");
    assertThat(CommandRun.of("verify", "--format", "json", "--all-scenarios", model).out())
        .contains("\"states\" : 5,");
    assertThat(CommandRun.of("verify", "--format", "json", "--plain", model).out())
        .contains("\"states\" : 6,");
    String observed = file("last.pml", "init { skip; _last == 0 }");
    assertThat(CommandRun.of("verify", "--explain", observed).out())
        .containsPattern("statement merging +off \\(the model reads _last\\)")
        .containsPattern("dead variables +on ");
  }

  @Test
  void longTracesAreCutUnlessWanted() throws IOException {
    String model =
        file("long.pml", "byte n; init { do :: n < 60 -> n++ :: n == 60 -> break od; false }");
    assertThat(CommandRun.of("verify", model).out())
        .containsPattern("\\.\\.\\. \\d+ steps \\(--full-trace shows them\\) \\.\\.\\.");
    assertThat(CommandRun.of("verify", "--full-trace", model).out())
        .doesNotContain("--full-trace shows");
  }

  /** Nobody has written the step in which a process disappears, so it has no line. */
  @Test
  void theEndOfAProcessHasNoLine() throws IOException {
    String model =
        file("end.pml", "init { run P(); _nr_pr == 1; assert(false) } proctype P() { skip }");
    assertThat(CommandRun.of("verify", model).out()).containsPattern("P:1 +-end- ");
    assertThat(CommandRun.of("simulate", "--seed", "1", model).out()).contains("P:1  -end-");
  }

  @Test
  void oneStateIsNotCalledStates() throws IOException {
    String model =
        file(
            "one.pml",
            "byte x; active proctype P() { x = 1; x = 2 } init { skip; _nr_pr == 1; skip }");
    assertThat(CommandRun.of("verify", model).out())
        .containsPattern("(?m)^ +1  state with steps left out \\(\\d+% of all\\), 1 step$");
  }

  @Test
  void aTrailIsSavedAndReplayed() throws IOException {
    String model = file("race.pml", RACE);
    Path trail = folder.resolve("t.json");
    CommandRun run = CommandRun.of("verify", "--trail", trail.toString(), model);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).contains("--replay " + trail);
    CommandRun replay = CommandRun.of("simulate", model, "--replay", trail.toString());
    assertThat(replay.status()).isEqualTo(1);
    assertThat(replay.out()).contains("as recorded: assertion fails");
    assertThat(CommandRun.of("simulate", "--replay", trail.toString()).status()).isEqualTo(1);
    file("race.pml", RACE + "\n");
    CommandRun changed = CommandRun.of("simulate", model, "--replay", trail.toString());
    assertThat(changed.status()).isEqualTo(2);
    assertThat(changed.err()).contains("another version");
  }

  @Test
  void aTrailThatCannotBeWrittenLeavesTheVerdictAndNoFile() throws IOException {
    String model = file("race.pml", RACE);
    for (Path target : List.of(folder.resolve("none/t.json"), folder)) {
      CommandRun run = CommandRun.of("verify", "--trail", target.toString(), model);
      assertThat(run.status()).isEqualTo(1);
      assertThat(run.out()).contains("violated");
      assertThat(run.err()).contains("could not be written");
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(f -> f.getFileName().toString())).containsExactly("race.pml");
    }
  }
}
