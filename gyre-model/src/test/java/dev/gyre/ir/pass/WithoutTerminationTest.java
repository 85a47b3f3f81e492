package dev.gyre.ir.pass;

import static dev.gyre.ir.TinyModel.always;
import static dev.gyre.ir.TinyModel.fact;
import static dev.gyre.ir.TinyModel.holds;
import static dev.gyre.ir.TinyModel.number;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.TinyModel;
import dev.gyre.ir.TinyProcess;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.Symmetry;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WithoutTerminationTest {
  private final TinyModel model = new TinyModel();
  private final TinyProcess member = model.process("Member").step(0, 1, always()).end(1);
  private final TinyProcess other = model.process("Other").step(0, 1, always());

  private ProcessSystem system() {
    SymmetricType type = new SymmetricType("S", 1, SymmetricType.Group.FULL);
    ProcessFamily family =
        new ProcessFamily(member.index(), 0, new ProcessFamily.ByNumber(List.of(0)));
    return model
        .system()
        .withSymmetry(new Symmetry(List.of(type), List.of(), List.of(), List.of(family), Set.of()));
  }

  @Test
  void onlyProcessesOfFamiliesRestWhereTheyWouldEnd() {
    other.end(1);
    OptimisedSystem result = WithoutTermination.of(system());
    assertThat(result.origin()).containsExactly(List.of(0), List.of(2), List.of(3));
    assertThat(result.system().automata().get(0).locations().get(1).edges()).isEmpty();
  }

  @Test
  void whereNobodyNoticesAnEndThereIsNoObstacle() {
    other
        .step(1, 1, holds(fact(Expr.SystemFact.OWN_PID)))
        .step(1, 1, holds(new Expr.AtLocation(member.index(), number(0), 0)));
    assertThat(WithoutTermination.obstacle(system())).isEmpty();
  }

  @Test
  void whoAsksForWhatAnEndChangesNoticesIt() {
    for (Expr question :
        List.of(
            fact(Expr.SystemFact.PROCESS_COUNT),
            fact(Expr.SystemFact.TIMEOUT),
            fact(Expr.SystemFact.LAST_PID),
            new Expr.ProcessQuery(Expr.ProcessProbe.LOCATION_NUMBER, number(0)),
            new Expr.AtLocation(0, number(0), 1))) {
      WithoutTerminationTest asked = new WithoutTerminationTest();
      asked.other.step(1, 1, holds(question));
      assertThat(WithoutTermination.obstacle(asked.system())).as("%s", question).isPresent();
    }
  }

  @Test
  void timeAndPrioritiesWaitForAnEnd() {
    model.global("t", ValueType.TIMER);
    assertThat(WithoutTermination.obstacle(system()))
        .contains("time does not pass before it has ended");
    WithoutTerminationTest ranked = new WithoutTerminationTest();
    ranked.model.process("High", 3);
    assertThat(WithoutTermination.obstacle(ranked.system()))
        .contains("it keeps others of lower priority waiting until it has ended");
  }

  @Test
  void aProcessMustBeAllowedToRestWhereItEnds() {
    other.step(1, Edge.NO_LOCATION, always(), new Effect.Terminate());
    assertThat(WithoutTermination.obstacle(system())).contains("it does not end where it may rest");
  }
}
