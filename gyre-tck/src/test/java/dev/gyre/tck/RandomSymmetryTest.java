package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.property.Verdict;
import dev.gyre.property.ViolationKind;
import dev.gyre.source.SourceFile;
import dev.gyre.symmetry.detect.SymmetryDetection;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Random models of all kinds, which are symmetric by chance if at all: where symmetry is found,
 * using it changes no verdict.
 *
 * <p>{@code -Dgyre.symmetry.random=20000} looks at more models, {@code -Dgyre.symmetry.seed} at
 * others.
 */
class RandomSymmetryTest {
  private static final int MODELS = Integer.getInteger("gyre.symmetry.random", 600);
  private static final long SEED = Long.getLong("gyre.symmetry.seed", 1);
  private static final Duration LIMIT = Duration.ofMillis(400);

  private final RandomModels models = new RandomModels();
  private int found;
  private int compared;

  @Test
  void noVerdictChanges() {
    for (long seed = SEED; seed < SEED + MODELS; seed++) {
      RandomModels.RandomModel model = models.model(seed);
      Optional<ProcessSystem> system = model.system();
      if (system.isPresent() && !SymmetryDetection.detect(system.get()).found().isEmpty()) {
        found++;
        compare(model);
      }
    }
    System.out.printf(
        "%d models, %d with symmetry, %d of them compared%n", MODELS, found, compared);
    assertThat(compared).isGreaterThan(MODELS / 100);
  }

  private void compare(RandomModels.RandomModel model) {
    CheckReport off = check(model.text(), SymmetryOption.OFF);
    CheckReport on = check(model.text(), SymmetryOption.AUTO);
    boolean areDecided = List.of(off, on).stream().allMatch(RandomSymmetryTest::isDecided);
    if (areDecided) {
      compared++;
      assertThat(findings(on)).as(model.toString()).isEqualTo(findings(off));
    }
  }

  private static boolean isDecided(CheckReport report) {
    return (report.verdict() == Verdict.HOLDS || report.verdict() == Verdict.VIOLATED)
        && report.reason().isEmpty();
  }

  private static CheckReport check(String text, SymmetryOption symmetry) {
    return Checker.check(
        CheckRequest.of(new SourceFile("model.pml", text))
            .withOptions(
                CheckOptions.none()
                    .withThreads(1)
                    .withPartialOrder(PartialOrder.OFF)
                    .withSymmetry(symmetry)
                    .withProperties(List.of("safety")))
            .withPersistence(Persistence.ALL)
            .withLimits(
                new Limits(OptionalLong.empty(), Optional.of(LIMIT), OptionalLong.empty())));
  }

  private static Set<String> findings(CheckReport report) {
    Set<String> findings =
        report.violations().stream()
            .map(
                v ->
                    v.kind().slug()
                        + (v.kind() == ViolationKind.INVALID_END_STATE ? "" : " line " + v.line()))
            .collect(Collectors.toCollection(TreeSet::new));
    findings.add(report.verdict().toString());
    return findings;
  }
}
