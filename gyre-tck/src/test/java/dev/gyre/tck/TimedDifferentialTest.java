package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.trace.TraceReplayer;
import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.exec.interp.ExecutionOptions.Ticks;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.jvm.CompiledSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.Optimisation;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.ir.pass.Optimiser;
import dev.gyre.ir.time.TimeAbstraction;
import dev.gyre.ir.time.TimerReads;
import dev.gyre.por.Method;
import dev.gyre.por.ProvisoReduction;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import dev.gyre.property.Question;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.TransitionReduction.Preserved;
import dev.gyre.system.InternalFault;
import dev.gyre.tck.gen.TimedGenerator;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Random models with timers: both engines step by step, merged ticks against single ones, with
 * passes and without, with partial order reduction and without, with abstract time and without.
 *
 * <p>{@code -Dgyre.timed.differential=10000} compares more of them, {@code -Dgyre.timed.seed}
 * others.
 */
class TimedDifferentialTest {
  private static final Question SAFETY = new Question(Property.safety(), Fairness.NONE);

  private static final int MODELS = Integer.getInteger("gyre.timed.differential", 300);
  private static final long SEED = Long.getLong("gyre.timed.seed", 1);
  private static final int MAX_STATES = 2000;
  private static final Duration LIMIT = Duration.ofMillis(500);

  private static InterpretedSystem interpreted(ProcessSystem system, Ticks ticks) {
    return new InterpretedSystem(system, ExecutionOptions.DEFAULT.withTicks(ticks));
  }

  /** Something to look at in a model whose space is small. */
  private interface Look {
    void at(TimedGenerator.TimedModel model, ProcessSystem system, SearchOutcome whole);
  }

  private static void forEach(Look look) {
    int looked = 0;
    for (long seed = SEED; looked < MODELS; seed++) {
      TimedGenerator.TimedModel model = TimedGenerator.model(seed);
      ProcessSystem system = TimedModels.read(model.text());
      Optional<SearchOutcome> whole =
          StateSpace.explore(interpreted(system, Ticks.SINGLE), MAX_STATES, LIMIT);
      if (whole.isPresent() && whole.get().states() > 5) {
        look.at(model, system, whole.get());
        looked++;
      }
    }
  }

  private static SearchOutcome explore(InterpretedSystem system) {
    return StateSpace.explore(system, MAX_STATES, Duration.ofMinutes(2)).orElseThrow();
  }

