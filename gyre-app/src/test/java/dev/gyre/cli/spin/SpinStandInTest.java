package dev.gyre.cli.spin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lines that scripts look for, the files they expect, and the exit status. */
class SpinStandInTest {
  private static final String RACE =
      """
      int n;
      active [2] proctype P() { int x = 1; printf("hello %d\\n", n); n++; assert(n != 2) }
      """;

  private static final String STUCK =
      """
      chan c = [0] of { byte };
      active proctype P() { c!1; c!2 }
      active proctype Q() { byte b; c?b }
      """;

  private static final String TOGGLE =
      """
      byte x;
      active proctype P() { do :: x = 1 - x od }
      ltl p { [] (x < 1) }
      ltl q { <>[] (x == 1) }
      """;

  @TempDir private Path directory;

  private record Run(int status, String out, String err) {}

  private Run spin(String... words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Terminal terminal =
        new Terminal(new PrintWriter(out), new PrintWriter(err), directory, "gyre-spin");
    int status = SpinStandIn.run(List.of(words), terminal);
    return new Run(status, out.toString(), err.toString());
  }

  private void model(String name, String text) throws IOException {
    Files.writeString(directory.resolve(name), text);
  }

  @Test
  void anErrorIsReportedWithATrailAndStatusZero() throws IOException {
    model("race.pml", RACE);
    Run run = spin("-run", "race.pml");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .containsPattern("(?m)^pan:1: assertion violated \\(n!=2\\) \\(at depth \\d+\\)$")
        .contains("pan: wrote race.pml.trail\n")
        .containsPattern("(?m)^State-vector \\d+ byte, depth reached \\d+, errors: 1$")
        .containsPattern("(?m)^ +\\d+ states, stored$")
        .containsPattern("(?m)^ +\\d+ states, matched$")
        .containsPattern("(?m)^ +\\d+ transitions \\(= stored\\+matched\\)$");
    assertThat(directory.resolve("race.pml.trail")).isRegularFile();
  }

  @Test
  void labelsAreLookedAtWithoutBeingAskedTo() throws IOException {
    model("accept.pml", "active proctype P() { bit a; do :: a = 1 - a; accept: skip od }");
    assertThat(spin("-run", "accept.pml").out()).contains("pan:1: acceptance cycle (at depth ");
    assertThat(spin("-run", "-l", "accept.pml").out()).doesNotContain("acceptance cycle (");
  }

  @Test
  void aTrailIsFollowedInTheFormatOfSpin() throws IOException {
    model("race.pml", RACE);
    spin("-run", "race.pml");
    Run run = spin("-t", "-p", "-g", "-l", "race.pml");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .containsPattern("(?m)^ +1:\\tproc +\\d \\(P:1\\) .*race.pml:2 \\(state 1\\)\\t\\[printf")
        .contains("\t\tn = 1\n")
        .containsPattern("(?m)^spin: .*race.pml:2, Error: assertion violated$")
        .contains("spin: text of failed assertion: assert(n!=2)\n")
        .containsPattern("(?m)^spin: trail ends after \\d+ steps$")
        .contains("\t\tP(0):x = 1\n")
        .contains("2 processes created\n");
    assertThat(spin("-T", "-t", "race.pml").out()).contains("\nhello ").doesNotContain("  hello");
  }

  @Test
  void messagesOfATrailAreShown() throws IOException {
    model("stuck.pml", STUCK);
    assertThat(spin("-run", "stuck.pml").out()).contains("pan:1: invalid end state (at depth ");
    assertThat(spin("-t", "-s", "-r", "stuck.pml").out())
        .contains("Sent 1\t-> queue 1 (c)")
        .contains("Recv 1\t<- queue 1 (c)");
    assertThat(spin("-t", "-c", "stuck.pml").out()).contains("  1   c!1\n  1   .   c?1\n");
  }

  @Test
  void everyErrorHasItsOwnNumberedTrail() throws IOException {
    model(
        "two.pml",
        """
        byte first;
        active [2] proctype P() { if :: first == 0 -> first = _pid + 1 :: else fi }
        active proctype Judge() { first != 0; printf("@@@ %d\\n", first); assert(false) }
        """);
    Run run = spin("-run", "-E", "-c0", "-e", "two.pml");
    assertThat(run.out())
        .contains("pan: wrote two.pml1.trail")
        .contains("pan: wrote two.pml2.trail");
    assertThat(run.out()).doesNotContain("errors: 0").doesNotContain("errors: 1\n");
    StringBuilder printed = new StringBuilder();
    for (int n = 1; Files.exists(directory.resolve("two.pml" + n + ".trail")); n++) {
      printed.append(spin("-T", "-t" + n, "two.pml").out());
    }
    assertThat(printed.toString()).contains("@@@ 1\n").contains("@@@ 2\n");
    assertThat(spin("-t99", "two.pml").status()).isEqualTo(1);
    assertThat(spin("-t99", "two.pml").err()).contains("cannot find trail file");
  }

