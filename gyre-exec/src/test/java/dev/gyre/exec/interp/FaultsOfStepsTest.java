package dev.gyre.exec.interp;

import static dev.gyre.ir.TinyModel.always;
import static dev.gyre.ir.TinyModel.assign;
import static dev.gyre.ir.TinyModel.binary;
import static dev.gyre.ir.TinyModel.canSend;
import static dev.gyre.ir.TinyModel.check;
import static dev.gyre.ir.TinyModel.holds;
import static dev.gyre.ir.TinyModel.number;
import static dev.gyre.ir.TinyModel.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.TinyModel;
import dev.gyre.ir.TinyProcess;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import dev.gyre.system.Transitions;
import java.util.List;
import org.junit.jupiter.api.Test;

class FaultsOfStepsTest {
  private final TinyModel model = new TinyModel();
  private final Variable g = model.global("g", ValueType.BYTE);
  private final TinyProcess p = model.process("P");
  private boolean hasOutcome;

  private Stepper started() {
    InterpretedSystem system = new InterpretedSystem(model.system());
    Stepper stepper = system.newStepper();
    stepper.load(system.initialState(), 0, system.initialState().length);
    return stepper;
  }

  /** What goes wrong when the first edge is taken. */
  private List<Fault> fired() {
    Stepper stepper = started();
    assertThat(stepper.enabled()).isEqualTo(1);
    hasOutcome = stepper.fire(Transitions.of(0, 0));
    return List.copyOf(stepper.faults());
  }

  @Test
  void aViolatedAssertionIsAFaultAtItsLineAndTheRunGoesOn() {
    p.step(0, 1, always(), check(read(g)));
    assertThat(fired())
        .containsExactly(
            new Fault(
                Fault.Kind.ASSERTION,
                "assertion fails",
                0,
                model.system().automata().get(0).locations().get(0).edges().get(0).span()));
    assertThat(hasOutcome).isTrue();
  }

  @Test
  void anAssertionThatHoldsIsNone() {
    p.step(0, 1, always(), assign(g, 1), check(read(g)));
    assertThat(fired()).isEmpty();
  }

  @Test
  void aDivisionByZeroEndsTheRun() {
    p.step(0, 1, always(), assign(g, binary(number(1), Expr.BinaryOp.DIVIDE, read(g))));
    assertThat(fired()).extracting(Fault::kind).containsExactly(Fault.Kind.DIVISION_BY_ZERO);
    assertThat(hasOutcome).isFalse();
  }

  @Test
  void anIndexBehindTheLastElementIsInvalid() {
    Variable a = p.local("a", ValueType.BYTE, 2);
    p.step(0, 1, always(), assign(g, 2), assign(g, read(a, read(g))));
    assertThat(fired()).extracting(Fault::kind).containsExactly(Fault.Kind.INVALID_INDEX);
  }

  @Test
  void aChannelThatIsNotThereIsFoundWhenItIsAskedFor() {
    Variable c = model.global("c", ValueType.CHAN);
    p.step(0, 1, canSend(c, number(1))).step(0, 1, holds(number(1)));
    Stepper stepper = started();
    assertThat(stepper.enabled()).isEqualTo(1);
    assertThat(stepper.faults()).extracting(Fault::kind).containsExactly(Fault.Kind.BAD_CHANNEL);
  }

  @Test
  void aStepThatBlocksInItsMiddleIsAFault() {
    StepProgram.Branch first = new StepProgram.Branch(always(), List.of(), 1, TinyModel.SPAN);
    StepProgram.Branch second =
        new StepProgram.Branch(holds(read(g)), List.of(), StepProgram.EXIT, TinyModel.SPAN);
    List<StepProgram.Node> nodes =
        List.of(
            new StepProgram.Node(List.of(first), TinyModel.SPAN),
            new StepProgram.Node(List.of(second), TinyModel.SPAN));
    p.step(0, 1, always(), new Effect.IndivisibleStep(new StepProgram(nodes)));
    assertThat(fired()).extracting(Fault::kind).containsExactly(Fault.Kind.BLOCKED_D_STEP);
  }

  @Test
  void aTimerCannotBeSetToATimeThatIsNone() {
    Variable t = model.global("t", ValueType.TIMER);
    p.step(0, 1, always(), assign(t, binary(read(g), Expr.BinaryOp.MINUS, number(2))));
    assertThat(fired()).extracting(Fault::kind).containsExactly(Fault.Kind.TIMER_RANGE);
  }
}
