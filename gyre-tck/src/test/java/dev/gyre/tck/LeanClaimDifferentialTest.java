package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.property.Fairness;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import dev.gyre.system.InternalFault;
import dev.gyre.tck.gen.EndlessGenerator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Random models with formulas, claims and labels, searched as they were written, made smaller, and
 * with partial order reduction on top: the same verdict on each property under each kind of
 * fairness. Every violation was executed on the model as it was written before it was reported.
 *
 * <p>{@code -Dgyre.lean.models=5000} compares more, {@code -Dgyre.lean.seed} others.
 */
class LeanClaimDifferentialTest {
  private static final int MODELS = Integer.getInteger("gyre.lean.models", 50);
  private static final long SEED = Long.getLong("gyre.lean.seed", 1);

  private final Map<Fairness, Integer> violated = new EnumMap<>(Fairness.class);
  private final Map<Fairness, Integer> smaller = new EnumMap<>(Fairness.class);

  @Test
  void noVerdictChanges() {
    EndlessGenerator generator = new EndlessGenerator();
    for (long seed = SEED; seed < SEED + MODELS; seed++) {
      compare(seed, generator.generateWithLocalsAndFormula(seed));
      compare(seed, generator.generateWithLocals(seed));
    }
    System.out.printf(
        "%d models with a formula and as many with a claim, seeds from %d; properties violated %s,"
            + " searched with fewer states %s%n",
        MODELS, SEED, violated, smaller);
    for (Fairness fairness : Fairness.values()) {
      assertThat(violated.get(fairness)).as(fairness.name()).isGreaterThan(MODELS / 5);
      if (fairness != Fairness.GLOBAL) {
        assertThat(smaller.get(fairness)).as(fairness.name()).isGreaterThan(MODELS / 10);
      }
    }
  }

  private void compare(long seed, String text) {
    for (Fairness fairness : Fairness.values()) {
      CheckOptions wishes = CheckOptions.none().withFairness(fairness).withThreads(1);
      CheckOptions inAnyOrder = wishes.withPartialOrder(PartialOrder.OFF);
      Map<String, PropertyReport> plain =
          reports(text, inAnyOrder.withOptimisations(Optimisations.PLAIN));
      for (CheckOptions lean : List.of(inAnyOrder, wishes.withPartialOrder(PartialOrder.ON))) {
        Map<String, PropertyReport> reports = reports(text, lean);
        assertThat(reports.keySet()).isEqualTo(plain.keySet());
        plain.forEach((name, report) -> compare(fairness, report, reports.get(name), seed, text));
      }
    }
  }

  private void compare(
      Fairness fairness, PropertyReport plain, PropertyReport lean, long seed, String text) {
    assertThat(lean.verdict())
        .as("%s, %s, seed %d%n%s", plain.property().name(), fairness, seed, text)
        .isEqualTo(plain.verdict());
    assertThat(plain.verdict()).isIn(Set.of(Verdict.HOLDS, Verdict.VIOLATED));
    boolean holds = plain.verdict() == Verdict.HOLDS;
    violated.merge(fairness, holds ? 0 : 1, Integer::sum);
    boolean isSmaller = lean.statistics().states() < plain.statistics().states();
    smaller.merge(fairness, holds && isSmaller ? 1 : 0, Integer::sum);
  }

  private static Map<String, PropertyReport> reports(String text, CheckOptions wishes) {
    CheckReport report;
    try {
      report = Checker.check(CheckRequest.of(new SourceFile("m.pml", text)).withOptions(wishes));
    } catch (InternalFault e) {
      throw new AssertionError(
          e.getMessage() + ", " + wishes.questions().fairness() + "\n" + text, e);
    }
    Map<String, PropertyReport> byName = new TreeMap<>();
    report.properties().forEach(p -> byName.put(p.property().name(), p));
    byName.remove("safety");
    return byName;
  }
}
