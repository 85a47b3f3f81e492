package dev.gyre.tck.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.detect.SymmetryDetection;
import dev.gyre.ir.pass.EndlessFamilies;
import dev.gyre.ir.pass.Optimisation;
import dev.gyre.ir.pass.Optimiser;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.search.DepthFirstSearch;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.StateReduction.Representative;
import dev.gyre.source.SourceFile;
import dev.gyre.store.TableStore;
import dev.gyre.symmetry.Strategy;
import dev.gyre.symmetry.SymmetryReduction;
import dev.gyre.system.TransitionSystem;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/**
 * The symmetry that is found in random programs is there: exchanging two elements changes no step,
 * in any state. A representative is in the orbit of its state; a canonical one is the same for the
 * whole orbit, and a search by a canonical strategy stores as many states as there are orbits.
 *
 * <p>{@code -Dgyre.orbits.models=2000} looks at more programs, {@code -Dgyre.orbits.seed} at
 * others.
 */
class SymmetryOrbitTest {
  private static final int MODELS = Integer.getInteger("gyre.orbits.models", 60);
  private static final long SEED = Long.getLong("gyre.orbits.seed", 1);
  private static final int MAX_STATES = 600;

  private int states;
  private int orbits;
  private int rings;

  @Test
  void exchangesChangeNothing() {
    compareAll(SymmetricProgramGenerator::generate);
  }

  @Test
  void turningARingChangesNothing() {
    compareAll(RingProgramGenerator::generate);
    assertThat(rings).as("rings").isGreaterThan(MODELS / 2);
  }

  private void compareAll(LongFunction<String> generator) {
    int compared = 0;
    long seed = SEED;
    for (; compared < MODELS; seed++) {
      String text = generator.apply(seed);
      Optional<TransitionSystem> system = system(text, seed);
      Optional<SymmetricGraph> graph = system.flatMap(s -> SymmetricGraph.of(s, MAX_STATES));
      if (graph.isPresent()) {
        String name = "seed " + seed + System.lineSeparator() + text;
        compared++;
        rings += isRing(system.get()) ? 1 : 0;
        assertThat(graph.get().asymmetry()).as(name).isEmpty();
        compareOrbits(name, system.get(), graph.get());
      }
    }
    System.out.printf(
        "%d programs, %d rings, seeds %d to %d, %d states in %d orbits%n",
        compared, rings, SEED, seed, states, orbits);
    assertThat(orbits).isLessThan(states * 3 / 4);
  }

  private static boolean isRing(TransitionSystem system) {
    return system.layout().system().symmetry().types().stream()
        .anyMatch(type -> type.group() == SymmetricType.Group.CYCLIC);
  }

  /** A system in which symmetry was found; the odd ones as the optimisations leave it. */
  private static Optional<TransitionSystem> system(String text, long seed) {
    Optional<ProcessSystem> read =
        new PromelaFrontEnd().check(new SourceFile("model.pml", text)).system();
    if (read.isEmpty()) {
      return Optional.empty();
    }
    ProcessSystem found = SymmetryDetection.detect(read.get()).system();
    if (found.symmetry().isEmpty()) {
      return Optional.empty();
    }
    ProcessSystem endless = EndlessFamilies.of(found).system();
    Set<Optimisation> wanted = seed % 2 == 0 ? Set.of() : EnumSet.allOf(Optimisation.class);
    return Optional.of(new InterpretedSystem(Optimiser.optimise(endless, wanted).system()));
  }

  private void compareOrbits(String name, TransitionSystem system, SymmetricGraph graph) {
    List<Set<List<Integer>>> all = graph.orbits();
    states += graph.size();
    orbits += all.size();
    for (Strategy strategy : Strategy.values()) {
      SymmetryReduction reduction = new SymmetryReduction(system.layout(), strategy);
      Representative representative = reduction.newRepresentative();
      for (Set<List<Integer>> orbit : all) {
        Set<List<Integer>> images = new HashSet<>();
        for (List<Integer> member : orbit) {
          int[] words = member.stream().mapToInt(Integer::intValue).toArray();
          int[] image = representative.of(words, words.length);
          images.add(SymmetricGraph.key(Arrays.copyOf(image, words.length)));
        }
        assertThat(orbit).as("%s %s", strategy, name).containsAll(images);
        if (strategy.isCanonical()) {
          assertThat(images).as("%s %s", strategy, name).hasSize(1);
        }
      }
      SearchOutcome outcome = search(system, reduction);
      if (strategy.isCanonical()) {
        assertThat(outcome.states()).as("%s %s", strategy, name).isEqualTo(all.size());
      } else {
        assertThat(outcome.states())
            .as("%s %s", strategy, name)
            .isBetween((long) all.size(), (long) all.stream().mapToInt(Set::size).sum());
      }
    }
  }

  private static SearchOutcome search(TransitionSystem system, SymmetryReduction reduction) {
    SearchOptions options =
        new SearchOptions(
            Set.of(SearchOptions.Check.values()),
            SearchOptions.AfterViolation.GO_ON,
            SearchLimits.none(),
            1);
    return new DepthFirstSearch(
            system,
            new TableStore(),
            options,
            SearchObserver.NONE,
            Optional.empty(),
            Optional.of(reduction))
        .run();
  }
}
