package dev.gyre.ir.pass;

import static dev.gyre.ir.TinyModel.always;
import static dev.gyre.ir.TinyModel.assign;
import static dev.gyre.ir.TinyModel.holds;
import static dev.gyre.ir.TinyModel.number;
import static dev.gyre.ir.TinyModel.place;
import static dev.gyre.ir.TinyModel.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.TinyModel;
import dev.gyre.ir.TinyProcess;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.ir.symmetry.Range;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ir.symmetry.VariableSymmetry;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DeadVariablesTest {
  private final TinyModel model = new TinyModel();
  private final Variable g = model.global("g", ValueType.BYTE);
  private final TinyProcess p = model.process("P");

  /** {@code x = 5; g = x; skip}, for ever; behind the second step nobody reads x. */
  private Variable round(ValueType type) {
    Variable x = p.local("x", type);
    p.step(0, 1, always(), assign(x, 5))
        .step(1, 2, always(), assign(g, read(x)))
        .step(2, 0, always());
    return x;
  }

  private static List<Effect> effects(ProcessSystem system, int edge) {
    return DeadVariables.reset(system).system().automata().get(0).locations().stream()
        .flatMap(location -> location.edges().stream())
        .filter(e -> e.id() == edge)
        .map(Edge::effects)
        .findFirst()
        .orElseThrow();
  }

  private List<Effect> effects(int edge) {
    return effects(model.system(), edge);
  }

  @Test
  void aVariableIsResetOnTheEdgeOnWhichItDiesAndNowhereElse() {
    Variable x = round(ValueType.BYTE);
    assertThat(effects(0)).containsExactly(assign(x, 5));
    assertThat(effects(1)).containsExactly(assign(g, read(x)), assign(x, 0));
    assertThat(effects(2)).isEmpty();
  }

  @Test
  void aDeadTimerIsSwitchedOff() {
    Variable t = round(ValueType.TIMER);
    assertThat(effects(1)).containsExactly(assign(g, read(t)), assign(t, ValueType.TIMER_OFF));
  }

  @Test
  void aVariableThatSomebodyElseReadsIsNeverDead() {
    Variable x = round(ValueType.BYTE);
    model.process("Q").step(0, 0, holds(new Expr.RemoteLoad(0, number(0), place(x))));
    assertThat(effects(1)).containsExactly(assign(g, read(x)));
  }

  @Test
  void aVariableInTheProvidedClauseIsNeverDead() {
    Variable x = round(ValueType.BYTE);
    p.provided(read(x));
    assertThat(effects(1)).containsExactly(assign(g, read(x)));
  }

  @Test
  void aVariableThatAnEscapeReadsIsNotDead() {
    Variable x = round(ValueType.BYTE);
    p.escape(2, 0, holds(read(x)));
    assertThat(effects(1)).containsExactly(assign(g, read(x)));
  }

  @Test
  void aParameterThatIsDeadAtTheStartIsLeftAlone() {
    Variable parameter = p.parameter("n", ValueType.BYTE);
    Variable x = p.local("x", ValueType.BYTE);
    p.step(0, 0, always(), assign(parameter, 7), assign(x, 7));
    assertThat(effects(0)).containsExactly(assign(parameter, 7), assign(x, 7), assign(x, 0));
  }

  @Test
  void aNameOfSomethingInterchangeableIsNotResetToOneOfThem() {
    Variable x = round(ValueType.BYTE);
    assertThat(effects(naming(Range.element(0)), 1)).containsExactly(assign(g, read(x)));
    assertThat(effects(naming(new Range.Element(0, 1)), 1))
        .containsExactly(assign(g, read(x)), assign(x, 0));
  }

  /** The model whose local variable ranges over interchangeable elements. */
  private ProcessSystem naming(Range range) {
    SymmetricType type = new SymmetricType("S", 3, SymmetricType.Group.FULL);
    List<VariableSymmetry> locals = List.of(VariableSymmetry.ofValue(range));
    return model
        .system()
        .withSymmetry(new Symmetry(List.of(type), List.of(), List.of(locals), List.of(), Set.of()));
  }
}
