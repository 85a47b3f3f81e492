package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.tck.gen.TimedGenerator;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Random models with timers against Spin, which gets them in the macro encoding: the same number of
 * states and transitions, and the same verdict.
 *
 * <p>{@code -Dgyre.timed.models=2000} compares more of them, {@code -Dgyre.timed.seed} others.
 */
class TimedSpinTest {
  private static final int MODELS = Integer.getInteger("gyre.timed.models", 15);
  private static final long SEED = Long.getLong("gyre.timed.seed", 1);
  private static final int MIN_STATES = 12;
  private static final int MAX_STATES = 20_000;
  private static final Duration LIMIT = Duration.ofSeconds(5);
  private static final Duration PAN_LIMIT = Duration.ofSeconds(15);
  private static final int REPORT_EVERY = 100;

  private final List<String> disagreements = new ArrayList<>();
  private int compared;
  private int violated;
  private int ticking;
  private int unanswered;
  private long states;

  @Test
  void spinSeesTheSameStateSpaces() {
    SpinOracle spin = SpinOracle.require();
    long seed = SEED;
    for (; compared < MODELS; seed++) {
      compare(TimedGenerator.model(seed), spin);
      if (compared > 0 && compared % REPORT_EVERY == 0) {
        report(seed);
      }
    }
    report(seed);
    assertThat(disagreements).isEmpty();
    assertThat(unanswered).isLessThan(MODELS / 5 + 1);
    assertThat(ticking).as("models in which time passes").isGreaterThan(MODELS / 2);
  }

  private void report(long seed) {
    System.out.printf(
        "%d timed models compared with Spin, seeds %d to %d: %d agree, time passes in %d,"
            + " %d violated, %d states, %d without an answer%n",
        compared,
        SEED,
        seed,
        compared - disagreements.size(),
        ticking,
        violated,
        states,
        unanswered);
  }

  private void compare(TimedGenerator.TimedModel model, SpinOracle spin) {
    InterpretedSystem system = new InterpretedSystem(TimedModels.read(model.text()));
    Optional<StateSpace> explored = StateSpace.of(system, MAX_STATES, LIMIT);
    if (explored.isEmpty() || explored.get().states() < MIN_STATES) {
      return;
    }
    StateSpace ours = explored.get();
    Optional<SpinOracle.PanRun> run;
    try {
      run = spin.plain(model.forSpin(), PAN_LIMIT);
    } catch (NoAnswer e) {
      unanswered++;
      return;
    }
    if (run.isEmpty()) {
      unanswered++;
      return;
    }
    SpinOracle.PanRun theirs = run.get();
    compared++;
    states += ours.states();
    violated += ours.isViolated() ? 1 : 0;
    ticking += TimedModels.passesTime(system) ? 1 : 0;
    boolean agree =
        ours.states() == theirs.states()
            && ours.transitions() == theirs.transitions()
            && ours.isViolated() == theirs.errors() > 0;
    if (!agree) {
      disagreements.add(
          model + System.lineSeparator() + ours + ", but Spin: " + theirs + model.forSpin());
    }
  }
}
