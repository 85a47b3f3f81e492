package dev.gyre.exec.interp;

import static dev.gyre.ir.TinyModel.always;
import static dev.gyre.ir.TinyModel.assign;
import static dev.gyre.ir.TinyModel.binary;
import static dev.gyre.ir.TinyModel.canReceive;
import static dev.gyre.ir.TinyModel.canSend;
import static dev.gyre.ir.TinyModel.fact;
import static dev.gyre.ir.TinyModel.holds;
import static dev.gyre.ir.TinyModel.number;
import static dev.gyre.ir.TinyModel.otherwise;
import static dev.gyre.ir.TinyModel.place;
import static dev.gyre.ir.TinyModel.read;
import static dev.gyre.ir.TinyModel.receive;
import static dev.gyre.ir.TinyModel.send;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.TinyModel;
import dev.gyre.ir.TinyProcess;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.system.Stepper;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class InterpretedSystemTest {
  private final TinyModel model = new TinyModel();
  private final Variable g = model.global("g", ValueType.BYTE);
  private final TinyProcess p = model.process("P");

  private InterpretedSystem system() {
    return new InterpretedSystem(model.system());
  }

  /** A stepper that stands at the initial state. */
  private static Stepper started(InterpretedSystem system) {
    Stepper stepper = system.newStepper();
    stepper.load(system.initialState(), 0, system.initialState().length);
    return stepper;
  }

  private static List<Long> listed(Stepper stepper) {
    List<Long> all = new ArrayList<>();
    int count = stepper.enabled();
    for (int i = 0; i < count; i++) {
      all.add(stepper.transition(i));
    }
    return all;
  }

  private int valueOfG(Stepper stepper, InterpretedSystem system) {
    return system.layout().global(g).get(stepper.words(), 0);
  }

  @Test
  void whatCanHappenIsListedByProcessYoungestFirst() {
    p.step(0, 1, always()).step(0, 1, holds(read(g))).step(0, 1, always());
    model.process("Q").step(0, 1, always());
    assertThat(listed(started(system())))
        .containsExactly(Transitions.of(1, 3), Transitions.of(0, 0), Transitions.of(0, 2));
  }

  @Test
  void elseIsOpenWhereNothingElseIs() {
    p.step(0, 1, holds(read(g))).step(0, 1, otherwise(), assign(g, 1)).step(1, 0, always());
    InterpretedSystem system = system();
    Stepper stepper = started(system);
    assertThat(listed(stepper)).containsExactly(Transitions.of(0, 1));
    assertThat(stepper.fire(Transitions.of(0, 1))).isTrue();
    assertThat(valueOfG(stepper, system)).isEqualTo(1);
    stepper.proceed();
    stepper.fire(Transitions.of(0, 2));
    stepper.proceed();
    assertThat(listed(stepper)).containsExactly(Transitions.of(0, 0));
  }

  @Test
  void anEscapeThatIsOpenHidesWhatItInterrupts() {
    p.step(0, 1, always(), assign(g, 1)).escape(0, 2, holds(read(g))).step(1, 0, always());
    Stepper stepper = started(system());
    assertThat(listed(stepper)).containsExactly(Transitions.of(0, 1));
    stepper.fire(Transitions.of(0, 1));
    stepper.proceed();
    stepper.fire(Transitions.of(0, 2));
    stepper.proceed();
    assertThat(listed(stepper)).containsExactly(Transitions.of(0, 0));
  }

  @Test
  void twoProcessesMeetInOneTransition() {
    Variable c = model.channel("c", 0);
    p.step(0, 1, canSend(c, number(7)), send(c, number(7)));
    model.process("Q").step(0, 1, canReceive(c), receive(c, new FieldPattern.Store(place(g))));
    InterpretedSystem system = system();
    Stepper stepper = started(system);
    long meeting = Transitions.rendezvous(0, 0, 1, 1);
    assertThat(listed(stepper)).containsExactly(meeting);
    assertThat(stepper.fire(meeting)).isTrue();
    assertThat(valueOfG(stepper, system)).isEqualTo(7);
  }

  @Test
  void aFullBufferBlocksTheSender() {
    Variable c = model.channel("c", 1);
    p.step(0, 0, canSend(c, number(7)), send(c, number(7)));
    Stepper stepper = started(system());
    assertThat(listed(stepper)).hasSize(1);
    stepper.fire(Transitions.of(0, 0));
    stepper.proceed();
    assertThat(listed(stepper)).isEmpty();
    assertThat(stepper.isValidEnd()).isFalse();
  }

  @Test
  void theYoungestProcessEndsFirst() {
    p.end(0);
    model.process("Q").end(0);
    Stepper stepper = started(system());
    assertThat(stepper.isValidEnd()).isTrue();
    assertThat(listed(stepper)).containsExactly(Transitions.of(1, 1));
    stepper.fire(Transitions.of(1, 1));
    stepper.proceed();
    assertThat(listed(stepper)).containsExactly(Transitions.of(0, 0));
  }

  @Test
  void whoIsInsideAnAtomicSequenceKeepsControl() {
    p.atomic(0, 1, always()).step(1, 2, always());
    model.process("Q").step(0, 1, always());
    Stepper stepper = started(system());
    stepper.fire(Transitions.of(0, 0));
    assertThat(stepper.controller()).isZero();
    stepper.proceed();
    assertThat(stepper.enabledIn(0)).isEqualTo(1);
    stepper.fire(Transitions.of(0, 1));
    assertThat(stepper.controller()).isEqualTo(Stepper.NOBODY);
  }

  @Test
  void onlyTheHighestPriorityMayMoveAndProvidedMustHold() {
    p.step(0, 1, always());
    model.process("High", 2).step(0, 1, always());
    model.process("Barred", 3).provided(read(g)).step(0, 1, always());
    assertThat(listed(started(system()))).containsExactly(Transitions.of(1, 1));
  }

  @Test
  void aTimeoutComesWhenNobodyElseCanMove() {
    p.step(0, 1, holds(fact(Expr.SystemFact.TIMEOUT)));
    model
        .process("Q")
        .step(0, 1, holds(binary(read(g), Expr.BinaryOp.EQUAL, number(0))), assign(g, 1));
    Stepper stepper = started(system());
    assertThat(listed(stepper)).containsExactly(Transitions.of(1, 1));
    stepper.fire(Transitions.of(1, 1));
    stepper.proceed();
    assertThat(listed(stepper)).containsExactly(Transitions.of(0, 0));
  }
}
