package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.emptiness.EmptinessSearch;
import dev.gyre.emptiness.LassoCheck;
import dev.gyre.emptiness.LivenessOutcome;
import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.exec.interp.ExecutionOptions.Ticks;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.jvm.CompiledSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.time.TimerReads;
import dev.gyre.property.Fairness;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.system.TransitionSystem;
import dev.gyre.tck.gen.TimedGenerator;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/**
 * Infinite runs of random models with timers: those in which time stops against the definition, and
 * all of them with merged ticks against single ones.
 *
 * <p>{@code -Dgyre.timed.cycles=10000} compares more of them, {@code -Dgyre.timed.seed} others.
 */
class TimedCyclesTest {
  private static final int MODELS = Integer.getInteger("gyre.timed.cycles", 200);
  private static final long SEED = Long.getLong("gyre.timed.seed", 1);
  private static final SearchObserver NOBODY =
      new SearchObserver() {
        @Override
        public void progress(Progress progress) {
          // Nobody watches.
        }

        @Override
        public boolean isCancelled() {
          return false;
        }
      };

  private static InterpretedSystem interpreted(ProcessSystem system, Ticks ticks) {
    return new InterpretedSystem(system, ExecutionOptions.DEFAULT.withTicks(ticks));
  }

  /** Whether there is such a run; it is repeated with single ticks. */
  private static boolean exists(CycleQuestion question, CycleQuestion reference) {
    LivenessOutcome outcome = new EmptinessSearch(question, SearchLimits.none(), NOBODY).run();
    outcome
        .lasso()
        .ifPresent(lasso -> assertThat(new LassoCheck(reference).complaint(lasso)).isEmpty());
    return outcome.lasso().isPresent();
  }

  @Test
  void runsAreFoundInAllWays() {
    int stopping = 0;
    int endless = 0;
    int merged = 0;
    int looked = 0;
    for (long seed = SEED; looked < MODELS; seed++) {
      TimedGenerator.TimedModel model = TimedGenerator.model(seed);
      ProcessSystem system = TimedModels.read(model.text());
      InterpretedSystem reference = interpreted(system, Ticks.SINGLE);
      if (StateSpace.explore(reference, 1000, Duration.ofMillis(300)).isEmpty()) {
        continue;
      }
      looked++;
      TransitionSystem compiled = CompiledSystem.of(system);
      CycleQuestion zeno = CycleQuestion.ofTime(reference, Fairness.NONE);
      boolean stops = TickedStates.hasTimelessCycle(system);
      assertThat(exists(CycleQuestion.ofTime(compiled, Fairness.NONE), zeno))
          .as("%s", model)
          .isEqualTo(stops);
      stopping += stops ? 1 : 0;
      if (TimerReads.inProcesses(system).isPresent()) {
        continue;
      }
      TransitionSystem idle = CompiledSystem.of(system, Ticks.MERGED);
      assertThat(exists(CycleQuestion.ofTime(idle, Fairness.NONE), zeno))
          .as("%s", model)
          .isEqualTo(stops);
      for (Fairness fairness : Fairness.values()) {
        if (fairness == Fairness.GLOBAL) {
          // It is about each step, so Gyre asks it with single ticks.
          continue;
        }
        // No process has a progress label, so this asks for any infinite run.
        CycleQuestion any = CycleQuestion.ofProgressLabels(reference, fairness);
        boolean goesOn = exists(any, any);
        assertThat(exists(CycleQuestion.ofProgressLabels(idle, fairness), any))
            .as("%s %s", fairness, model)
            .isEqualTo(goesOn);
        endless += goesOn ? 1 : 0;
        merged++;
      }
    }
    System.out.printf(
        "infinite runs of %d timed models: time stops in %d; %d of %d questions with merged ticks"
            + " have one%n",
        looked, stopping, endless, merged);
    assertThat(stopping).isBetween(MODELS / 20, MODELS * 19 / 20);
    assertThat(endless).isBetween(merged / 20, merged * 19 / 20);
  }
}
