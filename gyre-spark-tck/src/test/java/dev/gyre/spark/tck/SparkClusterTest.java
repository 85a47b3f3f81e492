package dev.gyre.spark.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The command on a real Spark: a driver and two executors, each a process of its own, that speak
 * over the loopback interface. Long versions are in {@code bench/cluster}.
 */
class SparkClusterTest {
  /** Three counters that go up and down by themselves: what there is to count has a formula. */
  private static final int TOP = 16;

  private static final String COUNTERS =
      """
      proctype Counter(byte top) {
        byte value;
        do
          :: value < top -> value++
          :: value > 0 -> value--
        od
      }
      init { atomic { run Counter(TOP); run Counter(TOP); run Counter(TOP) } }
      """;

  /** Two of them must not be high at the same time, and that takes a while. */
  private static final String WRONG =
      """
      byte a, b, c;
      active proctype A() { do :: a < 30 -> a++ :: a > 0 -> a-- od }
      active proctype B() { do :: b < 30 -> b++ :: b > 0 -> b-- od }
      active proctype C() { do :: c < 30 -> c++ :: c > 0 -> c-- od }
      active proctype Watch() { atomic { a == 20 && b == 15 && c == 3 -> assert(false) } }
      """;

  private static Path spark;

  @TempDir private Path folder;
  private Path counters;
  private Path wrong;

  @BeforeAll
  static void makeSpark() throws IOException {
    spark = SparkFolder.make(Path.of("target/spark").toAbsolutePath());
  }

  @BeforeEach
  void writeModels() throws IOException {
    counters = Files.writeString(folder.resolve("counters.pml"), COUNTERS);
    wrong = Files.writeString(folder.resolve("wrong.pml"), WRONG);
  }

  private List<String> words(Path model, String... more) {
    List<String> words =
        new ArrayList<>(List.of("verify", "--plain", "-D", "TOP=" + TOP, model.toString()));
    words.addAll(List.of(more));
    return words;
  }

  private List<String> onCluster(Path model, String... more) {
    List<String> words = words(model, more);
    words.addAll(List.of("--cluster", "local-cluster[2,1,512]", "--cluster-level", "20"));
    words.addAll(List.of("--cluster-dir", folder.resolve("states").toString()));
    if (!words.contains("--spark-home")) {
      words.addAll(List.of("--spark-home", spark.toString()));
    }
    for (String setting :
        List.of(
            "driver.host=127.0.0.1",
            "driver.bindAddress=127.0.0.1",
            "executor.memory=512m",
            "shuffle.io.retryWait=1s")) {
      words.addAll(List.of("--spark-conf", "spark." + setting));
    }
    return words;
  }

  /**
   * A counter has TOP + 1 values where it chooses, and TOP where it goes up and down; before there
   * are any, there is one state more.
   */
  private static void requireAll(GyreCall.End end, GyreCall.End here) {
    long counted = (long) Math.pow(3 * TOP + 1, 3) + 1;
    assertThat(here.figure("states stored")).as(here.said()).isEqualTo(counted);
    assertThat(end.status()).as(end.said()).isEqualTo(here.status());
    assertThat(end.figures()).as(end.said()).isEqualTo(here.figures());
  }

  private GyreCall.End here(Path model) throws IOException, InterruptedException {
    return GyreCall.run(folder, words(model, "--search", "bfs"));
  }

  @Test
  void countsAreThoseOfOneMachine() throws IOException, InterruptedException {
    GyreCall.End strict = GyreCall.run(folder, onCluster(counters, "--search", "bfs"));
    GyreCall.End here = here(counters);
    requireAll(strict, here);
    assertThat(strict.figure("steps deep")).isEqualTo(here.figure("steps deep"));
  }

  @Test
  void tracesAreReplayedAndShortest() throws IOException, InterruptedException {
    GyreCall.End here = GyreCall.run(folder, words(wrong, "-q", "--search", "bfs"));
    GyreCall.End there = GyreCall.run(folder, onCluster(wrong, "-q", "--search", "bfs"));
    assertThat(there.status()).as(there.said()).isEqualTo(1);
    assertThat(there.said()).contains(here.said().lines().findFirst().orElseThrow());
  }

