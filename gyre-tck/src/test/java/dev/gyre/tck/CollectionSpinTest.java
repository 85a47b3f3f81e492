package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.format.PromelaPrinter;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Fault;
import dev.gyre.tck.gen.CollectionGenerator;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Random models with collections: Spin finds in what {@code gyre fmt --spin} makes of them the
 * states, the transitions and the verdict that both engines of Gyre find in the model.
 *
 * <p>{@code -Dgyre.collections.models=1000} compares more of them, {@code -Dgyre.collections.seed}
 * others.
 */
class CollectionSpinTest {
  private static final int MODELS = Integer.getInteger("gyre.collections.models", 8);
  private static final long SEED = Long.getLong("gyre.collections.seed", 1);
  private static final int MAX_STATES = 20_000;
  private static final int MIN_STATES = 8;
  private static final Duration LIMIT = Duration.ofSeconds(5);
  private static final Duration PAN_LIMIT = Duration.ofSeconds(60);

  private final CollectionGenerator generator = new CollectionGenerator();
  private final Map<String, Integer> passedOver = new TreeMap<>();
  private final List<String> disagreements = new ArrayList<>();
  private int violated;

  @Test
  void spinSeesTheSameStatesInTheTranslation() {
    SpinOracle spin = SpinOracle.require();
    long seed = SEED;
    for (int compared = 0; compared < MODELS; seed++) {
      String text = generator.generate(seed);
      Optional<String> reason = compare("seed " + seed + ":\n" + text, text, spin);
      reason.ifPresent(r -> passedOver.merge(r, 1, Integer::sum));
      compared += reason.isEmpty() ? 1 : 0;
    }
    System.out.printf(
        "%d models with collections compared with Spin (seeds %d to %d), %d violated; passed over:"
            + " %s%n",
        MODELS, SEED, seed - 1, violated, passedOver);
    assertThat(disagreements).isEmpty();
  }

  private Optional<String> compare(String shown, String text, SpinOracle spin) {
    SourceFile file = new SourceFile("model.pml", text);
    PromelaFrontEnd frontEnd = new PromelaFrontEnd();
    PromelaFrontEnd.Result result = frontEnd.check(file);
    if (!result.isAccepted()) {
      return Optional.of("not symmetric, or not legal");
    }
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
    if (ours.has(Fault.Kind.INVALID_INDEX) || ours.has(Fault.Kind.BLOCKED_D_STEP)) {
      return Optional.of("run-time error");
    }
    String plain = PromelaPrinter.print(frontEnd.plain(file).model().orElseThrow());
    Optional<SpinOracle.PanRun> run;
    try {
      run = spin.plain(plain, PAN_LIMIT);
    } catch (NoAnswer refused) {
      // For Spin a loop at the end of a block leads into a d_step behind the block.
      if (refused.getMessage().contains("jump into d_step")) {
        return Optional.of("a loop before a d_step, which Spin refuses");
      }
      throw refused;
    }
    if (run.isEmpty()) {
      return Optional.of("pan did not finish in time");
    }
    compare(shown + "\n" + plain, ours, run.get());
    return Optional.empty();
  }

  private void compare(String shown, StateSpace ours, SpinOracle.PanRun theirs) {
    if (ours.states() != theirs.states()
        || ours.transitions() != theirs.transitions()
        || ours.isViolated() != theirs.errors() > 0) {
      disagreements.add(shown + "\n" + ours + ", but Spin: " + theirs);
    }
    violated += ours.isViolated() ? 1 : 0;
  }
}
