package dev.gyre.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.emptiness.Lasso;
import dev.gyre.engine.TinyModels;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.search.Violation;
import dev.gyre.system.Fault;
import dev.gyre.system.InternalFault;
import dev.gyre.system.Transitions;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A path is told statement by statement, and only if it leads to what was reported. */
class TraceReplayerTest {
  private static final String FAILING =
      """
      byte x; chan c = [1] of { byte };
      active proctype P() {
        x = 1;
        c!7;
        assert(x == 0)
      }
      """;

  /** Replays on a system in which every edge stands for itself. */
  private static TraceReplayer asWritten(InterpretedSystem system) {
    int edges = system.layout().system().edgeCount();
    return new TraceReplayer(system, IntStream.range(0, edges).mapToObj(List::of).toList());
  }

  /** The failing assertion of a process at its third edge. */
  private static Violation failure(InterpretedSystem system, Long... path) {
    Fault fault =
        new Fault(
            Fault.Kind.ASSERTION,
            "",
            0,
            system.layout().system().automata().get(0).locations().get(2).edges().get(0).span());
    return new Violation(Violation.Kind.FAULT, Optional.of(fault), List.of(path), path.length);
  }

  /** A step in short: who does what in which line, and what changes. */
  private static String text(Trace.Step step) {
    return step.number()
        + " "
        + step.actor().name()
        + " line "
        + step.actor().line()
        + " "
        + step.actor().text()
        + step.changes().stream()
            .map(c -> ", " + c.name() + ": " + c.before() + " to " + c.after())
            .reduce("", String::concat)
        + step.messages().stream()
            .map(m -> ", " + m.kind() + " " + m.content() + " in " + m.channel())
            .reduce("", String::concat);
  }

  @Test
  void everyStepIsToldWithItsChangesAndMessages() {
    InterpretedSystem system = TinyModels.interpreted(FAILING);
    Trace trace =
        asWritten(system)
            .replay(
                failure(system, Transitions.of(0, 0), Transitions.of(0, 1), Transitions.of(0, 2)));
    assertThat(trace.steps())
        .extracting(TraceReplayerTest::text)
        .containsExactly(
            "1 P:0 line 3 x = 1, x: 0 to 1",
            "2 P:0 line 4 c!7, c: [] to [7], SENT 7 in c",
            "3 P:0 line 5 assert(x == 0)");
    assertThat(trace.cycleStart()).isEmpty();
    assertThat(trace.end().values())
        .extracting(value -> value.name() + " = " + value.text())
        .containsExactly("x = 1", "c = [7]");
  }

  @Test
  void aMergedStepIsToldAsItsStatementsUpToTheOneThatFails() {
    InterpretedSystem system = TinyModels.interpreted(FAILING);
    TraceReplayer merged = new TraceReplayer(system, List.of(List.of(0, 1, 2, 3)));
    Trace trace = merged.replay(failure(system, Transitions.of(0, 0)));
    assertThat(trace.transitions())
        .containsExactly(Transitions.of(0, 0), Transitions.of(0, 1), Transitions.of(0, 2));
  }

  @Test
  void whatCannotBeFollowedOrDoesNotFailIsAnInternalFault() {
    InterpretedSystem system = TinyModels.interpreted(FAILING);
    TraceReplayer replayer = asWritten(system);
    assertThatThrownBy(() -> replayer.replay(failure(system, Transitions.of(0, 1))))
        .isInstanceOf(InternalFault.class)
        .hasMessageContaining("the trace cannot be replayed: step 1");
    assertThatThrownBy(() -> replayer.replay(failure(system, Transitions.of(0, 0))))
        .isInstanceOf(InternalFault.class)
        .hasMessageContaining("the trace does not lead to the reported violation");
  }

  @Test
  void endsThatASearchLeftOutAreMadeUpFor() {
    InterpretedSystem system =
        TinyModels.interpreted("active proctype Q() { false } active proctype P() { skip }");
    List<Integer> way = TinyModels.firstEdges(system, 1, 2);
    Violation stuck =
        new Violation(
            Violation.Kind.INVALID_END_STATE,
            Optional.empty(),
            List.of(Transitions.of(1, way.get(0))),
            1);
    Trace trace = asWritten(system).replay(stuck);
    assertThat(trace.transitions())
        .containsExactly(Transitions.of(1, way.get(0)), Transitions.of(1, way.get(1)));
    assertThat(trace.end().positions())
        .extracting(position -> position.name() + " " + position.rest())
        .containsExactly("Q:0 UNEXPECTED");
  }

  @Test
  void aLassoTellsFromWhichStepOnItRepeats() {
    InterpretedSystem system =
        TinyModels.interpreted("byte x; active proctype P() { x = 2; do :: x = 1; x = 2 od }");
    List<Integer> way = TinyModels.firstEdges(system, 0, 3);
    TraceReplayer merged = new TraceReplayer(system, List.of(way.subList(0, 1), way.subList(1, 3)));
    Lasso lasso =
        new Lasso(List.of(Transitions.of(0, 0), Transitions.of(0, 1)), 1, Lasso.Extent.WHOLE);
    Trace trace = merged.replay(lasso);
    assertThat(trace.steps()).hasSize(3);
    assertThat(trace.cycleStart()).contains(2);
  }
}
