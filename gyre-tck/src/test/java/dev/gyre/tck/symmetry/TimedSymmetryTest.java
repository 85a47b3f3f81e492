package dev.gyre.tck.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.exec.interp.ExecutionOptions.Ticks;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.WithoutTermination;
import dev.gyre.ir.time.TimerReads;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import dev.gyre.symmetry.detect.SymmetryDetection;
import dev.gyre.tck.gen.TimedFamilyGenerator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Timers of interchangeable processes: an exchange takes the timers along and changes no step, time
 * included; the search keeps one state for each orbit, and no verdict changes.
 *
 * <p>{@code -Dgyre.timed.families=2000} looks at more programs, {@code -Dgyre.timed.seed} at
 * others.
 */
class TimedSymmetryTest {
  private static final int MODELS = Integer.getInteger("gyre.timed.families", 40);
  private static final long SEED = Long.getLong("gyre.timed.seed", 1);
  private static final int MAX_STATES = 1_000;
  private static final EnumSet<SymmetryOption> CANONICAL =
      EnumSet.of(SymmetryOption.FULL, SymmetryOption.REFINE);

  /** Fischer's protocol, in the three ways in which processes can have timers. */
  enum Fischer {
    DETECTED(
        """
        byte lock, inside;
        active [N] proctype Process() {
          timer clock;
          do
          :: lock == 0 ->
            delay(clock, 0, 1); lock = _pid + 1; delay(clock, WAIT);
            if
            :: lock == _pid + 1 ->
              atomic { inside++; assert(inside == 1) };
              udelay(clock);
              atomic { inside--; lock = 0 }
            :: lock != _pid + 1
            fi
          od
        }
        """),
    DECLARED(
        """
        scalarset Id[N];
        Id lock;
        byte inside;
        active [Id] proctype Process(Id me) {
          timer clock;
          do
          :: lock == Id.none ->
            delay(clock, 0, 1); lock = me; delay(clock, WAIT);
            if
            :: lock == me ->
              atomic { inside++; assert(inside == 1) };
              udelay(clock);
              atomic { inside--; lock = Id.none }
            :: lock != me
            fi
          od
        }
        """),
    GLOBAL_TIMERS(
        """
        scalarset Id[N];
        Id lock;
        byte inside;
        timer clock[Id];
        active [Id] proctype Process(Id me) {
          do
          :: lock == Id.none ->
            delay(clock[me], 0, 1); lock = me; delay(clock[me], WAIT);
            if
            :: lock == me ->
              atomic { inside++; assert(inside == 1) };
              udelay(clock[me]);
              atomic { inside--; lock = Id.none }
            :: lock != me
            fi
          od
        }
        """);

    private final String text;

    Fischer(String text) {
      this.text = text;
    }

    String text(int processes, int wait) {
      return text.replace("N]", processes + "]").replace("WAIT", String.valueOf(wait));
    }
  }

  private static ProcessSystem read(String text) {
    return new PromelaFrontEnd().check(new SourceFile("model.pml", text)).system().orElseThrow();
  }

  /** The states of a model and how processes can be exchanged; empty if there are too many. */
  private static Optional<SymmetricGraph> graph(ProcessSystem symmetric, Ticks ticks) {
    ProcessSystem endless = WithoutTermination.of(symmetric).system();
    return SymmetricGraph.of(
        new InterpretedSystem(endless, ExecutionOptions.DEFAULT.withTicks(ticks)), 50 * MAX_STATES);
  }

  private static CheckReport check(String text, CheckOptions wishes) {
    return Checker.check(
        CheckRequest.of(new SourceFile("model.pml", text))
            .withDefinitions(Map.of())
            .withOptions(wishes.withThreads(1))
            .withPersistence(Persistence.ALL));
  }

  private static CheckOptions plain(Ticks ticks) {
    return CheckOptions.none()
        .withOptimisations(Optimisations.PLAIN)
        .withTicks(ticks == Ticks.MERGED ? dev.gyre.plan.Ticks.MERGED : dev.gyre.plan.Ticks.SINGLE);
  }