  private static Set<String> violations(SearchOutcome outcome) {
    return outcome.violations().stream()
        .map(
            v ->
                v.fault()
                    .map(fault -> fault.kind().slug() + " at " + fault.span())
                    .orElse("invalid-end-state"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Optional<String> unreplayable(
      SearchOutcome outcome, ProcessSystem written, List<List<Integer>> origin) {
    try {
      TraceReplayer replayer = new TraceReplayer(new InterpretedSystem(written), origin);
      outcome.violations().forEach(replayer::replay);
      return Optional.empty();
    } catch (InternalFault fault) {
      return Optional.of(fault.getMessage());
    }
  }

  private static List<List<Integer>> itself(ProcessSystem system) {
    return IntStream.range(0, system.edgeCount()).mapToObj(List::of).toList();
  }

  @Test
  void bothEnginesTakeTheSameSteps() {
    long visited = 0;
    for (long seed = SEED; seed < SEED + MODELS; seed++) {
      TimedGenerator.TimedModel model = TimedGenerator.model(seed);
      ProcessSystem system = TimedModels.read(model.text());
      for (Ticks ticks : Ticks.values()) {
        Lockstep lockstep =
            new Lockstep(interpreted(system, ticks), CompiledSystem.of(system, ticks), 150);
        assertThat(lockstep.difference()).as("%s %s", ticks, model).isEmpty();
        visited += lockstep.visited();
      }
    }
    assertThat(visited).isGreaterThan(50L * MODELS);
  }

  @Test
  void mergedTicksChangeNoVerdictWhereNobodyLooksAtTimers() {
    int[] counts = new int[3];
    forEach(
        (model, system, whole) -> {
          SearchOutcome merged = explore(interpreted(system, Ticks.MERGED));
          boolean same =
              violations(merged).equals(violations(whole))
                  && merged.takenEdges().equals(whole.takenEdges());
          if (TimerReads.inProcesses(system).isPresent()) {
            counts[2] += same ? 0 : 1;
            return;
          }
          counts[0]++;
          assertThat(violations(merged)).as("%s", model).isEqualTo(violations(whole));
          assertThat(merged.takenEdges()).as("%s", model).isEqualTo(whole.takenEdges());
          assertThat(TickedStates.missing(system)).as("%s", model).isEmpty();
          assertThat(unreplayable(merged, system, itself(system))).as("%s", model).isEmpty();
          counts[1] += merged.states() < whole.states() ? 1 : 0;
        });
    System.out.printf(
        "merged ticks: %d models, fewer states in %d; %d others would get another answer%n",
        counts[0], counts[1], counts[2]);
    assertThat(counts[1]).as("models with fewer states").isGreaterThan(counts[0] / 5);
    assertThat(counts[2]).as("models that the check protects").isPositive();
  }

  @Test
  void passesChangeNoVerdict() {
    int[] counts = new int[2];
    forEach(
        (model, system, whole) -> {
          for (Set<Optimisation> passes :
              List.of(EnumSet.of(Optimisation.DEAD_VARIABLES), EnumSet.allOf(Optimisation.class))) {
            OptimisedSystem optimised = Optimiser.optimise(system, passes);
            boolean mayMerge = TimerReads.inProcesses(system).isEmpty();
            for (Ticks ticks : mayMerge ? Ticks.values() : new Ticks[] {Ticks.SINGLE}) {
              SearchOutcome smaller = explore(interpreted(optimised.system(), ticks));
              assertThat(violations(smaller))
                  .as("%s %s %s", passes, ticks, model)
                  .isEqualTo(violations(whole));
              assertThat(optimised.originals(smaller.takenEdges()))
                  .as("%s %s %s", passes, ticks, model)
                  .isEqualTo(whole.takenEdges());
              assertThat(smaller.states()).isLessThanOrEqualTo(whole.states());
              assertThat(unreplayable(smaller, system, optimised.origin()))
                  .as("%s %s %s", passes, ticks, model)
                  .isEmpty();
              counts[0] += passes.size() == 1 && smaller.states() < whole.states() ? 1 : 0;
            }
          }
          counts[1] += whole.violations().isEmpty() ? 0 : 1;
        });
    System.out.printf(
        "passes on timed models: dead timers help in %d runs, %d models violated%n",
        counts[0], counts[1]);
    assertThat(counts[0]).isGreaterThan(MODELS / 20);
    assertThat(counts[1]).isBetween(MODELS / 20, MODELS * 19 / 20);
  }

  @Test
  void partialOrderReductionChangesNoVerdict() {
    int[] smaller = new int[1];
    forEach(
        (model, system, whole) -> {
          if (ProvisoReduction.obstacle(system).isPresent()) {
            return;
          }
          boolean mayMerge = TimerReads.inProcesses(system).isEmpty();
          for (Ticks ticks : mayMerge ? Ticks.values() : new Ticks[] {Ticks.SINGLE}) {
            InterpretedSystem timed = interpreted(system, ticks);
            ReducedSpace space = ReducedSpace.of(timed, MAX_STATES, LIMIT).orElseThrow();
            for (Preserved preserved : Preserved.values()) {
              ProvisoReduction reduction =
                  new ProvisoReduction(
                      timed.layout(), Method.STUBBORN, preserved, ExclusiveUseWatch.IGNORED);
              assertThat(space.difference(reduction, ReducedSpace.Walk.DEPTH_FIRST))
                  .as("%s %s %s", ticks, preserved, model)
                  .isEmpty();
              smaller[0] += space.lastStates() < space.wholeStates() ? 1 : 0;
            }
          }
        });
    System.out.printf("partial order reduction makes %d timed spaces smaller%n", smaller[0]);
    assertThat(smaller[0]).isGreaterThan(MODELS / 10);
  }

  @Test
  void whatHoldsInAbstractTimeHolds() {
    int[] counts = new int[2];
    forEach(
        (model, system, whole) -> {
          Optional<SearchOutcome> abstracted =
              StateSpace.explore(
                  new InterpretedSystem(TimeAbstraction.of(system)), 5 * MAX_STATES, LIMIT);
          if (abstracted.isEmpty()) {
            return;
          }
          boolean covered = violations(abstracted.get()).containsAll(violations(whole));
          if (!TimeAbstraction.applicability(system, SAFETY).isSound()) {
            return;
          }
          assertThat(covered)
              .as("%s %s %s", violations(whole), violations(abstracted.get()), model)
              .isTrue();
          counts[0]++;
          counts[1] += violations(abstracted.get()).equals(violations(whole)) ? 0 : 1;
        });
    System.out.printf(
        "abstract time: %d models, %d with violations that are none%n", counts[0], counts[1]);
    assertThat(counts[0]).isGreaterThan(MODELS / 20);
  }
}