  @Test
  void anExecutorIsLostAtAnyMoment() throws IOException, InterruptedException {
    GyreCall call = GyreCall.start(folder, onCluster(counters, "--search", "bfs"));
    ProcessHandle executor = call.await("CoarseGrainedExecutorBackend").orElseThrow();
    awaitRounds(call);
    TimeUnit.MILLISECONDS.sleep(new Random().nextInt(1000));
    boolean wasInTime = call.isAlive() && executor.isAlive();
    executor.destroyForcibly();
    GyreCall.End end = call.end();
    assertThat(wasInTime).as(end.said()).isTrue();
    requireAll(end, here(counters));
  }

  @Test
  void aLostDriverCostsOneRound() throws IOException, InterruptedException {
    GyreCall killed = GyreCall.start(folder, onCluster(counters, "--search", "bfs"));
    ProcessHandle driver = killed.await("deploy.SparkSubmit").orElseThrow();
    awaitRounds(killed);
    driver.destroyForcibly();
    GyreCall.End lost = killed.end();
    assertThat(lost.status()).as(lost.said()).isEqualTo(3);
    assertThat(lost.said()).contains("--resume");

    GyreCall.End resumed = GyreCall.run(folder, onCluster(counters, "--search", "bfs", "--resume"));
    requireAll(resumed, here(counters));
  }

  @Test
  void nothingIsLeftWhenGyreIsKilled() throws Exception {
    GyreCall killed = GyreCall.start(folder, onCluster(counters, "--search", "bfs"));
    ProcessHandle executor = killed.await("CoarseGrainedExecutorBackend").orElseThrow();
    ProcessHandle driver = killed.await("deploy.SparkSubmit").orElseThrow();
    killed.kill();
    driver.onExit().get(1, TimeUnit.MINUTES);
    executor.onExit().get(1, TimeUnit.MINUTES);
  }

  /** A few rounds are committed. */
  private void awaitRounds(GyreCall call) throws InterruptedException {
    Path states = folder.resolve("states");
    while (call.isAlive() && filesIn(states) < 20) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
  }

  private static long filesIn(Path states) {
    if (!Files.exists(states)) {
      return 0;
    }
    try (Stream<Path> files = Files.walk(states)) {
      return files.count();
    } catch (IOException | UncheckedIOException e) {
      return 0; // something has just been removed
    }
  }

  @Test
  void executorsOfAnotherVersionAreRefused() throws IOException, InterruptedException {
    Path other = Files.createDirectories(folder.resolve("other/dev/gyre/engine"));
    Files.writeString(other.resolve("build.properties"), "version=0.0.9\ncommit=older\n");
    String setting = "spark.executor.extraClassPath=" + folder.resolve("other");
    GyreCall.End end = GyreCall.run(folder, onCluster(counters, "--spark-conf", setting));
    assertThat(end.status()).as(end.said()).isEqualTo(3);
    assertThat(end.said()).contains("an executor has gyre 0.0.9 (commit older)");
  }

  @Test
  void whatCannotBeDoneIsSaidAtOnce() throws IOException, InterruptedException {
    Path old = SparkFolder.pretend(folder.resolve("old"), "spark-core_2.12-3.5.1.jar");
    refused("is 3.5.1, which is too old", onCluster(counters, "--spark-home", old.toString()));
    refused("there is no Spark in", onCluster(counters, "--spark-home", folder.toString()));
    refused("a cluster cannot search depth first", onCluster(counters, "--search", "dfs"));
    refused("leave --store out", onCluster(counters, "--store", "bitstate"));
    refused("--resume is of no use without --cluster", words(counters, "--resume"));
    refused("is no cluster", words(counters, "--cluster", "head:7077"));
    refused("--cluster-dir", words(counters, "--cluster", "spark://a:1"));
  }

  private void refused(String because, List<String> words)
      throws IOException, InterruptedException {
    GyreCall.End end = GyreCall.run(folder, words);
    assertThat(end.said()).contains(because);
    assertThat(end.status()).as(end.said()).isEqualTo(2);
  }
}
