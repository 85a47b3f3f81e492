package dev.gyre.ir.pass;

import static dev.gyre.ir.TinyModel.always;
import static dev.gyre.ir.TinyModel.assign;
import static dev.gyre.ir.TinyModel.check;
import static dev.gyre.ir.TinyModel.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.TinyModel;
import dev.gyre.ir.TinyProcess;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import java.util.List;
import org.junit.jupiter.api.Test;

class StatementMergingTest {
  private final TinyModel model = new TinyModel();
  private final Variable g = model.global("g", ValueType.BYTE);
  private final TinyProcess p = model.process("P");
  private final Variable x = p.local("x", ValueType.BYTE);

  private OptimisedSystem merged() {
    return StatementMerging.merged(model.system(), PreservedRuns.RUNS);
  }

  @Test
  void anInvisibleStepHappensTogetherWithTheOneBefore() {
    p.step(0, 1, always(), assign(g, 1)).step(1, 2, always(), assign(x, 1)).end(2);
    OptimisedSystem result = merged();
    List<Location> locations = result.system().automata().get(0).locations();
    Edge joined = locations.get(0).edges().get(0);
    assertThat(locations).extracting(place -> place.edges().size()).containsExactly(1, 0, 1);
    assertThat(joined.target()).isEqualTo(2);
    assertThat(joined.effects()).containsExactly(assign(g, 1), assign(x, 1));
    assertThat(joined.text()).isEqualTo("0->1; 1->2");
    assertThat(joined.span().line()).isEqualTo(1);
    assertThat(result.origin()).containsExactly(List.of(0, 1), List.of(2));
  }

  @Test
  void aChainOfInvisibleStepsHappensAsOne() {
    p.step(0, 1, always(), assign(g, 1))
        .step(1, 2, always(), assign(x, 1))
        .step(2, 3, always(), assign(x, 2))
        .end(3);
    assertThat(merged().origin()).containsExactly(List.of(0, 1, 2), List.of(3));
  }

  @Test
  void aRoundOfInvisibleStepsKeepsOneLocation() {
    p.step(0, 1, always(), assign(x, 1)).step(1, 0, always(), assign(x, 2));
    OptimisedSystem result = merged();
    Edge round = result.system().automata().get(0).locations().get(0).edges().get(0);
    assertThat(round.target()).isZero();
    assertThat(result.origin()).containsExactly(List.of(0, 1));
  }

  @Test
  void anAssertionOverOwnVariablesIsMergedAndGivesTheEdgeItsPlace() {
    p.step(0, 1, always(), assign(g, 1)).step(1, 2, always(), check(read(x))).end(2);
    OptimisedSystem result = merged();
    Edge joined = result.system().automata().get(0).locations().get(0).edges().get(0);
    assertThat(joined.effects()).containsExactly(assign(g, 1), check(read(x)));
    assertThat(joined.span().line()).isEqualTo(2);
    assertThat(result.origin()).containsExactly(List.of(0, 1), List.of(2));
  }
}
