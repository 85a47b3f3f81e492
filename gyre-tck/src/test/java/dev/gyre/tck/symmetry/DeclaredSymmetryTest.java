package dev.gyre.tck.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.Optimisation;
import dev.gyre.ir.pass.Optimiser;
import dev.gyre.ir.pass.WithoutTermination;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.SourceFile;
import dev.gyre.system.TransitionSystem;
import dev.gyre.tck.gen.SymmetricGenerator;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The rules for index types are strict enough: in random programs that pass them, a permutation of
 * the elements changes no step, in any reachable state.
 *
 * <p>{@code -Dgyre.declared.models=2000} looks at more programs, {@code -Dgyre.declared.seed} at
 * others.
 */
class DeclaredSymmetryTest {
  private static final int MODELS = Integer.getInteger("gyre.declared.models", 100);
  private static final long SEED = Long.getLong("gyre.declared.seed", 1);
  private static final int MAX_STATES = 1_500;

  @Test
  void permutationsChangeNothing() {
    SymmetricGenerator generator = new SymmetricGenerator();
    int compared = 0;
    int states = 0;
    int orbits = 0;
    long seed = SEED;
    for (; compared < MODELS; seed++) {
      String text = generator.generate(seed);
      Optional<SymmetricGraph> graph = SymmetricGraph.of(system(text, seed), MAX_STATES);
      if (graph.isPresent()) {
        compared++;
        assertThat(graph.get().asymmetry()).as("seed " + seed + ":\n" + text).isEmpty();
        states += graph.get().size();
        int own = graph.get().orbits().size();
        orbits += own;
        if (seed % 2 == 0) {
          assertThat(representatives(text)).as("seed " + seed + ":\n" + text).isEqualTo(own);
        }
      }
    }
    System.out.printf(
        "%d programs with index types, seeds %d to %d, %d states in %d orbits%n",
        compared, SEED, seed - 1, states, orbits);
    assertThat(orbits).isLessThan(states * 3 / 4);
  }

  /** How many states the engine keeps. */
  private static long representatives(String text) {
    CheckOptions wishes =
        CheckOptions.none()
            .withThreads(1)
            .withOptimisations(Optimisations.PLAIN)
            .withSymmetry(SymmetryOption.REFINE);
    return Checker.check(
            CheckRequest.of(new SourceFile("model.pml", text))
                .withOptions(wishes)
                .withPersistence(Persistence.ALL))
        .statistics()
        .states();
  }

  /** A program that gets past the rules would be noticed: here the checker is left out. */
  @Test
  void anAsymmetricProgramIsNoticed() {
    String text =
        """
        scalarset A[2];
        bool flag[A];
        active [A] proctype P(A me) { flag[me] = true }
        """;
    ProcessSystem symmetric =
        new PromelaFrontEnd().check(new SourceFile("model.pml", text)).system().orElseThrow();
    ProcessSystem special =
        new PromelaFrontEnd()
            .check(
                new SourceFile(
                    "model.pml",
                    "bool flag[2]; active [2] proctype P() { byte me = _pid; flag[me] = (me == 0) }"))
            .system()
            .orElseThrow()
            .withSymmetry(symmetric.symmetry());
    assertThat(graph(symmetric).asymmetry()).isEmpty();
    assertThat(graph(special).asymmetry()).isPresent();
  }

  private static SymmetricGraph graph(ProcessSystem system) {
    ProcessSystem endless = WithoutTermination.of(system).system();
    return SymmetricGraph.of(new InterpretedSystem(endless), MAX_STATES).orElseThrow();
  }

  /** The odd ones as the optimisations leave it. */
  private static TransitionSystem system(String text, long seed) {
    ProcessSystem read =
        new PromelaFrontEnd().check(new SourceFile("model.pml", text)).system().orElseThrow();
    ProcessSystem endless = WithoutTermination.of(read).system();
    Set<Optimisation> wanted = seed % 2 == 0 ? Set.of() : EnumSet.allOf(Optimisation.class);
    return new InterpretedSystem(Optimiser.optimise(endless, wanted).system());
  }
}
