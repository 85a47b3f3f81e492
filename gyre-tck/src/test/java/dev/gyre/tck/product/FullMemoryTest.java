package dev.gyre.tck.product;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.plan.WhenFull;
import dev.gyre.property.Guarantee;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import dev.gyre.tck.SharedCorpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A search whose memory is used up goes on on disk and gives the answer and the figures of one that
 * has enough: by one worker and by two, depth first and breadth first, with each reduction and with
 * none. {@code -Dgyre.full.rows=1} takes every row of the corpus, {@code -Dgyre.full.states} those
 * with so many states at most.
 */
class FullMemoryTest {
  private static final int STRIDE = Integer.getInteger("gyre.full.rows", 9);
  private static final long MOST_STATES = Long.getLong("gyre.full.states", 60_000);

  /** Fewer fit into the least memory there may be. */
  private static final long LEAST_STATES = 20_000;

  /** Two counters, one of which fails at its last value: far from where the memory is full. */
  private static final String COUNTERS =
      """
      byte n[3];
      active [3] proctype P() {
        do
          :: n[_pid] = (n[_pid] + 1) % 36
          :: n[_pid] == 35 -> assert(n[0] + n[1] + n[2] < 104)
        od
      }
      """;

  @TempDir Path directory;

  @Test
  void modelsOfTheCorpus() throws IOException {
    assumeTrue(SharedCorpus.locate().isPresent());
    FullMemory asked = new FullMemory(directory);
    List<Path> models =
        SharedCorpus.locate().orElseThrow().modelsWithStates(LEAST_STATES, MOST_STATES);
    for (int i = 0; i < models.size(); i += STRIDE) {
      CheckRequest model = CheckRequest.of(models.get(i));
      for (CheckOptions options : ways()) {
        asked.compare(model, options);
      }
    }
    System.out.printf("%d searches went on on disk%n", asked.moved());
    assertThat(asked.differences()).isEmpty();
    assertThat(asked.moved()).isGreaterThan(models.size() / STRIDE);
    assertThat(directory).isEmptyDirectory();
  }

  private static List<CheckOptions> ways() {
    List<CheckOptions> ways = new ArrayList<>();
    for (SearchOrder order : SearchOrder.values()) {
      ways.add(plain().withSearch(order).withThreads(1));
      ways.add(plain().withSearch(order).withThreads(2).withPersistence(Persistence.ALL));
      ways.add(
          CheckOptions.none()
              .withSearch(order)
              .withPartialOrder(PartialOrder.STUBBORN)
              .withThreads(1));
    }
    ways.add(CheckOptions.none().withThreads(2));
    return ways;
  }

  private static CheckOptions plain() {
    return CheckOptions.none()
        .withOptimisations(Optimisations.PLAIN)
        .withPartialOrder(PartialOrder.OFF)
        .withSymmetry(SymmetryOption.OFF);
  }

  /** The paths to what is found later begin in the search that was in memory. */
  @Test
  void violationsBehind() throws IOException {
    Path model = Files.writeString(Files.createTempDirectory("full").resolve("n.pml"), COUNTERS);
    FullMemory asked = new FullMemory(directory);
    for (CheckOptions options : ways()) {
      asked.compare(CheckRequest.of(model), options.withSymmetry(SymmetryOption.OFF));
    }
    assertThat(asked.differences()).isEmpty();
    assertThat(asked.moved()).isGreaterThan(5);
  }

  /** Signatures decide only what they find, and say so; these are too few to collide. */
  @Test
  void signaturesOfStates() {
    SourceFile model =
        new SourceFile("n.pml", COUNTERS.replaceFirst(":: n\\[_pid] == 35 .*\n", ""));
    for (SearchOrder order : SearchOrder.values()) {
      CheckOptions options = plain().withSearch(order).withThreads(2).withLimits(little());
      CheckReport report = Checker.check(CheckRequest.of(model).withOptions(options));
      assertThat(report.verdict()).isEqualTo(Verdict.UNDECIDED);
      assertThat(report.guarantee()).isEqualTo(Guarantee.PROBABILISTIC);
      assertThat(report.statistics().states()).isEqualTo(36 * 36 * 36);
      assertThat(report.statistics().transitions()).isEqualTo(3 * 36 * 36 * 36 + 1);
    }
  }

  private static Limits little() {
    return new Limits(OptionalLong.empty(), Optional.empty(), OptionalLong.of(1 << 20))
        .when(new WhenFull(WhenFull.Way.COMPACT, Optional.empty(), OptionalLong.empty()));
  }

  /** What waits when the memory is used up is expanded on disk. */
  @Test
  void forgottenConditionsAreNoticed() throws Exception {
    Path model = Files.writeString(Files.createTempDirectory("full").resolve("n.pml"), COUNTERS);
    assertThat(differences(model, List.of())).endsWith("moved ");
    PlantedMistake nobodyWaits =
        new PlantedMistake("search", "dev.gyre.search.PathStack$Job", "isExpanded", "true");
    assertThat(differences(model, List.of(nobodyWaits))).contains("in memory");
  }

  private String differences(Path model, List<PlantedMistake> planted) throws Exception {
    Class<?> asked = new ForgetfulLoader(planted).loadClass(FullMemory.class.getName());
    return String.valueOf(
        asked
            .getMethod("differencesOf", String.class, String.class)
            .invoke(null, model.toString(), directory.toString()));
  }
}
