package dev.gyre.tck;

import static dev.gyre.tck.ReductionExample.needs;
import static dev.gyre.tck.ReductionExample.reduction;
import static dev.gyre.tck.ReductionExample.same;
import static dev.gyre.tck.ReductionExample.space;
import static dev.gyre.tck.ReductionExample.system;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.exec.exclusive.MonitoredSystem;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.por.Method;
import dev.gyre.por.StaticReduction;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.property.Property;
import dev.gyre.search.TransitionReduction;
import dev.gyre.search.TransitionReduction.Preserved;
import dev.gyre.source.SourceFile;
import dev.gyre.system.TransitionSystem;
import dev.gyre.tck.ReducedSpace.Walk;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The counterexamples of the literature to careless reductions. Each is violated, the reductions
 * find that, and would not if they overlooked what the example is about.
 */
class ReductionExamplesTest {
  private static final Duration LIMIT = Duration.ofMinutes(1);

  /** Moving on to the receive opens the escape, and so closes the assertion. */
  @Test
  void rendezvousInAnEscape() {
    needs(
        Oversight.ESCAPES,
        """
        chan c = [0] of { byte };
        active proctype A() { skip; c?1 }
        active proctype B() { { assert(false) } unless { c!1 } }
        """);
  }

  /** The same with a buffer of which each end belongs to one process. */
  @Test
  void exclusiveBufferInAnEscape() {
    needs(
        Oversight.ESCAPES,
        """
        chan c = [1] of { byte };
        active proctype A() { c!1 }
        active proctype B() { { assert(false) } unless { c?1 } }
        """);
  }

  /** A process that ends early leaves its number to the next one. */
  @Test
  void numbersOfProcesses() {
    needs(
        Oversight.ASSERTIONS,
        """
        proctype P() { skip }
        proctype Q() { assert(_pid != 2) }
        init { run P(); run Q() }
        """);
  }

  /** What a process will do that does not exist yet. */
  @Test
  void creation() {
    needs(
        Oversight.CREATION,
        """
        byte x;
        init { run B() }
        active proctype A() { skip; assert(x == 0) }
        proctype B() { x = 1 }
        """);
  }

  /** Whether the atomic sequence stops in the middle depends on the step that gets ready. */
  @Test
  void readinessForAMeetingInsideAnAtomicSequence() {
    same(
        """
        chan c = [0] of { byte };
        byte g;
        active proctype Observer() { assert(g == 0) }
        active proctype Sender() { atomic { g = 1; c!1 } }
        active proctype Receiver() { byte x; x == 0; atomic { c?_; g = 0 } }
        """);
  }

  /** A circle through an expired timer lets no time pass, unless it sets the timer again. */
  @Test
  void timersThatStayExpired() {
    same(
        """
        active proctype Other() { timer u; set(u, 1); expire(u) -> assert(false) }
        active proctype Loop() { timer t; set(t, 1); do :: expire(t) -> skip od }
        """);
  }

  @Test
  void elseLooksAtTheOtherOptions() {
    needs(
        Oversight.ELSE,
        """
        chan c = [1] of { byte };
        active proctype A() { c!1 }
        active proctype B() { if :: c?1 :: else -> assert(false) fi }
        """);
  }

  /** Breadth first, Spin takes the two halves of a rendez-vous apart and misses the deadlock. */
  @Test
  void deadlockBehindARendezvous() {
    String model =
        """
        chan c = [0] of { byte };
        active proctype A() { c!1; c!2 }
        active proctype B() { byte x; c?x }
        """;
    ReducedSpace space = space(system(model));
    assertThat(space.isViolated()).isTrue();
    for (Walk walk : Walk.values()) {
      assertThat(space.difference(reduction(system(model), Preserved.STEPS), walk)).isEmpty();
    }
  }

  /** The receive that fails is no business of the two that meet, so they may meet before. */
  @Test
  void meetingsBesideAReceiveThatFails() {
    same(
        """
        byte x;
        chan c[2] = [1] of { byte };
        chan q = [0] of { byte };
        active proctype Failing() { c[x]?_ }
        active proctype Spoiler() { x = 2 }
        active proctype Sender() { q!1 }
        active proctype Receiver() { q?_ }
        """);
  }

  @Test
  void timeoutWaitsForAllOthers() {
    String model =
        """
        byte x;
        active proctype A() { timeout -> assert(x == 0) }
        active proctype B() { skip; x = 1 }
        active proctype C() { do :: x == 0 -> x = 0 :: x == 1 -> break od }
        """;
    assertThat(space(system(model)).isViolated()).isTrue();
    same(model);
  }

  /** Somebody who runs in a circle must not keep others from moving. */
  @Test
  void nothingIsPutOffForEver() {
    String model =
        """
        byte x;
        active proctype A() { assert(false) }
        active proctype B() { do :: x < 3 -> x++ :: x == 3 -> x = 0 od }
        """;
    same(model);
    ProcessSystem system = system(model);
    TransitionReduction careless = reduction(system, Preserved.DEADLOCKS);
    assertThat(space(system).difference(careless, Walk.DEPTH_FIRST, Preserved.STEPS)).isPresent();
  }

  /** A promise is broken only as long as the process exists that made it. */
  @Test
  void promisesEndWithTheirProcess() {
    assertThat(
            isMissedUnwatched(
                """
                chan c = [1] of { byte };
                byte g;
                active proctype Q() { byte x; g = 1; c?x }
                active proctype R() { g = 2 }
                active proctype P() { xr c; skip }
                """))
        .as("promises overlooked")
        .isTrue();
  }

  private static boolean isMissedUnwatched(String model) {
    InterpretedSystem plain = new InterpretedSystem(system(model));
    TransitionSystem watched = new MonitoredSystem(plain, plain);
    ReducedSpace space = ReducedSpace.of(watched, 10_000, LIMIT).orElseThrow();
    assertThat(space.isViolated()).isTrue();
    for (Walk walk : Walk.values()) {
      assertThat(
              space.difference(promising(plain, ExclusiveUseWatch.WATCHED), walk, Preserved.STEPS))
          .as("%s", walk)
          .isEmpty();
    }
    return space
        .difference(promising(plain, ExclusiveUseWatch.IGNORED), Walk.DEPTH_FIRST, Preserved.STEPS)
        .isPresent();
  }

  private static StaticReduction promising(TransitionSystem system, ExclusiveUseWatch promises) {
    return StaticReduction.ofSteps(system.layout(), Method.STUBBORN, promises);
  }

  /**
   * Three steps at the beginning, but each state of the others would be there once for each of
   * them. An estimate before the search used to give such a reduction up, because it leaves out so
   * few steps.
   */
  @Test
  void fewStepsMaySpareManyStates() {
    String busy = "byte x, y; active [3] proctype P() { do :: x++ :: y++ :: x = x + y od } ";
    String started = busy + "active proctype L() { byte l; l = 1; l = 2; printf(\"%d\", l) }";
    long all = states(started, PartialOrder.OFF);
    assertThat(states(started, PartialOrder.ON)).isLessThan(all / 2);
  }

  private static long states(String model, PartialOrder order) {
    CheckOptions options =
        CheckOptions.none()
            .withProperties(List.of(Property.SAFETY))
            .withOptimisations(Optimisations.PLAIN)
            .withPartialOrder(order)
            .withThreads(1);
    CheckRequest request = CheckRequest.of(new SourceFile("model.pml", model));
    return Checker.check(request.withOptions(options)).statistics().states();
  }
}
