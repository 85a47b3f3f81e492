package dev.gyre.ir.analysis;

import static dev.gyre.ir.TinyModel.binary;
import static dev.gyre.ir.TinyModel.fact;
import static dev.gyre.ir.TinyModel.globally;
import static dev.gyre.ir.TinyModel.number;
import static dev.gyre.ir.TinyModel.place;
import static dev.gyre.ir.TinyModel.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.EventWatch;
import dev.gyre.ir.Expr;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.TinyModel;
import dev.gyre.ir.TinyProcess;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import org.junit.jupiter.api.Test;

class StutteringTest {
  private final TinyModel model = new TinyModel();
  private final Variable g = model.global("g", ValueType.BYTE);

  private static LtlFormula next(LtlFormula operand) {
    return new LtlFormula.Unary(LtlFormula.UnaryOp.NEXT, operand);
  }

  @Test
  void aFormulaWithoutNextOverVariablesCannotCountSteps() {
    assertThat(Stuttering.obstacle(globally(read(g)))).isEmpty();
    assertThat(Stuttering.asksForSteps(globally(read(g)))).isFalse();
  }

  @Test
  void nextIsFoundOnEitherSideOfAnOperator() {
    LtlFormula plain = globally(read(g));
    LtlFormula counting = globally(number(1));
    for (LtlFormula.BinaryOp op : LtlFormula.BinaryOp.values()) {
      assertThat(Stuttering.obstacle(new LtlFormula.Binary(op, plain, next(counting))))
          .contains("it uses X (next)");
      assertThat(Stuttering.usesNext(new LtlFormula.Binary(op, next(counting), plain))).isTrue();
      assertThat(Stuttering.usesNext(new LtlFormula.Binary(op, counting, plain))).isFalse();
    }
  }

  @Test
  void anEventIsGoneAfterTheNextStep() {
    Variable event = model.global(EventWatch.PREFIX + "c!1)", ValueType.BOOL);
    Expr inside = binary(read(g), Expr.BinaryOp.AND, read(event));
    assertThat(Stuttering.obstacle(globally(inside))).contains("it asks for events");
  }

  @Test
  void whoCanMoveAndWhoDidMayChangeWithAnyStep() {
    for (Expr.SystemFact asked : Expr.SystemFact.values()) {
      boolean expected = asked != Expr.SystemFact.OWN_PID && asked != Expr.SystemFact.PROCESS_COUNT;
      assertThat(Stuttering.asksForSteps(globally(fact(asked))))
          .as("%s", asked)
          .isEqualTo(expected);
    }
    for (Expr.ProcessProbe probe : Expr.ProcessProbe.values()) {
      Expr query = binary(number(1), Expr.BinaryOp.EQUAL, new Expr.ProcessQuery(probe, number(0)));
      assertThat(Stuttering.asksForSteps(globally(query))).as("%s", probe).isTrue();
    }
  }

  @Test
  void whatIsNamedOfAProcessChangesInStepsOfItsOwn() {
    TinyProcess p = model.process("P");
    Variable x = p.local("x", ValueType.BYTE);
    assertThat(Stuttering.asksForSteps(globally(new Expr.RemoteLoad(0, number(0), place(x)))))
        .isFalse();
    assertThat(Stuttering.asksForSteps(globally(new Expr.AtLocation(0, number(0), 0)))).isFalse();
  }
}
