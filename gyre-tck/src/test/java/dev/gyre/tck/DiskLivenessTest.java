package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.StoreSetup;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.property.Check;
import dev.gyre.property.Guarantee;
import dev.gyre.property.Verdict;
import dev.gyre.tck.gen.EndlessGenerator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Infinite runs with states on disk and as little memory as there may be: the verdict is that of
 * the search in memory, property by property, and where a property holds so are the figures. A run
 * that is reported was executed again, step by step, or the check would have failed.
 *
 * <p>{@code -Dgyre.disk.cycles.rows=1} takes every row of the corpus, {@code 7} every seventh one;
 * {@code -Dgyre.disk.cycles.models=2000} more random models, {@code -Dgyre.disk.cycles.seed}
 * others.
 */
class DiskLivenessTest {
  private static final int STRIDE = Integer.getInteger("gyre.disk.cycles.rows", 7);
  private static final int MODELS = Integer.getInteger("gyre.disk.cycles.models", 25);
  private static final long SEED = Long.getLong("gyre.disk.cycles.seed", 1);
  private static final long LITTLE = 1 << 20;

  /** A model with more states than fit in there shows no more than others, and later. */
  private static final Limits SOON_FULL =
      new Limits(
          OptionalLong.empty(),
          Optional.empty(),
          OptionalLong.of(Long.getLong("gyre.disk.cycles.memory", 8 << 20)));

  @TempDir Path directory;

  private final List<String> differences = new ArrayList<>();
  private int compared;
  private int violated;

  @Test
  void modelsOfTheCorpus() throws IOException {
    SharedCorpus corpus = SharedCorpus.require();
    List<SharedCorpus.ExpectedLiveness> rows =
        corpus.liveness().stream()
            .filter(row -> row.fairness() == SharedCorpus.Fairness.NONE)
            .toList();
    for (int i = 0; i < rows.size(); i += STRIDE) {
      SharedCorpus.ExpectedLiveness row = rows.get(i);
      Path model = corpus.file(row.model());
      Check asked =
          row.kind() == SharedCorpus.CycleKind.PROGRESS ? Check.PROGRESS : Check.ACCEPTANCE;
      CheckOptions wishes =
          row.property().isPresent()
              ? CheckOptions.none().withProperties(List.of(row.property().get()))
              : CheckOptions.none().withChecks(Set.of(asked));
      compare(CheckRequest.of(model), wishes, row.toString());
      compare(CheckRequest.of(model), plain(wishes), row + ", nothing left out");
    }
    finish("rows");
  }

  /** Formulas, claims, accept and progress labels; timers, channels, symmetric processes. */
  @Test
  void examples() throws IOException {
    List<Path> models;
    try (Stream<Path> files = Files.walk(Repository.root().resolve("examples"))) {
      models = files.filter(file -> file.toString().endsWith(".pml")).sorted().toList();
    }
    CheckOptions wishes =
        CheckOptions.none().withChecks(Set.of(Check.ACCEPTANCE, Check.PROGRESS, Check.ZENO));
    for (int i = 0; i < models.size(); i += STRIDE) {
      compare(CheckRequest.of(models.get(i)), wishes, models.get(i).toString());
    }
    finish("examples");
  }

  @Test
  void randomModels() throws IOException {
    CheckOptions wishes = CheckOptions.none().withChecks(Set.of(Check.ACCEPTANCE, Check.PROGRESS));
    for (long seed = SEED; seed < SEED + MODELS; seed++) {
      EndlessGenerator generator = new EndlessGenerator();
      Path file = directory.resolve("m.pml");
      Files.writeString(
          file,
          seed % 3 == 0
              ? generator.generate(seed, EndlessGenerator.Restraint.NONE)
              : generator.generateWithFormula(seed, EndlessGenerator.Restraint.NONE));
      CheckOptions way = seed % 2 == 0 ? wishes : plain(wishes);
      compare(CheckRequest.of(file), way, "seed " + seed);
      Files.delete(file);
    }
    finish("questions to random models");
  }

  private void finish(String what) {
    System.out.printf("%d %s compared, %d violated%n", compared, what, violated);
    assertThat(differences).isEmpty();
    assertThat(violated).isBetween(1, compared - 1);
  }

  private static CheckOptions plain(CheckOptions options) {
    return options
        .withOptimisations(Optimisations.PLAIN)
        .withPartialOrder(PartialOrder.OFF)
        .withSymmetry(SymmetryOption.OFF);
  }

  private void compare(CheckRequest request, CheckOptions options, String where)
      throws IOException {
    Path states = directory.resolve("states");
    CheckReport inMemory = Checker.check(request.withOptions(options.withLimits(SOON_FULL)));
    StoreSetup store = new StoreSetup.Disk(Optional.of(states), OptionalLong.empty(), LITTLE);
    if (inMemory.properties().stream().anyMatch(p -> p.verdict() == Verdict.UNDECIDED)) {
      return;
    }
    CheckReport onDisk =
        Checker.check(request.withOptions(options.withStore(store).withThreads(2)));
    if (!onDisk.breaches().isEmpty()) {
      differences.add(where + ": " + onDisk.breaches());
    }
    for (int i = 0; i < inMemory.properties().size(); i++) {
      String expected = text(inMemory.properties().get(i));
      String actual = text(onDisk.properties().get(i));
      compared++;
      violated += actual.contains(Verdict.VIOLATED.word()) ? 1 : 0;
      if (!expected.equals(actual)) {
        differences.add(where + ": " + expected + " in memory, " + actual + " on disk");
      }
    }
    if (Files.exists(states)) {
      differences.add(where + ": files were left behind");
    }
  }

  /** Where a search stops when it has found a run it depends on the order how far it got. */
  private static String text(PropertyReport report) {
    String verdict =
        report.property().name() + " " + report.verdict().word() + " " + report.reason();
    return report.verdict() == Verdict.HOLDS && report.guarantee() == Guarantee.EXHAUSTIVE
        ? verdict
            + " states "
            + report.statistics().states()
            + " transitions "
            + report.statistics().transitions()
        : verdict;
  }
}