  @Test
  void theErrorsAreCountedUpToTheLimit() throws IOException {
    model("race.pml", RACE);
    assertThat(spin("-run", "-c2", "race.pml").out()).contains("errors: 2\n");
    assertThat(spin("-run", "-A", "race.pml").out()).contains("errors: 0\n");
    model("stuck.pml", STUCK);
    assertThat(spin("-run", "-E", "stuck.pml").out()).contains("errors: 0\n");
  }

  @Test
  void oneFormulaIsChecked() throws IOException {
    model("toggle.pml", TOGGLE);
    Run first = spin("-run", "toggle.pml");
    assertThat(first.out())
        .contains("ltl p: [] (x < 1)\n")
        .contains("pan: ltl formula p\n")
        .contains("pan:1: assertion violated ")
        .contains("\tnever claim         \t+ (p)\n");
    assertThat(spin("-run", "-ltl", "q", "toggle.pml").out())
        .contains("pan:1: acceptance cycle (at depth ");
    assertThat(spin("-t", "-p", "toggle.pml").out()).contains("<<<<<START OF CYCLE>>>>>");
    assertThat(spin("-run", "-noclaim", "toggle.pml").out()).contains("errors: 0\n");
    assertThat(spin("-run", "-ltl", "zz", "toggle.pml").err()).contains("cannot find claim 'zz'");
  }

  /** A finite run fails an assertion of the claim that Spin makes, and -A is about assertions. */
  @Test
  void withoutAssertionsOnlyInfiniteRunsCountAgainstAFormula() throws IOException {
    model(
        "mixed.pml",
        """
        byte x;
        active proctype P() { x = 1; do :: x = 2 :: x = 3 od }
        ltl finite { [] (x < 1) }
        ltl both { ([] (x < 1)) && ([]<> (x == 2)) }
        """);
    assertThat(spin("-run", "-a", "-E", "-N", "finite", "mixed.pml").out()).contains("errors: 1\n");
    assertThat(spin("-run", "-a", "-A", "-E", "-N", "finite", "mixed.pml").out())
        .contains("errors: 0\n");
    assertThat(spin("-run", "-a", "-A", "-E", "-N", "both", "mixed.pml").out())
        .contains("pan:1: acceptance cycle (at depth ")
        .contains("errors: 1\n");
  }

  @Test
  void exclusiveUseIsWatchedForTheReductionOnly() throws IOException {
    model(
        "xs.pml",
        "chan c = [1] of { bit };"
            + " active proctype P() { xs c; c!0 } active proctype Q() { bit b; c?b; c!1 }");
    assertThat(spin("-run", "xs.pml").out()).contains("errors: 1\n");
    assertThat(spin("-run", "-noreduce", "xs.pml").out()).contains("errors: 0\n");
  }

  @Test
  void errorsHaveTheWordsOfSpin() throws IOException {
    model("chan.pml", "chan d = [1] of { bit }; chan c; active proctype P() { c!1 }");
    assertThat(spin("-run", "chan.pml").out()).contains("pan:1: ref to uninitialized chan name (");
    model("never.pml", "active proctype P() { assert(false) }");
    assertThat(spin("-run", "never.pml").out()).contains("pan:1: assertion violated 0 (at depth ");
  }

  @Test
  void progressAndFairnessAreThoseOfPan() throws IOException {
    model("np.pml", "byte x; active proctype P() { do :: x = 1 - x od }");
    assertThat(spin("-run", "-l", "np.pml").out())
        .contains("pan:1: non-progress cycle (at depth ")
        .contains("non-progress cycles \t+ (fairness disabled)");
    assertThat(spin("-run", "-l", "-f", "np.pml").out()).contains("+ (fairness enabled)");
    assertThat(spin("-run", "-a", "np.pml").err()).contains("no accept labels are defined");
  }

  @Test
  void aFormulaBecomesANeverClaim() throws IOException {
    assertThat(spin("-f", "[]<> p").out()).startsWith("never {").contains("accept");
    Files.writeString(directory.resolve("f.ltl"), "<> p\n");
    assertThat(spin("-F", "f.ltl").out()).startsWith("never {");
    model("m.pml", "#define p (x == 1)\nbyte x; active proctype P() { x = 1; x = 2 }");
    assertThat(spin("-f", "<> p", "-run", "-a", "m.pml").out()).doesNotContain("errors: 0");
    assertThat(spin("-f", "[] !p && <> p", "-run", "-a", "m.pml").out()).contains("errors: 0\n");
  }

