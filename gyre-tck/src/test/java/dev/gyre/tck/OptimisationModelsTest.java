package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Guard;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.DeadVariables;
import dev.gyre.ir.pass.HeadRule;
import dev.gyre.ir.pass.Optimisation;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.ir.pass.Optimiser;
import dev.gyre.ir.pass.PreservedRuns;
import dev.gyre.ir.pass.StatementMerging;
import dev.gyre.ir.pass.VariableKey;
import dev.gyre.ir.pass.WriteOnlyVariables;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/**
 * Small models and the states that each pass leaves of them, and passes with one rule left out,
 * which must be caught: by a model written for it, and by random ones.
 */
class OptimisationModelsTest {
  private static final Path MODELS =
      Repository.root().resolve("gyre-tck/src/test/resources/optimisation/models.txt");
  private static final Duration LIMIT = Duration.ofMillis(300);

  @Test
  void everyPassLeavesExactlyTheseStates() throws IOException {
    List<String> disagreements = new ArrayList<>();
    for (String line : Files.readAllLines(MODELS)) {
      if (!line.startsWith("#")) {
        String[] parts = line.split("\\|", 3);
        String found = counts(system(parts[2]), parts[1]);
        if (!found.equals(parts[0])) {
          disagreements.add(found + " instead of " + line);
        }
      }
    }
    assertThat(disagreements).isEmpty();
  }

  private static String counts(ProcessSystem system, String what) {
    List<String> counts = new ArrayList<>();
    OptimisedSpace space =
        OptimisedSpace.of(system, Systems.FAST, 10_000, Duration.ofMinutes(1)).orElseThrow();
    counts.add(Long.toString(space.plainStates()));
    List<Set<Optimisation>> combinations = new ArrayList<>();
    for (Optimisation each : Optimisation.values()) {
      combinations.add(EnumSet.of(each));
    }
    combinations.add(EnumSet.allOf(Optimisation.class));
    for (Set<Optimisation> passes : combinations) {
      assertThat(space.difference(Optimiser.optimise(system, passes))).as(what).isEmpty();
      counts.add(Long.toString(space.lastStates()));
    }
    return String.join(" ", counts);
  }

  // ---- passes that are wrong

  /** Merges assignments whatever they read or write. */
  private static OptimisedSystem mergingOverGlobals(ProcessSystem system) {
    return StatementMerging.merged(
        system,
        HeadRule.ANY,
        (automaton, edge) ->
            edge.guard() instanceof Guard.Always
                && edge.effects().stream().allMatch(Effect.Assign.class::isInstance),
        PreservedRuns.RUNS);
  }

  /** Merges over local variables, whatever the step before means to processes that come first. */
  private static OptimisedSystem mergingBehindAnything(ProcessSystem system) {
    return StatementMerging.merged(
        system,
        HeadRule.ANY,
        (automaton, edge) ->
            edge.guard() instanceof Guard.Always
                && edge.effects().stream().allMatch(OptimisationModelsTest::setsLocal),
        PreservedRuns.RUNS);
  }

  private static boolean setsLocal(Effect effect) {
    return effect instanceof Effect.Assign assign
        && assign.place().variable().scope() == Variable.Scope.LOCAL
        && assign.place().indices().isEmpty()
        && assign.value() instanceof Expr.Const;
  }

  /** Forgets that an escape reads. */
  private static OptimisedSystem deadWithoutEscapes(ProcessSystem system) {
    return DeadVariables.reset(system, edge -> edge.escape() == 0);
  }

  /** Takes an index for no use. */
  private static OptimisedSystem indexIsNoUse(ProcessSystem system) {
    Set<VariableKey> indices = new HashSet<>();
    system
        .automata()
        .forEach(
            automaton ->
                automaton
                    .locations()
                    .forEach(
                        location ->
                            location
                                .edges()
                                .forEach(edge -> addIndices(edge, automaton.index(), indices))));
    return WriteOnlyVariables.removed(system, indices);
  }

