package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.Statistics;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.ReductionKind;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.StoreSetup;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.property.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A search on disk with as little memory as there may be gives the answers and figures of the
 * search in memory: with all reductions and without, at the first violation and at all.
 *
 * <p>{@code -Dgyre.disk.rows=1} takes every row of the corpus, {@code 9} every ninth one; {@code
 * -Dgyre.disk.states=3000000} those with so many states at most.
 */
class DiskSearchTest {
  private static final int STRIDE = Integer.getInteger("gyre.disk.rows", 9);
  private static final long MOST_STATES = Long.getLong("gyre.disk.states", 60_000);
  private static final long LITTLE = 1 << 20;

  /** Rows with so many states do not fit into what little memory there is for candidates. */
  private static final long LARGE = 20_000;

  private static final int LEAST_FILES = 5;

  /** An example with millions of states shows no more than others, and later. */
  private static final Limits SOON_FULL =
      new Limits(
          OptionalLong.empty(),
          Optional.empty(),
          OptionalLong.of(Math.max(8 << 20, 64 * MOST_STATES)));

  @TempDir Path directory;

  private int compared;

  @Test
  void modelsOfTheCorpus() throws IOException {
    SharedCorpus corpus = SharedCorpus.require();
    List<SharedCorpus.ExpectedModel> rows =
        corpus.expected().stream()
            .filter(row -> row.plain().filter(p -> p.states() <= MOST_STATES).isPresent())
            .toList();
    List<String> disagreements = new ArrayList<>();
    int large = 0;
    for (int i = 0; i < rows.size(); i += STRIDE) {
      SharedCorpus.ExpectedModel row = rows.get(i);
      Path model = corpus.file(row.model());
      disagreements.addAll(compare(model, plain()));
      disagreements.addAll(compare(model, plain().withPersistence(Persistence.ALL)));
      disagreements.addAll(compare(model, reduced()));
      if (row.plain().get().states() > LARGE && !row.plain().get().violated()) {
        large++;
        long files = files(model);
        if (files < LEAST_FILES) {
          disagreements.add(row.model() + ": only " + files + " files");
        }
      }
    }
    System.out.printf("%d rows, %d of them large%n", rows.size() / STRIDE, large);
    assertThat(disagreements).isEmpty();
    assertThat(large).isPositive();
    assertThat(compared).isGreaterThan(2 * rows.size() / STRIDE);
  }

  /** Timers, channels, atomic sequences, symmetric processes. */
  @Test
  void examples() throws IOException {
    List<Path> models;
    try (Stream<Path> files = Files.walk(Repository.root().resolve("examples"))) {
      models = files.filter(file -> file.toString().endsWith(".pml")).sorted().toList();
    }
    List<String> disagreements = new ArrayList<>();
    for (Path model : models) {
      disagreements.addAll(compare(model, CheckOptions.none().withPartialOrder(PartialOrder.ON)));
      disagreements.addAll(compare(model, plain().withPersistence(Persistence.ALL)));
    }
    assertThat(disagreements).isEmpty();
    assertThat(compared).isGreaterThan(models.size());
  }

  private static CheckOptions plain() {
    return CheckOptions.none()
        .withOptimisations(Optimisations.PLAIN)
        .withPartialOrder(PartialOrder.OFF)
        .withSymmetry(SymmetryOption.OFF);
  }

  private static CheckOptions reduced() {
    return CheckOptions.none().withPartialOrder(PartialOrder.ON).withPersistence(Persistence.ALL);
  }

  private long files(Path model) throws IOException {
    Statistics figures = check(model, onDisk(plain())).statistics();
    return figures.disk().orElseThrow().runs();
  }

  private CheckOptions onDisk(CheckOptions options) {
    return options.withStore(
        new StoreSetup.Disk(Optional.of(directory), OptionalLong.empty(), LITTLE));
  }

  private static CheckReport check(Path model, CheckOptions options) throws IOException {
    return Checker.check(
        CheckRequest.of(model)
            .withOptions(options.withProperties(List.of("safety")).withThreads(2)));
  }

  private static CheckReport inMemory(Path model, CheckOptions options) throws IOException {
    return check(model, options.withSearch(SearchOrder.BFS).withLimits(SOON_FULL));
  }

  private List<String> compare(Path model, CheckOptions options) throws IOException {
    CheckReport inMemory = inMemory(model, options);
    if (inMemory.verdict() == Verdict.UNDECIDED) {
      return List.of();
    }
    CheckReport inFiles = check(model, onDisk(options));
    if (isReduced(inMemory) && !isReduced(inFiles)) {
      inMemory = inMemory(model, options.withPartialOrder(PartialOrder.OFF));
    }
    compared++;
    List<String> differences = new ArrayList<>();
    String expected = text(inMemory, options);
    String actual = text(inFiles, options);
    if (!expected.equals(actual)) {
      differences.add(model + ": " + expected + " in memory, " + actual + " on disk");
    }
    try (Stream<Path> left = Files.list(directory)) {
      left.forEach(file -> differences.add(file + " was left behind"));
    }
    return differences;
  }

  /**
   * Where the proviso of a search would be needed, all steps are taken on disk; in memory they have
   * to be for once.
   */
  private static boolean isReduced(CheckReport report) {
    return report.plan().filter(plan -> plan.uses(ReductionKind.PARTIAL_ORDER)).isPresent();
  }

  /** Where a search stops in the middle of a level it depends on the order how far it got. */
  private static String text(CheckReport report, CheckOptions options) {
    Statistics figures = report.statistics();
    String found = report.verdict() + " depth " + figures.depth() + " " + report.reason();
    boolean isWhole =
        report.verdict() != Verdict.VIOLATED || options.persistence().equals(Persistence.ALL);
    return isWhole
        ? found
            + " states "
            + figures.states()
            + " transitions "
            + figures.transitions()
            + " errors "
            + figures.violations()
        : found;
  }
}
