package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.SourceFile;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.TransitionSystem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Every kind of expression in every place, before three judges: interpreter and compiled model step
 * by step, and Spin, which sees some of the models in each run.
 *
 * <p>{@code -Dgyre.places.every=1} shows Spin all of them, which takes a quarter of an hour.
 */
class ConstructPlacesTest {
  private static final int EVERY = Integer.getInteger("gyre.places.every", 97);
  private static final int MAX_STATES = 2000;
  private static final Duration LIMIT = Duration.ofSeconds(20);

  private final List<String> models = ConstructPlaces.models();

  @Test
  void interpreterAndCompilerTakeTheSameSteps() {
    List<String> disagreements = new ArrayList<>();
    int compared = 0;
    for (String model : models) {
      PromelaFrontEnd.Result result = read(model);
      if (result.isAccepted()) {
        compared++;
        difference(result).ifPresent(why -> disagreements.add(model + why));
      }
    }
    assertThat(disagreements).isEmpty();
    assertThat(compared).isGreaterThan(models.size() * 9 / 10);
  }

  @Test
  void spinSeesTheSameStates() {
    SpinOracle spin = SpinOracle.require();
    List<String> disagreements = new ArrayList<>();
    for (int i = 0; i < models.size(); i += EVERY) {
      String model = models.get(i);
      PromelaFrontEnd.Result result = read(model);
      if (result.isAccepted()) {
        disagreement(result, model, spin).ifPresent(why -> disagreements.add(model + why));
      }
    }
    assertThat(disagreements).isEmpty();
  }

  private static PromelaFrontEnd.Result read(String model) {
    return new PromelaFrontEnd().check(new SourceFile("model.pml", model));
  }

  private static Optional<String> difference(PromelaFrontEnd.Result result) {
    try {
      TransitionSystem reference = Systems.INTERPRETED.of(result.system().orElseThrow());
      TransitionSystem compiled = Systems.FAST.of(result.system().orElseThrow());
      return new Lockstep(reference, compiled, MAX_STATES).difference();
    } catch (FaultyStartException e) {
      // There is nothing to compare if the first state cannot be computed.
      return Optional.empty();
    }
  }

  /** After a run-time error Spin counts other states, and some errors end pan. */
  private static Optional<String> disagreement(
      PromelaFrontEnd.Result result, String model, SpinOracle spin) {
    SpinOracle.PanRun theirs;
    StateSpace ours;
    try {
      ours =
          StateSpace.of(
                  Systems.INTERPRETED.of(result.system().orElseThrow()), Long.MAX_VALUE, LIMIT)
              .orElseThrow();
      theirs = spin.plain(model, LIMIT).orElseThrow();
    } catch (NoAnswer | FaultyStartException e) {
      return Optional.empty();
    }
    boolean failed =
        ours.violations().stream()
            .anyMatch(kind -> !kind.equals("assertion") && !kind.equals("invalid-end-state"));
    boolean agree =
        ours.isViolated() == theirs.errors() > 0
            && (failed
                || (ours.states() == theirs.states()
                    && ours.transitions() == theirs.transitions()));
    return agree ? Optional.empty() : Optional.of(ours + ", but Spin: " + theirs);
  }
}
