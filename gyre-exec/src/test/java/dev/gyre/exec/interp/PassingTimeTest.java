package dev.gyre.exec.interp;

import static dev.gyre.ir.TinyModel.always;
import static dev.gyre.ir.TinyModel.assign;
import static dev.gyre.ir.TinyModel.binary;
import static dev.gyre.ir.TinyModel.fact;
import static dev.gyre.ir.TinyModel.holds;
import static dev.gyre.ir.TinyModel.number;
import static dev.gyre.ir.TinyModel.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Expr;
import dev.gyre.ir.TinyModel;
import dev.gyre.ir.TinyProcess;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.system.Stepper;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PassingTimeTest {
  private final TinyModel model = new TinyModel();
  private final Variable t = model.global("t", ValueType.TIMER);
  private final TinyProcess p =
      model
          .process("P")
          .step(0, 1, always(), assign(t, 3))
          .step(1, 2, holds(binary(read(t), Expr.BinaryOp.EQUAL, number(0))));

  /** The run of a system that takes the last of its transitions, as long as there are any. */
  private List<Long> run(ExecutionOptions.Ticks ticks) {
    InterpretedSystem system =
        new InterpretedSystem(model.system(), ExecutionOptions.DEFAULT.withTicks(ticks));
    Stepper stepper = system.newStepper();
    stepper.load(system.initialState(), 0, system.initialState().length);
    List<Long> run = new ArrayList<>();
    for (int count = stepper.enabled(); count > 0 && run.size() < 9; count = stepper.enabled()) {
      run.add(stepper.transition(count - 1));
      stepper.fire(stepper.transition(count - 1));
      stepper.proceed();
    }
    return run;
  }

  @Test
  void timePassesByOneUnitWhileNobodyCanMove() {
    assertThat(run(ExecutionOptions.Ticks.SINGLE))
        .containsExactly(
            Transitions.of(0, 0),
            Transitions.tick(1),
            Transitions.tick(1),
            Transitions.tick(1),
            Transitions.of(0, 1));
  }

  @Test
  void mergedTicksGoOnUntilATimerExpires() {
    assertThat(run(ExecutionOptions.Ticks.MERGED))
        .containsExactly(Transitions.of(0, 0), Transitions.tick(3), Transitions.of(0, 1));
  }

  @Test
  void whereATimeoutIsWaitedForTicksAreNotMerged() {
    p.step(1, 2, holds(fact(Expr.SystemFact.TIMEOUT)));
    assertThat(run(ExecutionOptions.Ticks.MERGED))
        .containsExactlyElementsOf(run(ExecutionOptions.Ticks.SINGLE))
        .contains(Transitions.tick(1));
  }

  @Test
  void noTimePassesWhereNoTimerRuns() {
    p.step(2, 3, holds(number(0)));
    assertThat(run(ExecutionOptions.Ticks.SINGLE)).endsWith(Transitions.of(0, 1));
  }
}
