package dev.gyre.ir;

import static dev.gyre.ir.TinyModel.always;
import static dev.gyre.ir.TinyModel.assign;
import static dev.gyre.ir.TinyModel.binary;
import static dev.gyre.ir.TinyModel.canReceive;
import static dev.gyre.ir.TinyModel.globally;
import static dev.gyre.ir.TinyModel.holds;
import static dev.gyre.ir.TinyModel.number;
import static dev.gyre.ir.TinyModel.place;
import static dev.gyre.ir.TinyModel.read;
import static dev.gyre.ir.TinyModel.receive;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProcessSystemTest {
  private final TinyModel model = new TinyModel();
  private final Variable g = model.global("g", ValueType.BYTE);
  private final Variable c = model.channel("c", 2);
  private final TinyProcess p = model.process("P");

  private static Effect step(Effect... effects) {
    StepProgram.Branch branch =
        new StepProgram.Branch(
            new Guard.Always(), List.of(effects), StepProgram.EXIT, TinyModel.SPAN);
    StepProgram.Node node = new StepProgram.Node(List.of(branch), TinyModel.SPAN);
    return new Effect.IndivisibleStep(new StepProgram(List.of(node)));
  }

  @Test
  void everyExpressionOfASystemIsVisitedWithItsAutomaton() {
    Variable a = p.local("a", ValueType.BYTE, 3);
    p.provided(number(10));
    p.step(0, 0, holds(number(11)), step(new Effect.Assign(place(a, number(12)), number(13))));
    model.process("Q").step(0, 0, canReceive(c), receive(c, new FieldPattern.EqualTo(number(20))));
    model.formula("f", globally(binary(number(30), Expr.BinaryOp.AND, number(31))));
    List<String> seen = new ArrayList<>();
    new SystemWalker() {
      @Override
      protected void enter(Expr e) {
        if (e instanceof Expr.Const constant && constant.value() > 0) {
          seen.add(automaton() + ":" + constant.value());
        }
      }
    }.walkSystem(model.system());
    assertThat(seen)
        .containsExactlyInAnyOrder("0:10", "0:11", "0:12", "0:13", "1:20", "-1:30", "-1:31");
  }

  @Test
  void aStepInsideAStepIsSeenFromTheEdge() {
    Effect copy =
        new Effect.Receive(read(c), MessageChoice.OLDEST, Effect.Retention.KEEP, List.of());
    p.step(0, 0, always(), step(copy, new Effect.SetPriority(number(0), number(2))))
        .step(0, 0, always(), assign(g, 1), copy)
        .end(0);
    List<Edge> edges = model.system().automata().get(0).locations().get(0).edges();
    assertThat(edges).extracting(Edge::startsWithCopy).containsExactly(true, false, false);
    assertThat(edges).extracting(Edge::setsPriority).containsExactly(true, false, false);
    assertThat(edges).extracting(Edge::endsProcess).containsExactly(false, false, true);
    assertThat(model.system().edgeCount()).isEqualTo(3);
  }

  @Test
  void whatIsStoredIsCutToItsType() {
    assertThat(ValueType.BYTE.truncate(-1)).isEqualTo(255);
    assertThat(ValueType.BIT.truncate(2)).isZero();
    assertThat(ValueType.SHORT.truncate(32768)).isEqualTo(-32768);
    assertThat(ValueType.INT.truncate(Integer.MIN_VALUE)).isEqualTo(Integer.MIN_VALUE);
    assertThat(ValueType.BIT.asArrayElement().truncate(2)).isEqualTo(2);
  }

  @Test
  void arithmeticIsThatOf32BitsAndDivisionByZeroHasNoResult() {
    assertThat(Operators.apply(Expr.BinaryOp.PLUS, Integer.MAX_VALUE, 1))
        .hasValue(Integer.MIN_VALUE);
    assertThat(Operators.apply(Expr.BinaryOp.MODULO, -7, 3)).hasValue(-1);
    assertThat(Operators.apply(Expr.BinaryOp.DIVIDE, 1, 0)).isEmpty();
    assertThat(Operators.apply(Expr.BinaryOp.AND, 2, 4)).hasValue(1);
    assertThatThrownBy(() -> place(g, number(0))).hasMessage("g needs 0 indices");
  }

  @Test
  void automataArePrintedWithTheNumbersThatSpinWouldGive() {
    p.local("a", ValueType.BYTE, 3);
    p.atomic(0, 1, always()).mark(0, Location.Mark.ACCEPT).end(1);
    assertThat(AutomatonPrinter.print(model.system()))
        .isEqualTo(
            """
            globals
            \tbyte g
            \tchan c = [2] of { byte }

            proctype P, starts in state 1
            \tbyte a[3]
            \tstate   1 -> state   2  [Aa--] tiny.pml:1 => 0->1
            \tstate   2 -> state   0  [--e-] tiny.pml:2 => 1->-1

            letters: A=atomic, D=d_step, a=accept, e=end, p=progress
            """);
  }
}
