package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.cli.spin.SpinStandIn;
import dev.gyre.cli.spin.SpinVocabulary;
import dev.gyre.cli.spin.Terminal;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The stand-in for {@code spin} against what Spin says about real models, and as part of scripts
 * that compile the verifier.
 *
 * <p>{@code -Dgyre.standin.rows=1} takes every model of up to 100,000 states, {@code 20} every
 * twentieth one. {@code bench/spin-standin} does that with both programs side by side.
 */
class SpinStandInOracleTest {
  private static final int STRIDE = Integer.getInteger("gyre.standin.rows", 20);
  private static final long MOST_STATES = 100_000;

  private static final Pattern LISTED = Pattern.compile("(?m)^\\s+(-\\w+)");

  /** Anything may stand behind the letter, so that gyre would explain its own options by them. */
  private static final Set<String> LIKE_SLIPS = Set.of("-Eyyy", "-tsuf");

  @TempDir private Path directory;

  @Test
  void theVerdictLineIsThatOfSpin() {
    SharedCorpus corpus = SharedCorpus.require();
    List<String> disagreements = new ArrayList<>();
    List<SharedCorpus.ExpectedModel> rows =
        corpus.expected().stream()
            .filter(row -> row.plain().filter(p -> p.states() <= MOST_STATES).isPresent())
            .toList();
    int compared = 0;
    for (int i = 0; i < rows.size(); i += STRIDE) {
      SharedCorpus.ExpectedModel row = rows.get(i);
      StringWriter out = new StringWriter();
      int status = run(out, "-run", "-noclaim", corpus.file(row.model()).toString());
      boolean violated = row.plain().orElseThrow().violated();
      boolean isSame = status == 0 && out.toString().contains("errors: 0\n") != violated;
      if (!isSame) {
        disagreements.add(row.model() + ": status " + status + "\n" + out);
      }
      compared++;
    }
    assertThat(compared).isGreaterThan(5);
    assertThat(disagreements).isEmpty();
  }

  /** What Spin and its verifier list when they are asked how to call them. */
  @Test
  void everyOptionThatSpinListsIsKnown() throws IOException, InterruptedException {
    Oracles.requireSpin();
    Files.writeString(directory.resolve("m.pml"), "active proctype P() { skip }");
    String usage =
        script(
            "spin --help; spin -a m.pml && gcc -w -DBITSTATE -o pan pan.c && { ./pan --; true; }");
    Set<String> unknown = new TreeSet<>();
    int listed = 0;
    for (Matcher option = LISTED.matcher(usage); option.find(); listed++) {
      String word = option.group(1).replaceFirst("(?<=\\w)N$|(?<=R|RS)n$", "1");
      if (SpinVocabulary.advice(word).isEmpty()) {
        unknown.add(word);
      }
    }
    unknown.removeAll(LIKE_SLIPS);
    assertThat(listed).isGreaterThan(90);
    assertThat(unknown).isEmpty();
  }

  private int run(StringWriter out, String... words) {
    PrintWriter writer = new PrintWriter(out);
    return SpinStandIn.run(
        List.of(words), new Terminal(writer, writer, directory, launcher().toString()));
  }

  private Path launcher() {
    return directory.resolve("spin");
  }

  /** A command {@code spin} as a script finds it on the path. */
  private void writeLauncher() throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Files.writeString(
        launcher(),
        "#!/bin/sh\nexport GYRE_SPIN_LAUNCHER="
            + launcher()
            + "\nexec "
            + java
            + " -cp '"
            + System.getProperty("java.class.path")
            + "' dev.gyre.cli.Main spin \"$@\"\n");
    assertThat(launcher().toFile().setExecutable(true)).isTrue();
  }

  private String script(String text) throws IOException, InterruptedException {
    Path log = directory.resolve("script.log");
    ProcessBuilder builder = new ProcessBuilder("sh", "-c", text);
    builder.directory(directory.toFile());
    builder.environment().put("PATH", directory + ":" + System.getenv("PATH"));
    Process process = builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    return Files.readString(log);
  }

  @Test
  void aScriptThatCompilesTheVerifierWorksUnchanged() throws IOException, InterruptedException {
    Oracles.requireSpin(); // where Spin is, a C compiler is
    writeLauncher();
    Files.writeString(
        directory.resolve("m.pml"),
        """
        chan c = [1] of { byte };
        byte got;
        active proctype Env() { do :: c!1 :: c!2 od }
        active proctype Sys() { byte m; do :: c?m -> got = m od }
        ltl served { [] (c?[2] -> <> (got == 2)) }
        """);
    String log =
        script(
            "spin -a -m m.pml && gcc -o pan -DNFAIR=3 -DVECTORSZ=8192 pan.c"
                + " && ./pan -n -a -f -m1000000; echo status $?; rm m.pml"
                + "; gcc -DNOCLAIM -o pan pan.c && ./pan");
    assertThat(log)
        .contains("pan: ltl formula served")
        .contains("acceptance   cycles \t+ (fairness enabled)")
        .contains("status 0")
        .contains("never claim         \t- (not selected)");
    assertThat(log.lines().filter(line -> line.contains("errors: ")).count()).isEqualTo(2);
  }

  @Test
  void aScriptThatCollectsScenariosWorksUnchanged() throws IOException, InterruptedException {
    writeLauncher();
    Files.writeString(
        directory.resolve("m.pml"),
        """
        byte owner;
        proctype Task(byte id) {
          if
          :: atomic { owner == 0 -> owner = id; printf("@@@ %d CALL obtain %d 0\\n", _pid, id) }
          :: atomic { owner != 0 -> printf("@@@ %d CALL obtain %d 1\\n", _pid, id) }
          fi
        }
        init {
          run Task(1); run Task(2);
          _nr_pr == 1;
        #ifdef TEST_GEN
          assert(false)
        #endif
        }
        """);
    String log =
        script(
            "set -e; spin -DTEST_GEN -run -E -c0 -e m.pml > gen.log; n=1; while [ -f m.pml$n.trail"
                + " ]; do spin -T -t$n m.pml | grep '^@@@'; n=$((n+1)); done");
    assertThat(log)
        .contains("CALL obtain 1 0")
        .contains("CALL obtain 1 1")
        .contains("CALL obtain 2 0")
        .contains("CALL obtain 2 1");
  }
}
