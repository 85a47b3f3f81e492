package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.ProcessSystem;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Random models executed in two ways, side by side: at every state the same transitions in the same
 * order, and the same outcome of each.
 *
 * <p>{@code -Dgyre.engine.models=100000} compares more of them, {@code -Dgyre.engine.seed} others.
 */
class RandomEngineDifferentialTest {
  private static final int MODELS = Integer.getInteger("gyre.engine.models", 2000);
  private static final long SEED = Long.getLong("gyre.engine.seed", 1);
  private static final int STATES_PER_MODEL = 200;

  @Test
  void bothWaysTakeTheSameSteps() {
    RandomModels models = new RandomModels();
    long visited = 0;
    int compared = 0;
    long seed = SEED;
    for (; compared < MODELS; seed++) {
      RandomModels.RandomModel model = models.model(seed);
      Optional<ProcessSystem> system = model.system();
      if (system.isPresent()) {
        Lockstep lockstep =
            new Lockstep(
                Systems.INTERPRETED.of(system.get()),
                Systems.FAST.of(system.get()),
                STATES_PER_MODEL);
        assertThat(lockstep.difference()).as("%s", model).isEmpty();
        compared++;
        visited += lockstep.visited();
      }
    }
    System.out.println(
        compared + " models compared, seeds " + SEED + " to " + seed + ", states " + visited);
    assertThat(visited).isGreaterThan(10L * MODELS);
  }
}
