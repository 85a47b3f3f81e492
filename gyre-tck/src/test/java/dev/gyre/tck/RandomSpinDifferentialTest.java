package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Fault;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Random models through Gyre and Spin: the same states, the same transitions, the same verdict.
 * Models that Spin is no judge of are passed over: those it refuses, and those with a run-time
 * error, after which pan goes on with undefined values.
 *
 * <p>{@code -Dgyre.differential.models=1000} compares more of them, {@code
 * -Dgyre.differential.seed} others.
 */
class RandomSpinDifferentialTest {
  private static final int MODELS = Integer.getInteger("gyre.differential.models", 25);
  private static final long SEED = Long.getLong("gyre.differential.seed", 1);

  /** Smaller spaces are not worth a run of gcc. */
  private static final int MIN_STATES = 8;

  private static final int MAX_STATES = 20_000;
  private static final Duration LIMIT = Duration.ofSeconds(5);

  private static final Pattern RUN_TIME_ERROR =
      Pattern.compile(
          "(?m)^pan:\\s*\\d+: (?!assertion violated(?! - invalid array index)|invalid end state)");

  private final RandomModels models = new RandomModels();
  private int passedOver;

  @Test
  void spinSeesTheSameStateSpaces() {
    SpinOracle spin = SpinOracle.require();
    List<String> disagreements = new ArrayList<>();
    int compared = 0;
    long seed = SEED;
    for (; compared < MODELS; seed++) {
      RandomModels.RandomModel model = models.model(seed);
      Optional<StateSpace> ours = model.system().flatMap(RandomSpinDifferentialTest::explore);
      if (ours.isEmpty() || ours.get().states() < MIN_STATES) {
        continue;
      }
      Optional<SpinOracle.PanRun> theirs = ask(spin, model.text());
      if (theirs.isPresent()) {
        compared++;
        compare(model, ours.get(), theirs.get(), disagreements);
      }
    }
    System.out.println(
        compared
            + " models compared, seeds "
            + SEED
            + " to "
            + seed
            + ", passed over by Spin "
            + passedOver);
    models.coverage().forEach((kind, count) -> System.out.printf("%8d %s%n", count, kind));
    assertThat(disagreements).isEmpty();
  }

  private static Optional<StateSpace> explore(ProcessSystem system) {
    // Spin does not notice two open options of a D_proctype when one is a jump or a d_step.
    return StateSpace.of(Systems.INTERPRETED.of(system), MAX_STATES, LIMIT)
        .filter(space -> !space.has(Fault.Kind.NON_DETERMINISM));
  }

  private Optional<SpinOracle.PanRun> ask(SpinOracle spin, String model) {
    Optional<SpinOracle.PanRun> run;
    try {
      run = spin.plain(model, Duration.ofMinutes(1));
    } catch (IllegalArgumentException | IllegalStateException refused) {
      // Refused, not translated to C that compiles, or cut short.
      run = Optional.empty();
    }
    run = run.filter(r -> !RUN_TIME_ERROR.matcher(r.output()).find());
    if (run.isEmpty()) {
      passedOver++;
    }
    return run;
  }

  private static void compare(
      RandomModels.RandomModel model,
      StateSpace ours,
      SpinOracle.PanRun theirs,
      List<String> disagreements) {
    boolean agree =
        ours.states() == theirs.states()
            && ours.transitions() == theirs.transitions()
            && ours.isViolated() == theirs.errors() > 0;
    if (!agree) {
      disagreements.add(model + System.lineSeparator() + ours + ", but Spin: " + theirs);
    }
  }
}
