package dev.gyre.symmetry.stabiliser;

import static dev.gyre.fixture.Statements.element;
import static dev.gyre.fixture.Statements.elementAssignment;
import static dev.gyre.fixture.Statements.equal;
import static dev.gyre.fixture.Statements.number;
import static dev.gyre.fixture.Statements.ownNumber;
import static dev.gyre.fixture.Statements.step;
import static dev.gyre.fixture.Statements.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.fixture.TinyModel;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.Variable;
import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.ir.symmetry.Range;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.SymmetricType.Group;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ir.symmetry.VariableSymmetry;
import dev.gyre.property.Applicability;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import dev.gyre.property.Question;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Symmetry may be used for a question that does not tell apart what is interchangeable. */
class SymmetryApplicabilityTest {
  private static final int SIZE = 3;

  private final TinyModel model = new TinyModel();
  private final Variable flags = model.array("flags", SIZE);

  /** Three processes with a flag each, which end or not. */
  private SymmetryApplicability applicability(int last, Effect... ends) {
    model.start(
        model.process(
            "P", step(0, 1, elementAssignment(flags, ownNumber(), number(1))), step(1, last, ends)),
        SIZE);
    for (int i = 0; i < SIZE; i++) {
      model.formula("flag" + i, always(flag(i)));
    }
    model.formula("next", new LtlFormula.Unary(LtlFormula.UnaryOp.NEXT, proposition(number(1))));
    model.formula(
        "two",
        new LtlFormula.Binary(
            LtlFormula.BinaryOp.UNTIL, proposition(flag(0)), proposition(flag(1))));
    model.claim("c", Map.of(), when(0, 0, flag(0)));
    VariableSymmetry byElement =
        new VariableSymmetry(Range.plain(), List.of(Range.element(0)), List.of());
    return new SymmetryApplicability(
        model
            .system()
            .withSymmetry(
                new Symmetry(
                    List.of(new SymmetricType("T", SIZE, Group.FULL)),
                    List.of(byElement),
                    List.of(),
                    List.of(new ProcessFamily(0, 0, new ProcessFamily.ByNumber(List.of(0, 1, 2)))),
                    Set.of())));
  }

  private SymmetryApplicability endless() {
    return applicability(0);
  }

  private SymmetryApplicability ending() {
    return applicability(Edge.NO_LOCATION, new Effect.Terminate());
  }

  private Expr flag(int element) {
    return equal(element(flags, number(element)), number(1));
  }

  private static LtlFormula proposition(Expr condition) {
    return new LtlFormula.Proposition(condition, "p");
  }

  private static LtlFormula always(Expr condition) {
    return new LtlFormula.Unary(LtlFormula.UnaryOp.ALWAYS, proposition(condition));
  }

  private static Question question(Property property, Fairness fairness) {
    return new Question(property, fairness);
  }

  private static Property claim() {
    return Property.never("c", Property.Cycles.NONE);
  }

  @Test
  void aFormulaFixesWhatItNamesAndLeavesTheRest() {
    SymmetryApplicability symmetry = endless();
    Property property = Property.ltl("flag1");
    assertThat(symmetry.toQuestion(question(property, Fairness.NONE)).isSound()).isTrue();
    assertThat(symmetry.fixed(property)).contains("element 1 of T");
    assertThat(symmetry.fixed(Property.ltl("next"))).isEmpty();
  }

  @Test
  void aFormulaThatTellsAllApartLeavesNothing() {
    assertThat(endless().toQuestion(question(Property.ltl("two"), Fairness.NONE)))
        .isEqualTo(Applicability.not("it can tell all that is interchangeable apart"));
  }

  @Test
  void whereProcessesEndWhatCountsStepsIsAnObstacle() {
    SymmetryApplicability symmetry = ending();
    assertThat(symmetry.toQuestion(question(Property.ltl("next"), Fairness.NONE)))
        .isEqualTo(Applicability.not("processes may end, and it uses X (next)"));
    assertThat(symmetry.toQuestion(question(claim(), Fairness.NONE)))
        .isEqualTo(Applicability.not("processes may end, and a never claim may count steps"));
    assertThat(symmetry.toQuestion(question(Property.progress(), Fairness.GLOBAL)))
        .isEqualTo(Applicability.not("processes may end, and global fairness is about every step"));
  }

  @Test
  void whereNobodyEndsTheSameQuestionsAreNoObstacles() {
    SymmetryApplicability symmetry = endless();
    assertThat(symmetry.toQuestion(question(Property.ltl("next"), Fairness.NONE)).isSound())
        .isTrue();
    assertThat(symmetry.toQuestion(question(claim(), Fairness.NONE)).isSound()).isTrue();
    assertThat(symmetry.toQuestion(question(Property.progress(), Fairness.GLOBAL)).isSound())
        .isTrue();
  }

  @Test
  void safetyAsksForNothing() {
    assertThat(ending().toQuestion(question(Property.safety(), Fairness.GLOBAL)).isSound())
        .isTrue();
  }
}
