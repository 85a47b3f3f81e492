package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.exec.exclusive.ExclusiveUseCheck;
import dev.gyre.exec.exclusive.MonitoredSystem;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.Optimisation;
import dev.gyre.ir.pass.Optimiser;
import dev.gyre.por.Method;
import dev.gyre.por.ProvisoReduction;
import dev.gyre.por.StaticReduction;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.search.TransitionReduction.Preserved;
import dev.gyre.system.TransitionSystem;
import dev.gyre.tck.ReducedSpace.Walk;
import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Random models with and without partial order reduction: the same violations at the same places,
 * the same statements executed, never more states, and every trace can be replayed.
 *
 * <p>{@code -Dgyre.por.models=20000} compares more of them, {@code -Dgyre.por.seed} others.
 */
class ReductionDifferentialTest {
  private static final int MODELS = Integer.getInteger("gyre.por.models", 600);
  private static final long SEED = Long.getLong("gyre.por.seed", 1);
  private static final int MAX_STATES = 1500;
  private static final Duration LIMIT = Duration.ofMillis(60);

  private final RandomModels models = new RandomModels();
  private final Map<Method, Integer> effective = new EnumMap<>(Method.class);
  private final Map<Method, Long> states = new EnumMap<>(Method.class);
  private long wholeStates;
  private long fixedStates;
  private int violated;

  @Test
  void noVerdictChanges() {
    int compared = 0;
    long seed = SEED;
    for (; compared < MODELS; seed++) {
      RandomModels.RandomModel model = models.model(seed);
      Optional<ProcessSystem> system =
          model.system().filter(s -> ProvisoReduction.obstacle(s).isEmpty());
      if (system.isPresent() && compare(model, system.get())) {
        compared++;
        if (compared % 1000 == 0) {
          System.out.println(compared + " models, up to seed " + seed);
        }
      }
    }
    System.out.printf(
        "%d models compared, seeds %d to %d, violated %d, states %d whole, %s reduced, %d by the"
            + " state alone, models that each method makes smaller %s%n",
        compared, SEED, seed, violated, wholeStates, states, fixedStates, effective);
    for (Method method : Method.values()) {
      assertThat(effective.getOrDefault(method, 0)).as("%s", method).isGreaterThan(MODELS / 20);
    }
    assertThat(violated).isBetween(MODELS / 10, MODELS * 9 / 10);
  }

  private boolean compare(RandomModels.RandomModel model, ProcessSystem written) {
    // One model in two as the optimisations leave it.
    ProcessSystem program =
        model.seed() % 2 == 0
            ? written
            : Optimiser.optimise(written, EnumSet.allOf(Optimisation.class)).system();
    TransitionSystem system = watched(new InterpretedSystem(program));
    Optional<ReducedSpace> space = ReducedSpace.of(system, MAX_STATES, LIMIT);
    if (space.isEmpty()) {
      return false;
    }
    wholeStates += space.get().wholeStates();
    violated += space.get().isViolated() ? 1 : 0;
    for (Method method : Method.values()) {
      compare(model, space.get(), reduction(system, method, Preserved.STEPS), Walk.DEPTH_FIRST);
      states.merge(method, space.get().lastStates(), Long::sum);
      if (space.get().lastStates() < space.get().wholeStates()) {
        effective.merge(method, 1, Integer::sum);
      }
    }
    ProvisoReduction strongest = reduction(system, Method.STUBBORN, Preserved.STEPS);
    compare(model, space.get(), strongest, Walk.BREADTH_FIRST);
    compare(model, space.get(), strongest, Walk.TWO_WORKERS);
    compareFixed(model, space.get(), system);
    ProvisoReduction deadlocks = reduction(system, Method.STUBBORN, Preserved.DEADLOCKS);
    compare(model, space.get(), deadlocks, Walk.DEPTH_FIRST);
    return true;
  }

  /** A reduction by the state alone leaves the same states however they are searched. */
  private void compareFixed(
      RandomModels.RandomModel model, ReducedSpace space, TransitionSystem system) {
    ExclusiveUseWatch promises =
        system instanceof MonitoredSystem ? ExclusiveUseWatch.WATCHED : ExclusiveUseWatch.IGNORED;
    Method method = model.seed() % 4 < 2 ? Method.AMPLE : Method.CLUSTER;
    StaticReduction other = StaticReduction.ofSteps(system.layout(), method, promises);
    compareFixed(model, space, other, Walk.DEPTH_FIRST);
    StaticReduction strongest = StaticReduction.ofSteps(system.layout(), Method.STUBBORN, promises);
    Set<Long> sizes = new HashSet<>();
    for (Walk walk : Walk.values()) {
      compareFixed(model, space, strongest, walk);
      sizes.add(space.lastStates());
    }
    assertThat(sizes).as("%s", model).hasSize(1);
    fixedStates += space.lastStates();
    StaticReduction deadlocks =
        StaticReduction.ofDeadlocks(system.layout(), Method.STUBBORN, promises);
    assertThat(space.difference(deadlocks, Walk.DEPTH_FIRST, Preserved.DEADLOCKS))
        .as("deadlocks by the state alone, %s", model)
        .isEmpty();
  }

  private static void compareFixed(
      RandomModels.RandomModel model, ReducedSpace space, StaticReduction reduction, Walk walk) {
    assertThat(space.difference(reduction, walk, Preserved.STEPS))
        .as("by the state alone, %s, %s", walk, model)
        .isEmpty();
  }

  /** Promises about channels are watched as the engine does it. */
  private static TransitionSystem watched(InterpretedSystem system) {
    return ExclusiveUseCheck.isNeededFor(system.layout().system())
        ? new MonitoredSystem(system, system)
        : system;
  }

  private static ProvisoReduction reduction(
      TransitionSystem system, Method method, Preserved preserved) {
    ExclusiveUseWatch promises =
        system instanceof MonitoredSystem ? ExclusiveUseWatch.WATCHED : ExclusiveUseWatch.IGNORED;
    return new ProvisoReduction(system.layout(), method, preserved, promises);
  }

  private static void compare(
      RandomModels.RandomModel model, ReducedSpace space, ProvisoReduction reduction, Walk walk) {
    assertThat(space.difference(reduction, walk))
        .as("%s, %s, %s", walk, reduction.preserved(), model)
        .isEmpty();
  }
}
