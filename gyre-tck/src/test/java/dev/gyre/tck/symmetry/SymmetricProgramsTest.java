package dev.gyre.tck.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.Optimisation;
import dev.gyre.ir.pass.Optimiser;
import dev.gyre.ir.pass.WithoutTermination;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.property.Fairness;
import dev.gyre.source.SourceFile;
import dev.gyre.symmetry.detect.SymmetryDetection;
import dev.gyre.system.TransitionSystem;
import dev.gyre.tck.gen.FamilyGenerator;
import dev.gyre.tck.gen.FamilyGenerator.Program;
import dev.gyre.tck.gen.SymmetricGenerator;
import dev.gyre.tck.gen.SymmetricGenerator.Ends;
import dev.gyre.tck.gen.TimedFamilyGenerator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Random programs of all the generators in which there is symmetry, declared or found, and that are
 * small. Of each everything is asked: whether exchanges change no step, whether the strategies keep
 * a state for each orbit, and whether any verdict changes ({@link SymmetricQuestions}).
 *
 * <p>{@code -Dgyre.symmetry.models=10000} looks at more programs, {@code -Dgyre.symmetry.seed} at
 * others. Nothing depends on time: a seed gives the same everywhere.
 */
class SymmetricProgramsTest {
  private static final int MODELS = Integer.getInteger("gyre.symmetry.models", 32);
  private static final long SEED = Long.getLong("gyre.symmetry.seed", 1);
  private static final int MAX_STATES = 500;
  private static final int NEWS = 100;

  private final SymmetricGenerator declared = new SymmetricGenerator();
  private final QuestionTally tally = new QuestionTally();

  @Test
  void nothingChanges() {
    long seed = SEED;
    for (; tally.programs() < MODELS; seed++) {
      int before = tally.programs();
      Program program = program(seed);
      try {
        lookAt(seed, program);
      } catch (RuntimeException e) {
        throw new AssertionError("seed " + seed + System.lineSeparator() + program.text(), e);
      }
      if (tally.programs() > before && tally.programs() % NEWS == 0) {
        System.out.printf("seeds %d to %d: %s%n", SEED, seed, tally);
      }
    }
    System.out.printf("seeds %d to %d: %s%n", SEED, seed - 1, tally);
    assertThat(tally.orbits()).isLessThan(tally.states() * 3 / 4);
    assertThat(tally.unsafe()).isBetween(MODELS / 10, MODELS * 9 / 10);
    for (Fairness fairness : Fairness.values()) {
      int both = tally.held(fairness) + tally.violated(fairness);
      assertThat(both).isGreaterThan(MODELS);
      assertThat(tally.held(fairness)).isGreaterThan(both / 10);
      assertThat(tally.violated(fairness)).isGreaterThan(both / 10);
      assertThat(tally.smaller(fairness)).isGreaterThan(both / 5);
    }
  }

  private Program program(long seed) {
    return switch ((int) Math.floorMod(seed, 8L)) {
      case 0 -> new Program(SymmetricProgramGenerator.generate(seed), List.of());
      case 1 ->
          new Program(
              SymmetricRunGenerator.generate(seed),
              List.of("same", "named", "acceptance", "progress"));
      case 2, 4 -> withFormula(seed);
      case 6 ->
          seed % 16 == 6
              ? new Program(TimedFamilyGenerator.generate(seed), List.of())
              : FamilyGenerator.generate(seed);
      default -> FamilyGenerator.generate(seed);
    };
  }

  /** A program with index types. */
  private Program withFormula(long seed) {
    Ends ends = seed % 3 == 0 ? Ends.ALLOWED : Ends.NONE;
    String formula = "ltl same { " + declared.formula(seed) + " }\n";
    return new Program(declared.generate(seed, ends) + formula, List.of("same"));
  }

  private void lookAt(long seed, Program program) {
    String name = "seed " + seed + System.lineSeparator() + program.text();
    Optional<TransitionSystem> system = system(seed, program.text());
    Optional<SymmetricGraph> graph = system.flatMap(s -> SymmetricGraph.of(s, MAX_STATES));
    if (graph.isPresent()) {
      assertThat(graph.get().asymmetry()).as(name).isEmpty();
      OrbitComparison comparison = new OrbitComparison(name, system.get(), graph.get());
      comparison.compare();
      new SymmetricQuestions(seed, program, tally).ask();
      tally.program(graph.get().size(), comparison.orbits());
    }
  }

  /**
   * A system with its symmetry, if it has any; every other one as the optimisations leave it. Not
   * every text is a program: two alternatives that begin with an {@code else} are refused.
   */
  private static Optional<TransitionSystem> system(long seed, String text) {
    Optional<ProcessSystem> read =
        new PromelaFrontEnd().check(new SourceFile("model.pml", text)).system();
    if (read.isEmpty()) {
      return Optional.empty();
    }
    ProcessSystem found =
        read.get().symmetry().isEmpty()
            ? SymmetryDetection.detect(read.get()).system()
            : read.get();
    if (found.symmetry().isEmpty()) {
      return Optional.empty();
    }
    ProcessSystem endless = WithoutTermination.of(found.withProperties(List.of())).system();
    Set<Optimisation> wanted = seed / 8 % 2 == 0 ? Set.of() : EnumSet.allOf(Optimisation.class);
    return Optional.of(new InterpretedSystem(Optimiser.optimise(endless, wanted).system()));
  }
}
