package dev.gyre.symmetry.stabiliser;

import static dev.gyre.fixture.Statements.and;
import static dev.gyre.fixture.Statements.element;
import static dev.gyre.fixture.Statements.elementAssignment;
import static dev.gyre.fixture.Statements.equal;
import static dev.gyre.fixture.Statements.number;
import static dev.gyre.fixture.Statements.ownNumber;
import static dev.gyre.fixture.Statements.step;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.fixture.TinyModel;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.ir.symmetry.Range;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.SymmetricType.Group;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ir.symmetry.VariableSymmetry;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a condition names is fixed; the rest stays interchangeable. */
class StabiliserTest {
  private final TinyModel model = new TinyModel();
  private final Variable flags = model.array("flags", 3);

  /** A system with a flag for each of three elements. */
  private ProcessSystem system(Group group) {
    model.process("P", step(0, 0, elementAssignment(flags, ownNumber(), number(1))));
    VariableSymmetry byElement =
        new VariableSymmetry(Range.plain(), List.of(Range.element(0)), List.of());
    return model
        .system()
        .withSymmetry(
            new Symmetry(
                List.of(new SymmetricType("T", 3, group)),
                List.of(byElement),
                List.of(),
                List.of(),
                Set.of()));
  }

  private Expr flag(int element) {
    return equal(element(flags, number(element)), number(1));
  }

  @Test
  void theElementThatAConditionNamesIsFixed() {
    Symmetry left = Stabiliser.of(system(Group.FULL), List.of(flag(1)));
    assertThat(left.types()).containsExactly(new SymmetricType("T", 3, Group.FULL, Set.of(1)));
    assertThat(Stabiliser.fixed(left)).containsExactly("element 1 of T");
  }

  @Test
  void whatNamesAllAlikeFixesNone() {
    ProcessSystem system = system(Group.FULL);
    Expr all = and(flag(0), and(flag(1), flag(2)));
    assertThat(Stabiliser.of(system, List.of(all))).isEqualTo(system.symmetry());
    assertThat(Stabiliser.isInvariant(system, all)).isTrue();
    assertThat(Stabiliser.isInvariant(system, and(flag(0), flag(1)))).isFalse();
  }

  @Test
  void conditionsThatTellAllApartLeaveNothing() {
    assertThat(Stabiliser.of(system(Group.FULL), List.of(flag(0), flag(1))).isEmpty()).isTrue();
  }

  @Test
  void onARingOneNameFixesAll() {
    ProcessSystem ring = system(Group.CYCLIC);
    assertThat(Stabiliser.of(ring, List.of(flag(0))).isEmpty()).isTrue();
    Expr all = and(flag(0), and(flag(1), flag(2)));
    assertThat(Stabiliser.of(ring, List.of(all))).isEqualTo(ring.symmetry());
  }
}
