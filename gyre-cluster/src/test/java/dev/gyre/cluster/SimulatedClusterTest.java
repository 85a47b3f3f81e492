package dev.gyre.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.plan.Assurance;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.StoreSetup;
import dev.gyre.plan.StoreSetup.Cluster.Moving;
import dev.gyre.plan.StoreSetup.Cluster.Start;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Searches on machines where everything goes wrong, through the product, against the search in the
 * memory of one machine.
 */
class SimulatedClusterTest {
  /** More with {@code -Dgyre.cluster.schedules=10000}. */
  private static final int SCHEDULES = Integer.getInteger("gyre.cluster.schedules", 40);

  private static final long FIRST_SEED = Long.getLong("gyre.cluster.seed", 1);

  private static final String GRID =
      """
      byte x, y, z;
      active proctype A() { do :: x < 6 -> x++ :: x > 3 -> x = 0 od }
      active proctype B() { do :: y < 5 -> y++ :: y > 1 -> atomic { y--; y-- } od }
      active proctype C() { do :: z < 4 && x > y -> z++ :: z == 4 -> z = 0 od }
      """;

  private static final String RING =
      """
      #define N 3
      chan link[N] = [2] of { byte };
      byte got;
      proctype Node(byte me) {
        byte v;
        do
        :: link[me] ? v -> if :: v < 5 -> link[(me + 1) % N] ! v + 1 :: else -> got++ fi
        :: got > 2 -> break
        od
      }
      init {
        atomic { run Node(0); run Node(1); run Node(2); link[0] ! 0; link[1] ! 2; link[2] ! 1 }
      }
      """;

  private static final String WRONG =
      """
      byte x, y;
      active proctype A() { do :: x < 9 -> x++ :: x > 5 -> x = 0 od }
      active proctype B() { do :: y < 9 -> y++ :: y > 2 -> y = 0 od }
      active proctype C() { do :: x == 7 && y == 8 -> assert(false) od }
      """;

  private static final String TWINS =
      """
      byte turn, inside;
      active [3] proctype P() {
        byte i;
        do
        :: i < 2 -> i++
        :: i == 2 && turn == 0 -> atomic { turn = 1; inside++ } ; atomic { inside--; turn = 0; i = 0 }
        od
      }
      """;

  private static final String NEVER_SIX =
      """
      byte x, y;
      active proctype A() { do :: x < 8 -> x++ :: x > 2 -> x = 0 od }
      active proctype B() { do :: y < 8 -> y++ :: y > 2 -> y = 0 od }
      ltl small { [] (x + y < 14) }
      """;

  private static final List<String> MODELS = List.of(GRID, RING, WRONG, TWINS, NEVER_SIX);

  @TempDir Path directory;

  private final Map<String, CheckReport> known = new HashMap<>();

  private static CheckOptions strict() {
    return CheckOptions.none().withSearch(SearchOrder.BFS).withThreads(1);
  }

  private StoreSetup.Cluster cluster(String master, long levelStates, Start start) {
    return new StoreSetup.Cluster(
        master, directory.toString(), start, new Moving(levelStates, 3_600_000));
  }

  private static CheckReport check(String model, CheckOptions options) {
    return Checker.check(CheckRequest.of(new SourceFile("model.pml", model)).withOptions(options));
  }

  /** The same without a cluster: states in files ask for the same reductions. */
  private CheckReport expected(String model, CheckOptions options) {
    boolean isStrict = options.search().order().isPresent();
    return known.computeIfAbsent(
        isStrict + model,
        key ->
            check(
                model,
                isStrict
                    ? options
                    : options.withStore(
                        new StoreSetup.Disk(Optional.empty(), OptionalLong.empty(), 64 << 20))));
  }

  private static void assertSame(CheckReport found, CheckReport expected, String what) {
    assertThat(found.reason()).as(what).isEqualTo(expected.reason());
    assertThat(found.verdict()).as(what).isEqualTo(expected.verdict());
    if (expected.verdict() == Verdict.HOLDS) {
      for (int i = 0; i < expected.properties().size(); i++) {
        PropertyReport one = found.properties().get(i);
        PropertyReport other = expected.properties().get(i);
        assertThat(one.statistics().states()).as(what).isEqualTo(other.statistics().states());
        assertThat(one.statistics().transitions())
            .as(what)
            .isEqualTo(other.statistics().transitions());
      }
    }
  }

  private static void assertShortest(CheckReport found, CheckReport expected, String what) {
    for (int i = 0; i < expected.properties().size(); i++) {
      if (expected.properties().get(i).verdict() == Verdict.HOLDS) {
        assertThat(found.properties().get(i).statistics().depth())
            .as(what)
            .isEqualTo(expected.properties().get(i).statistics().depth());
      }
    }
    for (int i = 0; i < expected.violations().size(); i++) {
      assertThat(found.violations().get(i).trace().transitions())
          .as(what)
          .hasSameSizeAs(expected.violations().get(i).trace().transitions());
    }
  }

  @Test
  void everySchedule() {
    for (int i = 0; i < SCHEDULES; i++) {
      long seed = FIRST_SEED + i;
      Random random = new Random(seed);
      String model = MODELS.get(i % MODELS.size());
      boolean isStrict = random.nextBoolean();
      CheckOptions options = isStrict ? strict() : CheckOptions.none().withThreads(1);
      String master = "simulated:" + (1 + random.nextInt(4)) + ":" + seed;
      if (seed % 16 > 0) {
        // A small model is searched once more without reductions: not in each schedule.
        options = options.withAssurance(Assurance.DEFAULT.withMonitor(Assurance.Monitor.OFF));
      }
      String what = "seed " + seed + " " + master + (isStrict ? " strict" : "");
      CheckReport found =
          check(model, options.withStore(cluster(master, 1 + random.nextInt(8), Start.ANEW)));
      CheckReport expected = expected(model, options);
      assertSame(found, expected, what);
      if (isStrict) {
        assertShortest(found, expected, what);
      }
    }
  }

  @Test
  void goesOnAfterTheDriverWasLost() {
    for (int i = 0; i < Math.max(5, SCHEDULES / 5); i++) {
      long seed = FIRST_SEED + i;
      String model = MODELS.get(i % MODELS.size());
      CheckOptions options = strict();
      CheckReport found = null;
      for (int life = 0; found == null; life++) {
        String master = "simulated:3:" + (seed * 1000 + life + 1) + ":mortal";
        try {
          found = check(model, options.withStore(cluster(master, 2, Start.RESUMED)));
        } catch (SimulatedCluster.DriverLost e) {
          // The next one goes on.
        }
      }
      CheckReport expected = expected(model, options);
      assertSame(found, expected, "seed " + seed);
      assertShortest(found, expected, "seed " + seed);
    }
  }
}
