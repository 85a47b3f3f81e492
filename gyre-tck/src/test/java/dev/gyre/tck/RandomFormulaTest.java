package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.emptiness.EmptinessSearch;
import dev.gyre.emptiness.LassoCheck;
import dev.gyre.emptiness.LivenessOutcome;
import dev.gyre.emptiness.NestedSearch;
import dev.gyre.emptiness.ParallelEmptinessSearch;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.property.Fairness;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOutcome;
import dev.gyre.source.SourceFile;
import dev.gyre.store.FlaggedStates;
import dev.gyre.system.TransitionSystem;
import dev.gyre.tck.gen.EndlessGenerator;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Random formulas on random models: all searches against the definitions, for each kind of
 * fairness, and every lasso against {@link LassoCheck}.
 *
 * <p>{@code -Dgyre.formulas.models=5000} compares more, {@code -Dgyre.formulas.seed} others.
 */
class RandomFormulaTest {
  private static final int MODELS = Integer.getInteger("gyre.formulas.models", 300);
  private static final long SEED = Long.getLong("gyre.formulas.seed", 1);
  private static final int MAX_STATES = 200;

  private final Map<Fairness, Integer> violated = new EnumMap<>(Fairness.class);

  @Test
  void everyAnswerFollowsFromTheDefinitions() {
    int compared = 0;
    long seed = SEED;
    for (; compared < MODELS; seed++) {
      compared += compare(seed) ? 1 : 0;
    }
    System.out.printf(
        "%d models with a formula, seeds %d to %d; violated %s%n",
        compared, SEED, seed - 1, violated);
    assertThat(violated.get(Fairness.NONE)).isBetween(MODELS / 4, MODELS * 19 / 20);
    assertThat(violated.get(Fairness.WEAK)).isLessThan(violated.get(Fairness.NONE));
    assertThat(violated.get(Fairness.STRONG)).isLessThanOrEqualTo(violated.get(Fairness.WEAK));
    assertThat(violated.get(Fairness.GLOBAL)).isBetween(MODELS / 20, violated.get(Fairness.WEAK));
  }

  private boolean compare(long seed) {
    String text = new EndlessGenerator().generateWithFormula(seed, EndlessGenerator.Restraint.NONE);
    ProcessSystem plain =
        new PromelaFrontEnd().check(new SourceFile("m.pml", text)).system().orElseThrow();
    FormulaQuestion formula = FormulaQuestion.of(plain, "f");
    TransitionSystem reference = Systems.INTERPRETED.of(formula.watched());
    Optional<LivenessOracle> oracle =
        LivenessOracle.of(reference, Optional.of(formula.claim().automaton()), MAX_STATES);
    if (oracle.isEmpty()) {
      return false;
    }
    for (Fairness fairness : Fairness.values()) {
      boolean expected =
          oracle
              .get()
              .hasCycle(
                  formula.claim().acceptanceSets(),
                  arc -> formula.claim().marks(arc.claimEdge()),
                  fairness);
      violated.merge(fairness, expected ? 1 : 0, Integer::sum);
      new Comparison(formula, reference, fairness, expected, oracle.get().states())
          .run(fairness + ", seed " + seed + "\n" + text, 1 + (int) (seed % 8));
    }
    return true;
  }

  /** What the searches must come to. */
  private record Comparison(
      FormulaQuestion formula,
      TransitionSystem system,
      Fairness fairness,
      boolean expected,
      int states) {
    void run(String where, int workers) {
      confirm(
          new EmptinessSearch(
                  formula.about(system, fairness), SearchLimits.none(), SearchObserver.NONE)
              .run(),
          where);
      confirm(
          new ParallelEmptinessSearch(
                  formula.about(system, fairness),
                  SearchLimits.none(),
                  SearchObserver.NONE,
                  workers)
              .run(),
          workers + " workers, " + where);
      if (fairness == Fairness.NONE && workers % 4 == 0) {
        confirm(OnDisk.search(formula.about(system, fairness), workers / 4), "on disk, " + where);
      }
      if (fairness == Fairness.NONE || fairness == Fairness.WEAK) {
        FlaggedStates store =
            workers % 2 == 0
                ? FlaggedStates.bitstate(1 << 16, 3, 1)
                : FlaggedStates.compact(1 << 17, 32, 1);
        confirm(
            new NestedSearch(
                    formula.about(system, fairness),
                    store,
                    SearchLimits.none(),
                    SearchObserver.NONE)
                .run(),
            "nested, " + where);
      }
    }

    private void confirm(LivenessOutcome outcome, String where) {
      assertThat(outcome.lasso().isPresent()).as("%s", where).isEqualTo(expected);
      if (expected) {
        assertThat(
                new LassoCheck(formula.about(system, fairness))
                    .complaint(outcome.lasso().orElseThrow()))
            .as("%s", where)
            .isEmpty();
      } else {
        assertThat(outcome.end()).as("%s", where).isEqualTo(SearchOutcome.End.COMPLETE);
        assertThat(outcome.states()).as("%s", where).isEqualTo(states);
      }
    }
  }
}
