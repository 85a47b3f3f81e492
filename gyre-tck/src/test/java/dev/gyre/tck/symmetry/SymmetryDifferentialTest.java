package dev.gyre.tck.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.ReductionKind;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import dev.gyre.tck.gen.SymmetricGenerator;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/**
 * Random symmetric programs with and without symmetry reduction, by every strategy: the same
 * violations at the same places, the same statements executed, every trace replayed. Programs in
 * which a statement tells processes apart are among them.
 *
 * <p>{@code -Dgyre.symmetry.models=10000} compares more of them, {@code -Dgyre.symmetry.seed}
 * others.
 */
class SymmetryDifferentialTest {
  private static final int MODELS = Integer.getInteger("gyre.symmetry.models", 60);
  private static final long SEED = Long.getLong("gyre.symmetry.seed", 1);
  private static final Duration LIMIT = Duration.ofSeconds(3);

  private final Map<SymmetryOption, Long> states = new EnumMap<>(SymmetryOption.class);
  private int compared;
  private int reduced;
  private int violated;

  @Test
  void noVerdictChangesWhereSymmetryIsFound() {
    compareAll(SymmetricProgramGenerator::generate);
    assertThat(states.get(SymmetryOption.REFINE))
        .isLessThan(states.get(SymmetryOption.OFF) * 3 / 4);
  }

  @Test
  void noVerdictChangesWhereARingIsFound() {
    compareAll(RingProgramGenerator::generate);
    assertThat(states.get(SymmetryOption.REFINE)).isLessThan(states.get(SymmetryOption.OFF));
  }

  /** Scalarsets and rings. */
  @Test
  void noVerdictChangesWhereSymmetryIsDeclared() {
    compareAll(new SymmetricGenerator()::generate);
    assertThat(states.get(SymmetryOption.REFINE))
        .isLessThan(states.get(SymmetryOption.OFF) * 9 / 10);
  }

  private void compareAll(LongFunction<String> generator) {
    long seed = SEED;
    for (; compared < MODELS; seed++) {
      compare(seed, generator.apply(seed));
    }
    System.out.printf(
        "%d programs, seeds %d to %d, %d with symmetry, %d violated, states %s%n",
        compared, SEED, seed, reduced, violated, states);
    assertThat(reduced).as("programs with symmetry").isGreaterThan(MODELS / 2);
    assertThat(violated).isBetween(MODELS / 10, MODELS * 9 / 10);
  }

  private void compare(long seed, String text) {
    CheckOptions base =
        CheckOptions.none()
            .withThreads(1)
            .withSymmetry(SymmetryOption.OFF)
            .withPartialOrder(PartialOrder.OFF)
            .withOptimisations(seed % 2 == 0 ? Optimisations.DEFAULT : Optimisations.PLAIN);
    CheckReport off = check(text, base);
    boolean isDecided = off.verdict() == Verdict.HOLDS || off.verdict() == Verdict.VIOLATED;
    if (!isDecided || off.reason().isPresent()) {
      return;
    }
    compared++;
    violated += off.verdict() == Verdict.VIOLATED ? 1 : 0;
    CheckReport refined = compare(seed, text, off, base.withSymmetry(SymmetryOption.REFINE));
    states.merge(SymmetryOption.OFF, off.statistics().states(), Long::sum);
    states.merge(SymmetryOption.REFINE, refined.statistics().states(), Long::sum);
    if (!refined.plan().orElseThrow().uses(ReductionKind.SYMMETRY)) {
      return;
    }
    reduced++;
    for (SymmetryOption strategy : SymmetryOption.values()) {
      if (strategy == SymmetryOption.OFF
          || strategy == SymmetryOption.AUTO
          || strategy == SymmetryOption.REFINE) {
        continue;
      }
      CheckReport on = compare(seed, text, off, base.withSymmetry(strategy));
      states.merge(strategy, on.statistics().states(), Long::sum);
      if (strategy != SymmetryOption.SORTED && strategy != SymmetryOption.PC_SORTED) {
        assertThat(on.statistics().states())
            .as("%s, seed %d%n%s", strategy, seed, text)
            .isEqualTo(refined.statistics().states());
      }
    }
    CheckOptions other = base.withSymmetry(SymmetryOption.REFINE);
    compare(seed, text, off, other.withSearch(SearchOrder.BFS));
    compare(seed, text, off, other.withThreads(2));
    compare(seed, text, off, other.withPartialOrder(PartialOrder.ON));
    compare(seed, text, off, other.withPartialOrder(PartialOrder.ON).withThreads(2));
    compare(seed, text, off, other.withPartialOrder(PartialOrder.ON).withSearch(SearchOrder.BFS));
  }

  private static CheckReport compare(long seed, String text, CheckReport off, CheckOptions wishes) {
    CheckReport on = check(text, wishes);
    assertThat(Findings.of(on))
        .as("%s, seed %d%n%s", wishes, seed, text)
        .isEqualTo(Findings.of(off));
    return on;
  }

  private static CheckReport check(String text, CheckOptions wishes) {
    return Checker.check(
        CheckRequest.of(new SourceFile("model.pml", text))
            .withOptions(wishes)
            .withPersistence(Persistence.ALL)
            .withLimits(
                new Limits(OptionalLong.empty(), Optional.of(LIMIT), OptionalLong.empty())));
  }
}
