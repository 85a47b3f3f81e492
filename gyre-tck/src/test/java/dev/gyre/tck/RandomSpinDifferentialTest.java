package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Fault;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Random models through Gyre and Spin: the same states, the same transitions, the same verdict.
 * Models that Spin is no judge of are passed over and counted by the reason: those it refuses, and
 * those with a run-time error, after which pan goes on with undefined values.
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
  private static final Duration PAN_LIMIT = Duration.ofSeconds(15);

  /** How often a long run says how far it is. */
  private static final int REPORT_EVERY = 500;

  private static final Pattern RUN_TIME_ERROR =
      Pattern.compile(
          "(?m)^pan:\\s*\\d+: (?!assertion violated(?! - invalid array index)|invalid end state)");

  private final RandomModels models = new RandomModels();
  private final Map<String, Integer> passedOver = new TreeMap<>();
  private final List<String> disagreements = new ArrayList<>();
  private final long start = System.nanoTime();
  private int compared;
  private int violated;

  @Test
  void spinSeesTheSameStateSpaces() {
    SpinOracle spin = SpinOracle.require();
    long seed = SEED;
    for (; compared < MODELS; seed++) {
      Optional<String> reason = compare(models.model(seed).withoutHidden(), spin);
      if (reason.isPresent()) {
        passedOver.merge(reason.get(), 1, Integer::sum);
      } else if (++compared % REPORT_EVERY == 0) {
        report(seed);
      }
    }
    report(seed - 1);
    assertThat(disagreements).isEmpty();
  }

  private void report(long lastSeed) {
    double seconds = (System.nanoTime() - start) / 1e9;
    System.out.printf(
        "%d models compared (seeds %d to %d), %d agree, %d of them violated; %.2f models per second%n",
        compared, SEED, lastSeed, compared - disagreements.size(), violated, compared / seconds);
    passedOver.forEach(
        (reason, count) -> System.out.printf("%8d passed over: %s%n", count, reason));
  }

  /** Compares a model, or tells why it cannot be compared. */
  private Optional<String> compare(RandomModels.RandomModel model, SpinOracle spin) {
    Optional<ProcessSystem> system = model.system();
    if (system.isEmpty()) {
      return Optional.of("refused by Gyre");
    }
    Optional<String> blindSpot = SpinBlindSpots.of(system.get());
    if (blindSpot.isPresent()) {
      return blindSpot;
    }
    Optional<StateSpace> explored =
        StateSpace.of(Systems.INTERPRETED.of(system.get()), MAX_STATES, LIMIT);
    if (explored.isEmpty()) {
      return Optional.of("too many states");
    }
    StateSpace ours = explored.get();
    if (ours.states() < MIN_STATES) {
      return Optional.of("fewer than " + MIN_STATES + " states");
    }
    if (ours.has(Fault.Kind.NON_DETERMINISM)) {
      // Spin does not notice two open options of a D_proctype when one is a jump or a d_step.
      return Optional.of("D_proctype with two open options");
    }
    if (ours.has(Fault.Kind.DIVISION_BY_ZERO)) {
      // It kills pan, unless the C compiler got rid of the division.
      return Optional.of("division by zero");
    }
    return ask(model, ours, spin);
  }

  private Optional<String> ask(RandomModels.RandomModel model, StateSpace ours, SpinOracle spin) {
    Optional<SpinOracle.PanRun> run;
    try {
      run = spin.plain(model.text(), PAN_LIMIT);
    } catch (NoAnswer e) {
      return Optional.of(e.reason().words());
    }
    if (run.isEmpty()) {
      return Optional.of("pan did not finish in time");
    }
    SpinOracle.PanRun theirs = run.get();
    if (RUN_TIME_ERROR.matcher(theirs.output()).find()) {
      return Optional.of("run-time error in pan");
    }
    if (theirs.output().contains("event_trace not completed")) {
      return Optional.of("pan wants the trace to be complete when all are at rest");
    }
    boolean agree =
        ours.states() == theirs.states()
            && ours.transitions() == theirs.transitions()
            && ours.isViolated() == theirs.errors() > 0;
    if (!agree) {
      disagreements.add(model + System.lineSeparator() + ours + ", but Spin: " + theirs);
    }
    violated += ours.isViolated() ? 1 : 0;
    return Optional.empty();
  }
}
