package dev.gyre.ir.pass;

import static dev.gyre.ir.TinyModel.always;
import static dev.gyre.ir.TinyModel.assign;
import static dev.gyre.ir.TinyModel.binary;
import static dev.gyre.ir.TinyModel.check;
import static dev.gyre.ir.TinyModel.globally;
import static dev.gyre.ir.TinyModel.holds;
import static dev.gyre.ir.TinyModel.number;
import static dev.gyre.ir.TinyModel.place;
import static dev.gyre.ir.TinyModel.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.TinyModel;
import dev.gyre.ir.TinyProcess;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import java.util.List;
import org.junit.jupiter.api.Test;

class WriteOnlyVariablesTest {
  private final TinyModel model = new TinyModel();
  private final Variable g = model.global("g", ValueType.BYTE);
  private final Variable h = model.global("h", ValueType.BYTE);
  private final TinyProcess p = model.process("P");

  /** What is left of the effects of the first edge. */
  private List<Effect> left() {
    OptimisedSystem result = WriteOnlyVariables.removed(model.system());
    return result.system().automata().get(0).locations().get(0).edges().get(0).effects();
  }

  @Test
  void writesToVariablesThatNobodyReadsAreLeftOut() {
    p.step(0, 1, always(), assign(g, 1), assign(h, 2)).step(1, 0, holds(read(g)));
    assertThat(left()).containsExactly(assign(g, 1));
  }

  @Test
  void variablesThatOnlyDecideEachOtherDecideNothing() {
    p.step(0, 0, always(), assign(g, read(h)), assign(h, read(g)));
    assertThat(left()).isEmpty();
  }

  @Test
  void whatANeededVariableIsComputedFromIsNeeded() {
    p.step(0, 1, always(), assign(g, 1), assign(h, read(g))).step(1, 0, always(), check(read(h)));
    assertThat(left()).containsExactly(assign(g, 1), assign(h, read(g)));
  }

  @Test
  void aFormulaNeedsItsVariables() {
    p.step(0, 0, always(), assign(g, 1), assign(h, 1));
    model.formula("f", globally(read(h)));
    assertThat(left()).containsExactly(assign(h, 1));
  }

  @Test
  void aWriteThatMayFailIsKeptAsFarAsItFails() {
    Variable a = p.local("a", ValueType.BYTE, 2);
    Effect failing = assign(h, binary(number(1), Expr.BinaryOp.DIVIDE, read(g)));
    Effect element = new Effect.Assign(place(a, read(g)), number(7));
    p.step(0, 0, always(), assign(g, 3), failing, element);
    assertThat(left())
        .containsExactly(assign(g, 3), failing, new Effect.Assign(place(a, read(g)), number(0)));
  }

  @Test
  void whatAUselessParameterGetsIsNothing() {
    TinyProcess created = model.processType("Q");
    Variable needed = created.parameter("needed", ValueType.BYTE);
    created.parameter("useless", ValueType.BYTE);
    created.step(0, 1, holds(read(needed)));
    p.step(0, 1, always(), spawn(number(4), number(5)));
    assertThat(left()).containsExactly(spawn(number(4), number(0)));
  }

  private static Effect spawn(Expr... arguments) {
    return new Effect.SpawnProcess(new Expr.Spawn(1, List.of(arguments), 0));
  }
}
