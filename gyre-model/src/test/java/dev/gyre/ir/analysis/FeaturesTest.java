package dev.gyre.ir.analysis;

import static dev.gyre.ir.TinyModel.always;
import static dev.gyre.ir.TinyModel.fact;
import static dev.gyre.ir.TinyModel.globally;
import static dev.gyre.ir.TinyModel.holds;
import static dev.gyre.ir.TinyModel.number;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.TinyModel;
import dev.gyre.ir.TinyProcess;
import dev.gyre.ir.ValueType;
import java.util.List;
import org.junit.jupiter.api.Test;

class FeaturesTest {
  private final TinyModel model = new TinyModel();
  private final TinyProcess p = model.process("P");

  private Features features() {
    return Features.of(model.system());
  }

  @Test
  void aPlainModelUsesNoneOfThem() {
    p.step(0, 0, holds(fact(Expr.SystemFact.OWN_PID)));
    assertThat(features()).isEqualTo(new Features(false, false, false, false, false));
  }

  @Test
  void whatOnlyAFormulaReadsIsUsed() {
    model.formula("f", globally(fact(Expr.SystemFact.LAST_PID)));
    assertThat(features()).isEqualTo(new Features(true, false, false, false, false));
  }

  @Test
  void whatOnlyAProvidedClauseReadsIsUsed() {
    p.provided(fact(Expr.SystemFact.TIMEOUT));
    assertThat(features()).isEqualTo(new Features(false, false, true, false, false));
  }

  @Test
  void prioritiesAreFoundWhereverTheyAreGiven() {
    Effect set = new Effect.SetPriority(number(0), number(2));
    StepProgram.Branch branch =
        new StepProgram.Branch(always(), List.of(set), StepProgram.EXIT, TinyModel.SPAN);
    StepProgram.Node node = new StepProgram.Node(List.of(branch), TinyModel.SPAN);
    Effect inside = new Effect.IndivisibleStep(new StepProgram(List.of(node)));
    Effect created = new Effect.SpawnProcess(new Expr.Spawn(0, List.of(), 2));
    Effect asked = new Effect.Check(new Expr.ProcessQuery(Expr.ProcessProbe.PRIORITY, number(0)));
    for (Effect effect : List.of(set, inside, created, asked)) {
      FeaturesTest one = new FeaturesTest();
      one.p.step(0, 0, always(), effect);
      assertThat(one.features().usesPriorities()).as("%s", effect).isTrue();
    }
    assertThat(features().usesPriorities()).isFalse();
    model.process("High", 2);
    assertThat(features().usesPriorities()).isTrue();
  }

  @Test
  void tracesAndLocalTimersAreFound() {
    model.automaton("t", ProcessAutomaton.Kind.NOTRACE);
    p.local("t", ValueType.TIMER);
    assertThat(features()).isEqualTo(new Features(false, false, false, true, true));
  }
}
