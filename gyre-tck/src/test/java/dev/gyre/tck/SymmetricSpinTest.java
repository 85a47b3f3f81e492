package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.format.PromelaPrinter;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Fault;
import dev.gyre.tck.gen.SymmetricGenerator;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Random models with index types: Spin finds in the plain version ({@code gyre fmt --spin}) the
 * states and the verdict that Gyre finds in the model.
 *
 * <p>{@code -Dgyre.symmetric.models=1000} compares more of them, {@code -Dgyre.symmetric.seed}
 * others.
 */
class SymmetricSpinTest {
  private static final int MODELS = Integer.getInteger("gyre.symmetric.models", 10);
  private static final long SEED = Long.getLong("gyre.symmetric.seed", 1);
  private static final int MAX_STATES = 20_000;
  private static final int MIN_STATES = 8;
  private static final Duration LIMIT = Duration.ofSeconds(5);
  private static final Duration PAN_LIMIT = Duration.ofSeconds(15);

  private final SymmetricGenerator generator = new SymmetricGenerator();
  private final Map<String, Integer> passedOver = new TreeMap<>();
  private final List<String> disagreements = new ArrayList<>();
  private int violated;

  @Test
  void spinSeesTheSameStatesInThePlainVersion() {
    SpinOracle spin = SpinOracle.require();
    long seed = SEED;
    for (int compared = 0; compared < MODELS; seed++) {
      String text = generator.generate(seed);
      Optional<String> reason = compare("seed " + seed + ":\n" + text, text, spin);
      reason.ifPresent(r -> passedOver.merge(r, 1, Integer::sum));
      compared += reason.isEmpty() ? 1 : 0;
    }
    System.out.printf(
        "%d symmetric models compared with Spin (seeds %d to %d), %d violated; passed over: %s%n",
        MODELS, SEED, seed - 1, violated, passedOver);
    assertThat(disagreements).isEmpty();
  }

  private Optional<String> compare(String shown, String text, SpinOracle spin) {
    SourceFile file = new SourceFile("model.pml", text);
    PromelaFrontEnd frontEnd = new PromelaFrontEnd();
    PromelaFrontEnd.Result result = frontEnd.check(file);
    assertThat(result.isAccepted()).as(shown + "\n" + result.diagnostics()).isTrue();
    ProcessSystem system = result.system().orElseThrow();
    Optional<String> blindSpot = SpinBlindSpots.of(system);
    if (blindSpot.isPresent()) {
      return blindSpot;
    }
    Optional<StateSpace> explored = StateSpace.of(Systems.FAST.of(system), MAX_STATES, LIMIT);
    if (explored.isEmpty()) {
      return Optional.of("too many states");
    }
    StateSpace ours = explored.get();
    if (ours.states() < MIN_STATES) {
      return Optional.of("fewer than " + MIN_STATES + " states");
    }
    if (ours.has(Fault.Kind.INVALID_INDEX)) {
      return Optional.of("run-time error");
    }
    String plain = PromelaPrinter.print(frontEnd.plain(file).model().orElseThrow());
    Optional<SpinOracle.PanRun> run = spin.plain(plain, PAN_LIMIT);
    if (run.isEmpty()) {
      return Optional.of("pan did not finish in time");
    }
    SpinOracle.PanRun theirs = run.get();
    if (ours.states() != theirs.states()
        || ours.transitions() != theirs.transitions()
        || ours.isViolated() != theirs.errors() > 0) {
      disagreements.add(shown + "\n" + plain + "\n" + ours + ", but Spin: " + theirs);
    }
    violated += ours.isViolated() ? 1 : 0;
    return Optional.empty();
  }
}
