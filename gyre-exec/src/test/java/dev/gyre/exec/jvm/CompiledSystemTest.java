package dev.gyre.exec.jvm;

import static dev.gyre.ir.TinyModel.always;
import static dev.gyre.ir.TinyModel.assign;
import static dev.gyre.ir.TinyModel.binary;
import static dev.gyre.ir.TinyModel.canReceive;
import static dev.gyre.ir.TinyModel.canSend;
import static dev.gyre.ir.TinyModel.check;
import static dev.gyre.ir.TinyModel.holds;
import static dev.gyre.ir.TinyModel.number;
import static dev.gyre.ir.TinyModel.otherwise;
import static dev.gyre.ir.TinyModel.place;
import static dev.gyre.ir.TinyModel.read;
import static dev.gyre.ir.TinyModel.receive;
import static dev.gyre.ir.TinyModel.send;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.TinyModel;
import dev.gyre.ir.TinyProcess;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CompiledSystemTest {
  private final TinyModel model = new TinyModel();
  private final Variable g = model.global("g", ValueType.BYTE);
  private final TinyProcess p = model.process("P");

  /** Everything that happens in a system: from each state its steps, outcomes and faults. */
  private static Map<List<Integer>, String> explored(TransitionSystem system) {
    Map<List<Integer>, String> seen = new LinkedHashMap<>();
    Deque<int[]> open = new ArrayDeque<>(List.of(system.initialState()));
    Stepper stepper = system.newStepper();
    while (!open.isEmpty() && seen.size() < 1000) {
      int[] state = open.remove();
      if (seen.containsKey(key(state))) {
        continue;
      }
      StringBuilder events = new StringBuilder();
      stepper.load(state, 0, state.length);
      int count = stepper.enabled();
      events.append(stepper.isValidEnd()).append(kinds(stepper));
      for (int i = 0; i < count; i++) {
        long transition = stepper.transition(i);
        boolean hasOutcome = stepper.fire(transition);
        events.append('/').append(transition).append(hasOutcome).append(kinds(stepper));
        if (hasOutcome) {
          int[] outcome = Arrays.copyOf(stepper.words(), stepper.length());
          events.append(stepper.controller()).append(key(outcome));
          open.add(outcome);
        }
      }
      seen.put(key(state), events.toString());
    }
    return seen;
  }

  private static List<Fault.Kind> kinds(Stepper stepper) {
    return stepper.faults().stream().map(Fault::kind).toList();
  }

  private static List<Integer> key(int[] state) {
    return Arrays.stream(state).boxed().toList();
  }

  /** Runs both ways and compares; the result is the number of states. */
  private int compared() {
    TransitionSystem compiled = CompiledSystem.of(model.system());
    assertThat(compiled).isInstanceOf(CompiledSystem.class);
    Map<List<Integer>, String> expected = explored(new InterpretedSystem(model.system()));
    assertThat(explored(compiled)).isEqualTo(expected);
    return expected.size();
  }

  @Test
  void aCounterHasAStateForEachOfItsValues() {
    p.step(0, 0, always(), assign(g, binary(read(g), Expr.BinaryOp.PLUS, number(1))));
    assertThat(compared()).isEqualTo(256);
  }

  @Test
  void aMeetingHandsTheMessageOver() {
    Variable c = model.channel("c", 0);
    p.step(0, 1, canSend(c, number(7)), send(c, number(7))).step(0, 1, otherwise());
    model
        .process("Q")
        .step(0, 1, canReceive(c), receive(c, new FieldPattern.Store(place(g))))
        .step(0, 0, holds(read(g)));
    assertThat(compared()).isEqualTo(2);
  }

  @Test
  void anEscapeHidesWhatItInterrupts() {
    p.step(0, 1, always(), assign(g, 1))
        .escape(0, 2, holds(read(g)))
        .step(1, 0, always())
        .step(2, 2, holds(number(0)));
    assertThat(compared()).isEqualTo(4);
  }

  @Test
  void aBufferOfTwoIsFilledAndEmptied() {
    Variable c = model.channel("c", 2);
    p.step(0, 0, canSend(c, number(1)), send(c, number(1)));
    model.process("Q").step(0, 0, canReceive(c), receive(c, new FieldPattern.Ignore()));
    assertThat(compared()).isEqualTo(3);
  }

  @Test
  void faultsAreTheSame() {
    Variable a = p.local("a", ValueType.BYTE, 2);
    p.step(0, 1, always(), check(read(g)))
        .step(0, 1, always(), assign(g, binary(number(1), Expr.BinaryOp.DIVIDE, read(g))))
        .step(0, 1, always(), new Effect.Assign(place(a, number(2)), number(1)))
        .step(1, 2, holds(binary(number(4), Expr.BinaryOp.MODULO, read(g))));
    assertThat(compared()).isEqualTo(2);
  }

  @Test
  void processesComeAndGo() {
    TinyProcess child = model.processType("Child");
    Variable n = child.parameter("n", ValueType.SHORT);
    child.step(0, 1, always(), assign(g, read(n))).end(1);
    p.atomic(0, 1, always(), new Effect.SpawnProcess(new Expr.Spawn(1, List.of(number(-3)), 0)))
        .step(1, 2, always())
        .end(2);
    // Parent at 1, or at 2 or beyond, with a child at 0, at 1 or gone; and nobody at all.
    assertThat(compared()).isEqualTo(8);
  }

  @Test
  void whatAsksWhatWouldBePossibleIsLeftToTheInterpreter() {
    p.step(0, 1, always());
    assertThat(CompiledSystem.of(model.system())).isInstanceOf(CompiledSystem.class);
    model.process("High", 2);
    TransitionSystem ranked = CompiledSystem.of(model.system());
    assertThat(ranked).isInstanceOf(InterpretedSystem.class);
    assertThat(CompiledSystem.isTooLarge(ranked)).isFalse();
  }
}
