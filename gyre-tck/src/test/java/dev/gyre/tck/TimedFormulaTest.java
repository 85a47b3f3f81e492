package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.emptiness.EmptinessSearch;
import dev.gyre.emptiness.LassoCheck;
import dev.gyre.emptiness.LivenessOutcome;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.jvm.CompiledSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.Ticks;
import dev.gyre.property.Fairness;
import dev.gyre.property.Verdict;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.source.SourceFile;
import dev.gyre.system.TransitionSystem;
import dev.gyre.tck.gen.TimedFormulaGenerator;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Random models with timers and random formulas under each kind of fairness. The reference is a
 * search of the interpreted model in which each unit of time is a step and nothing is left out;
 * compared with it are compiled code, merged ticks, the passes, and partial order reduction.
 *
 * <p>{@code -Dgyre.timed.formulas=5000} compares more of them, {@code -Dgyre.timed.seed} others.
 */
class TimedFormulaTest {
  private static final int MODELS = Integer.getInteger("gyre.timed.formulas", 25);
  private static final long SEED = Long.getLong("gyre.timed.seed", 1);
  private static final int MAX_STATES = 300;
  private static final List<CheckOptions> WAYS =
      List.of(
          CheckOptions.none().withPartialOrder(PartialOrder.OFF),
          CheckOptions.none().withPartialOrder(PartialOrder.ON),
          CheckOptions.none().withPartialOrder(PartialOrder.ON).withTicks(Ticks.SINGLE),
          CheckOptions.none().withOptimisations(Optimisations.PLAIN).withTicks(Ticks.MERGED));

  private final Map<Fairness, Integer> violated = new EnumMap<>(Fairness.class);
  private final Map<Fairness, Integer> smaller = new EnumMap<>(Fairness.class);

  @Test
  void noWayChangesTheVerdict() {
    int looked = 0;
    long seed = SEED;
    for (; looked < MODELS; seed++) {
      String text = TimedFormulaGenerator.generate(seed);
      ProcessSystem system = TimedModels.read(text);
      InterpretedSystem interpreted = new InterpretedSystem(system);
      if (StateSpace.explore(interpreted, MAX_STATES, Duration.ofMillis(300)).isEmpty()
          || !TimedModels.passesTime(interpreted)) {
        continue;
      }
      looked++;
      compare("seed " + seed + System.lineSeparator() + text, text, system);
    }
    System.out.printf(
        "%d timed models with a formula, seeds %d to %d; violated %s, searched with fewer states"
            + " %s%n",
        looked, SEED, seed - 1, violated, smaller);
    for (Fairness fairness : Fairness.values()) {
      assertThat(violated.get(fairness))
          .as("%s", fairness)
          .isBetween(MODELS / 20, MODELS * 19 / 20);
      if (fairness != Fairness.GLOBAL) {
        assertThat(smaller.get(fairness)).as("%s", fairness).isGreaterThan(MODELS / 20);
      }
    }
  }

  private void compare(String name, String text, ProcessSystem system) {
    FormulaQuestion formula = FormulaQuestion.of(system, "f");
    for (Fairness fairness : Fairness.values()) {
      LivenessOutcome reference = search(formula, interpreted(formula), fairness);
      boolean isViolated = reference.lasso().isPresent();
      LivenessOutcome compiled = search(formula, CompiledSystem.of(formula.watched()), fairness);
      assertThat(compiled.lasso().isPresent()).as("%s %s", fairness, name).isEqualTo(isViolated);
      violated.merge(fairness, isViolated ? 1 : 0, Integer::sum);
      boolean isSmaller = false;
      for (CheckOptions way : WAYS) {
        CheckReport report = check(text, way.withFairness(fairness));
        assertThat(report.verdict())
            .as("%s %s %s", fairness, way, name)
            .isEqualTo(isViolated ? Verdict.VIOLATED : Verdict.HOLDS);
        isSmaller |= !isViolated && report.statistics().states() < reference.states();
      }
      smaller.merge(fairness, isSmaller ? 1 : 0, Integer::sum);
    }
  }

  private static InterpretedSystem interpreted(FormulaQuestion formula) {
    return new InterpretedSystem(
        formula.watched(), ExecutionOptions.DEFAULT.withTicks(ExecutionOptions.Ticks.SINGLE));
  }

  private static LivenessOutcome search(
      FormulaQuestion formula, TransitionSystem system, Fairness fairness) {
    LivenessOutcome outcome =
        new EmptinessSearch(
                formula.about(system, fairness), SearchLimits.none(), SearchObserver.NONE)
            .run();
    LassoCheck check = new LassoCheck(formula.about(interpreted(formula), fairness));
    outcome.lasso().ifPresent(lasso -> assertThat(check.complaint(lasso)).isEmpty());
    return outcome;
  }

  private static CheckReport check(String text, CheckOptions wishes) {
    return Checker.check(
        CheckRequest.of(new SourceFile("timed.pml", text))
            .withOptions(wishes.withProperties(List.of("f")).withThreads(1)));
  }
}
