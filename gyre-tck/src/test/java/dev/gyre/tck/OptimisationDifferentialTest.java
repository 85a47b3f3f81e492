package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Effect;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.analysis.Features;
import dev.gyre.ir.pass.Optimisation;
import dev.gyre.ir.pass.Optimiser;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Random models with and without the passes that make them smaller: the same violations at the same
 * places, the same statements executed, never more states, and every trace can be replayed on the
 * model as it was written.
 *
 * <p>{@code -Dgyre.passes.models=10000} compares more of them, {@code -Dgyre.passes.seed} others.
 */
class OptimisationDifferentialTest {
  private static final int MODELS = Integer.getInteger("gyre.passes.models", 1000);
  private static final long SEED = Long.getLong("gyre.passes.seed", 1);
  private static final int MAX_STATES = 1000;
  private static final Duration LIMIT = Duration.ofMillis(100);

  private final RandomModels models = new RandomModels();
  private final Map<Optimisation, Integer> effective = new EnumMap<>(Optimisation.class);
  private long plainStates;
  private long optimisedStates;
  private int violated;
  private int rankedModels;
  private int rankedSmaller;

  @Test
  void noVerdictChanges() {
    int compared = 0;
    long seed = SEED;
    for (; compared < MODELS; seed++) {
      RandomModels.RandomModel model = models.model(seed);
      Optional<ProcessSystem> system = model.system();
      // One model in four by the compiled way; compiling takes longer than these searches.
      Systems.Way way = seed % 8 < 2 ? Systems.FAST : Systems.INTERPRETED;
      Optional<OptimisedSpace> plain =
          system
              .filter(s -> model.seed() % 3 != 1 || !hasLoopInStep(s))
              .flatMap(s -> OptimisedSpace.of(s, way, MAX_STATES, LIMIT));
      if (plain.isPresent()) {
        compare(model, system.get(), plain.get());
        if (way.equals(Systems.FAST)) {
          compareEngines(model, system.get());
        }
        compared++;
        if (compared % 1000 == 0) {
          System.out.println(compared + " models, up to seed " + seed);
        }
      }
    }
    System.out.printf(
        "%d models compared, seeds %d to %d, violated %d, states %d plain, %d optimised, models"
            + " that each pass makes smaller %s, with priorities %d, merged %d%n",
        compared,
        SEED,
        seed,
        violated,
        plainStates,
        optimisedStates,
        effective,
        rankedModels,
        rankedSmaller);
    assertThat(rankedSmaller).as("merged with priorities").isGreaterThan(MODELS / 200);
    for (Optimisation each : Optimisation.values()) {
      assertThat(effective.getOrDefault(each, 0)).as(each.words()).isGreaterThan(MODELS / 50);
    }
    assertThat(violated).isBetween(MODELS / 10, MODELS * 9 / 10);
  }

  private void compare(RandomModels.RandomModel model, ProcessSystem system, OptimisedSpace plain) {
    boolean isRanked = Features.of(system).usesPriorities();
    for (Set<Optimisation> passes : combinations()) {
      var optimised = Optimiser.optimise(system, passes);
      assertThat(plain.difference(optimised)).as("%s %s", passes, model).isEmpty();
      long states = plain.lastStates();
      if (passes.size() > 1) {
        optimisedStates += states;
      } else if (states < plain.plainStates()) {
        effective.merge(passes.iterator().next(), 1, Integer::sum);
        rankedSmaller += isRanked && passes.contains(Optimisation.STATEMENT_MERGING) ? 1 : 0;
      }
    }
    rankedModels += isRanked ? 1 : 0;
    plainStates += plain.plainStates();
    violated += plain.isViolated() ? 1 : 0;
  }

  /** In tangled models such a loop is often endless, and it takes seconds each time to notice. */
  private static boolean hasLoopInStep(ProcessSystem system) {
    return system.automata().stream()
        .flatMap(automaton -> automaton.locations().stream())
        .flatMap(location -> location.edges().stream())
        .flatMap(edge -> edge.effects().stream())
        .anyMatch(e -> e instanceof Effect.IndivisibleStep step && hasLoop(step.program()));
  }

  private static boolean hasLoop(StepProgram program) {
    for (int node = 0; node < program.nodes().size(); node++) {
      for (StepProgram.Branch branch : program.nodes().get(node).branches()) {
        if (branch.target() != StepProgram.EXIT && branch.target() <= node) {
          return true;
        }
      }
    }
    return false;
  }

  /** Merged edges do what no edge of a model as it is written does, such as send and assign. */
  private static void compareEngines(RandomModels.RandomModel model, ProcessSystem system) {
    ProcessSystem smaller = Optimiser.optimise(system, EnumSet.allOf(Optimisation.class)).system();
    Lockstep lockstep =
        new Lockstep(Systems.INTERPRETED.of(smaller), Systems.FAST.of(smaller), 100);
    assertThat(lockstep.difference()).as("%s", model).isEmpty();
  }

  private static List<Set<Optimisation>> combinations() {
    List<Set<Optimisation>> all = new ArrayList<>();
    for (Optimisation each : Optimisation.values()) {
      all.add(EnumSet.of(each));
    }
    all.add(EnumSet.allOf(Optimisation.class));
    return all;
  }
}
