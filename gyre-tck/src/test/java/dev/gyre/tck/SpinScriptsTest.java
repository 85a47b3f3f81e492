package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Scripts that call spin as those of RTEMS and TASTE do: they end alike with Spin and with {@code
 * gyre-spin} under its name.
 */
class SpinScriptsTest {
  /** Each error is a scenario: its printed lines become a test. */
  private static final String SCENARIOS =
      """
      spin -DTEST_GEN -run -E -c0 -e model.pml >run.log || exit 9
      n=1
      while [ -f model.pml$n.trail ]; do
        spin -T -t$n model.pml >model-$n.spn
        n=$((n + 1))
      done
      cat model-*.spn | grep '^@@@' | sort -u
      grep -c 'errors: 0' run.log
      exit 0
      """;

  private static final String SCENARIO_MODEL =
      """
      byte first;
      active [2] proctype Worker() { atomic { first == 0 -> first = _pid + 1 } }
      active proctype Judge() {
        first != 0;
        printf("@@@ %d CALL first\\n", first);
      #ifdef TEST_GEN
        assert(false)
      #endif
      }
      """;

  /** The answer is the line that grep finds. */
  private static final String STOP_CONDITION =
      """
      spin -a -m model.pml >spin.log || exit 8
      gcc -w -o pan pan.c || exit 9
      ./pan -n -a -f -m1000000 >pan.log
      grep -q 'errors: 0' pan.log && echo holds || echo violated
      ls *.trail 2>/dev/null
      exit 0
      """;

  private static final String QUEUE =
      """
      chan q = [1] of { byte };
      byte got;
      active proctype Sender() { end: do :: q!1 od }
      active proctype Receiver() { byte b; end: do :: q?b -> got = b od }
      ltl served { <> (got == 1) }
      """;

  @TempDir private Path folder;

  private String run(String name, Path spins, String script, String model) throws Exception {
    Path work = Files.createDirectories(folder.resolve(name));
    Files.writeString(work.resolve("model.pml"), model);
    Files.writeString(work.resolve("script.sh"), script);
    ProcessBuilder builder =
        new ProcessBuilder("bash", "script.sh")
            .directory(work.toFile())
            .redirectErrorStream(true)
            .redirectOutput(work.resolve("out").toFile());
    builder.environment().compute("PATH", (key, path) -> spins + ":" + path);
    builder.environment().put("GYRE_SPIN_LAUNCHER", spins.resolve("spin").toString());
    Process process = builder.start();
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
    String out = Files.readString(work.resolve("out"), StandardCharsets.UTF_8);
    return out + "exit status " + process.exitValue();
  }

  /** A folder with a program called spin that is ours. */
  private Path standIn() throws IOException {
    Path spins = Files.createDirectories(folder.resolve("bin"));
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    Path spin = spins.resolve("spin");
    Files.writeString(
        spin,
        "#!/bin/sh\nexec '" + java + "' -cp '" + classPath + "' dev.gyre.cli.Main spin \"$@\"\n");
    assertThat(spin.toFile().setExecutable(true)).isTrue();
    return spins;
  }

  private void endsAlike(String script, String model, String expected) throws Exception {
    SpinOracle.require();
    String theirs = run("theirs", Files.createDirectories(folder.resolve("none")), script, model);
    assertThat(theirs).isEqualTo(expected);
    assertThat(run("ours", standIn(), script, model)).isEqualTo(theirs);
  }

  @Test
  void everyErrorIsAScenarioWithItsPrintedLines() throws Exception {
    endsAlike(SCENARIOS, SCENARIO_MODEL, "@@@ 1 CALL first\n@@@ 2 CALL first\n0\nexit status 0");
  }

  @Test
  void aConditionHoldsUnderFairness() throws Exception {
    endsAlike(STOP_CONDITION, QUEUE, "holds\nexit status 0");
  }

  @Test
  void aConditionIsViolatedAndThereIsATrail() throws Exception {
    endsAlike(
        STOP_CONDITION,
        QUEUE.replace("got == 1", "got == 2"),
        "violated\nmodel.pml.trail\nexit status 0");
  }
}
