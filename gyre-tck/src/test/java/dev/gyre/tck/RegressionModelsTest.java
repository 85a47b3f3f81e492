package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.lex.FileSourceLoader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The state spaces of the conformance suite and of every model that once went wrong. */
class RegressionModelsTest {
  private static final int MAX_STATES = 500_000;
  private static final Duration LIMIT = Duration.ofSeconds(30);

  static List<Systems.Way> ways() {
    return Systems.all();
  }

  @ParameterizedTest
  @MethodSource("ways")
  void theStateSpacesAreWhatTheHeadersSay(Systems.Way way) {
    List<StateSpaceCase> cases =
        Stream.of("regression", "conformance").flatMap(f -> StateSpaceCase.in(f).stream()).toList();
    List<String> disagreements = new ArrayList<>();
    for (StateSpaceCase model : cases) {
      disagreement(model, way).ifPresent(why -> disagreements.add(model.name() + ": " + why));
    }
    assertThat(disagreements).isEmpty();
    assertThat(cases).hasSizeGreaterThan(600);
  }

  /** A header that is wrong would make Gyre wrong. */
  @Test
  void spinCountsWhatTheHeadersSay() {
    SpinOracle spin = SpinOracle.require();
    for (StateSpaceCase model : StateSpaceCase.in("regression")) {
      if (model.isCutShortInSpin()) {
        continue;
      }
      SpinOracle.PanRun run = spin.plain(model.file(), LIMIT).orElseThrow();
      assertThat(run.states()).as(model.name()).isEqualTo(model.spinFigure("states"));
      assertThat(run.transitions()).as(model.name()).isEqualTo(model.spinFigure("transitions"));
      assertThat(run.errors() > 0).as(model.name()).isEqualTo(model.isViolatedInSpin());
    }
  }

  private static Optional<String> disagreement(StateSpaceCase model, Systems.Way way) {
    PromelaFrontEnd.Result result = read(model);
    if (!result.isAccepted()) {
      return Optional.of("is refused");
    }
    Optional<StateSpace> explored =
        StateSpace.of(way.of(result.system().orElseThrow()), MAX_STATES, LIMIT);
    if (explored.isEmpty()) {
      return Optional.of("has no end");
    }
    StateSpace space = explored.get();
    boolean agrees =
        space.isViolated() == model.isViolated()
            && model.states().orElse(space.states()) == space.states()
            && model.transitions().orElse(space.transitions()) == space.transitions();
    return agrees ? Optional.empty() : Optional.of(space + ", but the headers: " + model.headers());
  }

  private static PromelaFrontEnd.Result read(StateSpaceCase model) {
    try {
      return new PromelaFrontEnd().check(new FileSourceLoader().read(model.file()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