  @Test
  void statementsThatAreNeverExecutedAreListed() throws IOException {
    model("dead.pml", "byte x; active proctype P() { if :: x == 0 :: x == 1 -> x = 2 fi }");
    assertThat(spin("-run", "dead.pml").out())
        .contains("unreached in proctype P\n")
        .containsPattern("(?m)^\\t.*dead.pml:1, state \\d+, \"x = 2\"$");
    assertThat(spin("-run", "-n", "dead.pml").out()).doesNotContain("unreached in");
  }

  @Test
  void aVerifierIsWrittenThatHoldsTheModel() throws IOException {
    model("race.pml", RACE);
    assertThat(spin("-a", "race.pml").status()).isZero();
    assertThat(directory.resolve("pan.c")).content().contains("proctype P()").contains("--pan");
    assertThat(List.of("pan.h", "pan.m", "pan.t", "pan.b", "pan.p"))
        .allSatisfy(name -> assertThat(directory.resolve(name)).exists());
  }

  @Test
  void wrongModelsAndCallsHaveStatusOne() throws IOException {
    model("bad.pml", "active proctype P() { x = 1 }");
    Run bad = spin("-run", "bad.pml");
    assertThat(bad.status()).isEqualTo(1);
    assertThat(bad.out()).containsPattern("(?m)^spin: .*bad.pml:1, Error: ");
    assertThat(spin("-run", "missing.pml").status()).isEqualTo(1);
    assertThat(spin("-zz", "bad.pml").err()).contains("-zz");
    assertThat(spin("-M", "bad.pml").err()).contains("gyre trace --to svg");
    assertThat(spin().err()).contains("no filename specified");
    assertThat(spin("-V").out()).startsWith("Spin Version 6.5.2");
  }

  /** What Spin calls errors and understands all the same is counted in its exit status. */
  @Test
  void arraysWithoutAnIndexAreCountedAndOnlyTheSearchIsLeftOut() throws IOException {
    model("index.pml", "byte a[2]; active proctype P() { a = 1; assert(a == 1); a++ }");
    Run generated = spin("-a", "index.pml");
    assertThat(generated.status()).isEqualTo(3);
    assertThat(generated.out()).contains("index.pml:1, Error: 'a' is an array");
    assertThat(directory.resolve("pan.c")).isRegularFile();
    Run simulated = spin("index.pml");
    assertThat(simulated.status()).isEqualTo(3);
    assertThat(simulated.out()).contains("1 process created");
    Run searched = spin("-run", "index.pml");
    assertThat(searched.status()).isEqualTo(3);
    assertThat(searched.out()).doesNotContain("errors: ");
  }

  @Test
  void aRunByChanceCanBeRepeatedAndFailsWithStatusOne() throws IOException {
    model("stuck.pml", STUCK);
    Run run = spin("-n3", "-p", "stuck.pml");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("      timeout\n").contains("#processes: 1\n");
    assertThat(spin("-n3", "-p", "stuck.pml").out()).isEqualTo(run.out());
    model("fails.pml", "active proctype P() { assert(false) }");
    assertThat(spin("fails.pml").status()).isEqualTo(1);
    model("loop.pml", "active proctype P() { do :: true od }");
    assertThat(spin("-u5", "loop.pml").out()).contains("depth-limit (-u5 steps) reached");
  }

  @Test
  void definitionsAndLossyChannelsReachTheModel() throws IOException {
    model("d.pml", "active proctype P() { assert(N == 3) }");
    assertThat(spin("-DN=3", "-run", "d.pml").out()).contains("errors: 0\n");
    assertThat(spin("-DN=4", "-run", "d.pml").out()).contains("errors: 1\n");
    model("m.pml", "chan c = [1] of { byte }; active proctype P() { c!1; c!2 }");
    assertThat(spin("-m", "-run", "m.pml").out()).contains("errors: 0\n");
    assertThat(spin("-run", "m.pml").out()).contains("errors: 1\n");
  }

  @Test
  void aDepthThatIsTooSmallIsMentioned() throws IOException {
    model(
        "far.pml",
        "byte n; active proctype P() { do :: n < 90 -> n++ :: else -> assert(false) od }");
    assertThat(spin("-run", "-m5", "far.pml").out())
        .contains("error: max search depth too small")
        .contains("errors: 0\n");
  }
}
