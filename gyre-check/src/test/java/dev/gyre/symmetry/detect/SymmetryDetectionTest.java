package dev.gyre.symmetry.detect;

import static dev.gyre.fixture.Statements.assign;
import static dev.gyre.fixture.Statements.elementAssignment;
import static dev.gyre.fixture.Statements.equal;
import static dev.gyre.fixture.Statements.number;
import static dev.gyre.fixture.Statements.ownNumber;
import static dev.gyre.fixture.Statements.step;
import static dev.gyre.fixture.Statements.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.fixture.TinyModel;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Variable;
import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.SymmetricType.Group;
import dev.gyre.ir.symmetry.Symmetry;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Processes of one kind are interchangeable unless something tells them apart. */
class SymmetryDetectionTest {
  private final TinyModel model = new TinyModel();

  private SymmetryDetection.Result detect() {
    return SymmetryDetection.detect(model.system());
  }

  @Test
  void processesThatDoNotKnowTheirNumbersAreInterchangeable() {
    model.start(model.process("P", assign(0, 0, model.global("x"), 1)), 3);
    SymmetryDetection.Result result = detect();
    Symmetry symmetry = result.system().symmetry();
    assertThat(result.found()).containsExactly("3 x P");
    assertThat(result.spoiled()).isEmpty();
    SymmetricType type = symmetry.types().get(0);
    assertThat(type.size()).isEqualTo(3);
    assertThat(type.group()).isEqualTo(Group.FULL);
    assertThat(symmetry.families())
        .containsExactly(new ProcessFamily(0, 0, new ProcessFamily.ByNumber(List.of(0, 1, 2))));
  }

  @Test
  void anArrayWithAnElementForEachProcessMovesWithThem() {
    Variable mine = model.array("mine", 2);
    model.start(model.process("P", step(0, 0, elementAssignment(mine, ownNumber(), number(1)))), 2);
    SymmetryDetection.Result result = detect();
    assertThat(result.found()).containsExactly("2 x P");
    assertThat(result.system().symmetry().global(mine.index()).index(0).isPlain()).isFalse();
  }

  @Test
  void aNumberThatIsSingledOutSpoilsIt() {
    model.start(model.process("P", when(0, 0, equal(ownNumber(), number(0)))), 2);
    SymmetryDetection.Result result = detect();
    assertThat(result.found()).isEmpty();
    assertThat(result.spoiled())
        .containsExactly("2 x P: _pid is used with the fixed number 0 (line 1)");
    assertThat(result.system().symmetry().isEmpty()).isTrue();
  }

  @Test
  void whatAsksForTheLastProcessSpoilsEverything() {
    Expr last = new Expr.SystemValue(Expr.SystemFact.LAST_PID);
    model.start(model.process("P", when(0, 0, equal(last, number(0)))), 2);
    SymmetryDetection.Result result = detect();
    assertThat(result.found()).isEmpty();
    assertThat(result.spoiled()).containsExactly("a process reads _last");
  }

  @Test
  void singleProcessesAreNeitherFoundNorSpoiled() {
    model.start(model.process("P", step(0, 0)), 1);
    model.start(model.process("Q", step(0, 0)), 1);
    assertThat(detect().found()).isEmpty();
    assertThat(detect().spoiled()).isEmpty();
  }
}