  private static void addIndices(Edge edge, int automaton, Set<VariableKey> into) {
    ExprWalker loads =
        new ExprWalker() {
          @Override
          protected void enter(Expr e) {
            if (e instanceof Expr.Load load && !load.place().variable().isArray()) {
              into.add(VariableKey.of(load.place().variable(), automaton));
            }
          }
        };
    new ExprWalker() {
      @Override
      protected void enter(Expr e) {
        if (e instanceof Expr.Load load) {
          load.place().indices().forEach(loads::walk);
        }
      }
    }.walk(edge);
    for (Effect effect : edge.effects()) {
      if (effect instanceof Effect.Assign assign) {
        assign.place().indices().forEach(loads::walk);
      }
    }
  }

  @Test
  void mergingOverGlobalsIsCaught() {
    caughtBy(
        OptimisationModelsTest::mergingOverGlobals,
        """
        byte g;
        active proctype P() { byte t; g = 1; t = g; assert(t == 1) }
        active proctype Q() { g = 2 }
        """);
    caughtByRandomModels(OptimisationModelsTest::mergingOverGlobals);
  }

  @Test
  void mergingPastAHigherPriorityIsCaught() {
    caughtBy(
        OptimisationModelsTest::mergingBehindAnything,
        """
        byte g;
        active proctype P() { byte x; g = 1; x = 1; g = x + 1 }
        active proctype Q() priority 5 { g == 1; assert(false) }
        """);
    caughtByRandomModels(OptimisationModelsTest::mergingBehindAnything);
  }

  /** To be ready for a meeting sooner gives a third process no time to move before it. */
  @Test
  void mergingWithPrioritiesAndMeetingsIsCaught() {
    caughtBy(
        OptimisationModelsTest::mergingBehindAnything,
        """
        chan c = [0] of { byte };
        byte g;
        active proctype P() { byte x; g == 0; x = 1; if :: c?0 :: g == 1 -> assert(false) fi }
        active proctype Q() priority 5 { c!g }
        active proctype R() { g = 1 }
        """);
  }

  @Test
  void forgettingEscapesIsCaught() {
    caughtBy(
        OptimisationModelsTest::deadWithoutEscapes,
        "byte g; active proctype P() { byte x; x = 1; { (g == 1) } unless { (x == 1) } }");
    caughtByRandomModels(OptimisationModelsTest::deadWithoutEscapes);
  }

  @Test
  void takingAnIndexForNoUseIsCaught() {
    caughtBy(
        OptimisationModelsTest::indexIsNoUse,
        "byte a[2]; byte i; active proctype P() { i = 1; a[i] = 1; assert(a[0] == 1) }");
    caughtByRandomModels(OptimisationModelsTest::indexIsNoUse);
  }

  private static void caughtBy(Function<ProcessSystem, OptimisedSystem> wrong, String model) {
    ProcessSystem system = system(model);
    OptimisedSpace space =
        OptimisedSpace.of(system, Systems.FAST, 1000, Duration.ofMinutes(1)).orElseThrow();
    assertThat(space.difference(wrong.apply(system))).isNotEmpty();
  }

  private static void caughtByRandomModels(Function<ProcessSystem, OptimisedSystem> wrong) {
    RandomModels models = new RandomModels();
    for (long seed = 1; seed < 2000; seed++) {
      Optional<ProcessSystem> system = models.model(seed).system();
      Optional<OptimisedSpace> space =
          system.flatMap(s -> OptimisedSpace.of(s, Systems.INTERPRETED, 500, LIMIT));
      if (space.isPresent() && space.get().difference(wrong.apply(system.get())).isPresent()) {
        System.out.println("caught by the model of seed " + seed);
        return;
      }
    }
    throw new AssertionError("no random model catches it");
  }

  private static ProcessSystem system(String model) {
    return new PromelaFrontEnd().check(new SourceFile("model.pml", model)).system().orElseThrow();
  }
}
