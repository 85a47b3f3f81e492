package dev.gyre.view.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.engine.trace.Evidence;
import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.Trace;
import dev.gyre.property.ViolationKind;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TraceFilterTest {
  private static Trace.Step step(int number, String process, int pid, String variable) {
    return new Trace.Step(
        number,
        new Trace.Action(process, pid, "m.pml", 1, "skip"),
        Optional.empty(),
        Optional.empty(),
        List.of(new Trace.Change(Optional.empty(), variable, "0", "1")),
        List.of());
  }

  private static TrailReplay.Replayed run() {
    Trace.EndState state =
        new Trace.EndState(
            List.of(
                new StateView.Value(Optional.empty(), "a[0]", "1"),
                new StateView.Value(Optional.empty(), "ab", "1"),
                new StateView.Value(Optional.of("P:1"), "x", "1")),
            List.of(),
            Optional.empty());
    Trace trace =
        new Trace(
            List.of(step(1, "P", 1, "ab"), step(2, "Q", 2, "a[0]"), step(3, "P", 1, "a[1]")),
            List.of(),
            Optional.of(2),
            state);
    return new TrailReplay.Replayed(
        new FoundViolation(
            "f",
            ViolationKind.ACCEPTANCE_CYCLE,
            "an infinite run",
            new SourceFile("m.pml", "").span(0, 0),
            trace,
            Evidence.NONE),
        List.of(state, state, state, state));
  }

  private static List<Integer> numbers(TrailReplay.Replayed run) {
    return run.violation().trace().steps().stream().map(Trace.Step::number).toList();
  }

  @Test
  void withoutNamesEverythingStays() {
    TrailReplay.Replayed run = run();
    assertThat(new TraceFilter(List.of(), List.of(), List.of()).of(run)).isSameAs(run);
  }

  @Test
  void stepsOfProcessesKeepTheirNumbersAndTheCycleItsPlace() {
    TrailReplay.Replayed some = new TraceFilter(List.of("P"), List.of(), List.of()).of(run());
    assertThat(numbers(some)).containsExactly(1, 3);
    assertThat(some.violation().trace().cycleStart()).contains(3);
    assertThat(some.states()).hasSize(3);
    assertThat(numbers(new TraceFilter(List.of("Q:2"), List.of(), List.of()).of(run())))
        .containsExactly(2);
  }

  @Test
  void aVariableStandsForItsElements() {
    TrailReplay.Replayed some = new TraceFilter(List.of(), List.of("a"), List.of()).of(run());
    assertThat(numbers(some)).containsExactly(2, 3);
    assertThat(some.states().get(0).values())
        .extracting(StateView.Value::name)
        .containsExactly("a[0]");
    assertThat(
            new TraceFilter(List.of(), List.of("P:1.x"), List.of())
                .of(run())
                .states()
                .get(0)
                .values())
        .hasSize(1);
  }
}
