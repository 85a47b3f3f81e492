package dev.gyre.tck.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.Optimisation;
import dev.gyre.ir.pass.Optimiser;
import dev.gyre.ir.pass.WithoutTermination;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.SourceFile;
import dev.gyre.symmetry.detect.SymmetryDetection;
import dev.gyre.system.TransitionSystem;
import java.util.EnumSet;
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
        OrbitComparison comparison = new OrbitComparison(name, system.get(), graph.get());
        comparison.compare();
        states += graph.get().size();
        orbits += comparison.orbits();
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
    ProcessSystem endless = WithoutTermination.of(found).system();
    Set<Optimisation> wanted = seed % 2 == 0 ? Set.of() : EnumSet.allOf(Optimisation.class);
    return Optional.of(new InterpretedSystem(Optimiser.optimise(endless, wanted).system()));
  }
}