  @ParameterizedTest
  @EnumSource
  void theSearchKeepsAStateForEachOrbit(Fischer version) {
    for (int n = 2; n <= 3; n++) {
      String text = version.text(n, 2);
      ProcessSystem found = SymmetryDetection.detect(read(text)).system();
      assertThat(found.symmetry().isEmpty()).isFalse();
      for (Ticks ticks : Ticks.values()) {
        SymmetricGraph graph = graph(found, ticks).orElseThrow();
        assertThat(graph.asymmetry()).isEmpty();
        int orbits = graph.orbits().size();
        assertThat(orbits).isLessThan(graph.size());
        assertThat(check(text, plain(ticks)).statistics().states()).isEqualTo(graph.size());
        for (SymmetryOption strategy : CANONICAL) {
          CheckReport report = check(text, plain(ticks).withSymmetry(strategy));
          assertThat(report.verdict()).isEqualTo(Verdict.HOLDS);
          assertThat(report.statistics().states()).as("%s", strategy).isEqualTo(orbits);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void noStrategyChangesTheVerdict(Fischer version) {
    for (SymmetryOption strategy : SymmetryOption.values()) {
      for (PartialOrder order : List.of(PartialOrder.OFF, PartialOrder.ON, PartialOrder.AMPLE)) {
        CheckOptions wishes = CheckOptions.none().withSymmetry(strategy).withPartialOrder(order);
        assertThat(check(version.text(3, 2), wishes).verdict())
            .as("%s %s", strategy, order)
            .isEqualTo(Verdict.HOLDS);
        assertThat(check(version.text(3, 1), wishes).verdict())
            .as("%s %s", strategy, order)
            .isEqualTo(Verdict.VIOLATED);
      }
    }
  }

  @Test
  void exchangesChangeNothingInRandomFamilies() {
    int compared = 0;
    int violated = 0;
    int states = 0;
    int orbits = 0;
    long seed = SEED;
    for (; compared < MODELS; seed++) {
      String text = TimedFamilyGenerator.generate(seed);
      ProcessSystem found = SymmetryDetection.detect(read(text)).system();
      boolean mayMerge = seed % 2 == 0 && TimerReads.inProcesses(found).isEmpty();
      Ticks ticks = mayMerge ? Ticks.MERGED : Ticks.SINGLE;
      Optional<SymmetricGraph> graph =
          found.symmetry().isEmpty() ? Optional.empty() : graph(found, ticks);
      if (graph.isEmpty() || graph.get().size() < 10 || graph.get().size() > MAX_STATES) {
        continue;
      }
      compared++;
      String name = "seed " + seed + System.lineSeparator() + text;
      assertThat(graph.get().asymmetry()).as(name).isEmpty();
      int own = graph.get().orbits().size();
      CheckReport off = check(text, plain(ticks));
      for (SymmetryOption strategy : CANONICAL) {
        CheckReport on = check(text, plain(ticks).withSymmetry(strategy));
        assertThat(on.verdict()).as(name).isEqualTo(off.verdict());
        assertThat(on.statistics().states()).as("%s %s", strategy, name).isEqualTo(own);
      }
      violated += off.verdict() == Verdict.VIOLATED ? 1 : 0;
      states += graph.get().size();
      orbits += own;
    }
    System.out.printf(
        "%d families with timers, seeds %d to %d, %d violated, %d states in %d orbits%n",
        compared, SEED, seed - 1, violated, states, orbits);
    assertThat(orbits).isLessThan(states * 3 / 4);
    assertThat(violated).isBetween(MODELS / 20, MODELS * 19 / 20);
  }

  /** Where a process treats its timer unlike the others, the exchange is noticed. */
  @Test
  void anAsymmetricTimerIsNoticed() {
    ProcessSystem symmetric =
        read("scalarset A[2]; active [A] proctype P(A me) { timer t; delay(t, 2) }");
    ProcessSystem special =
        read("active [2] proctype P() { byte me = _pid; timer t; delay(t, 2 + me) }")
            .withSymmetry(symmetric.symmetry());
    assertThat(graph(symmetric, Ticks.SINGLE).orElseThrow().asymmetry()).isEmpty();
    assertThat(graph(special, Ticks.SINGLE).orElseThrow().asymmetry()).isPresent();
  }
}
