package dev.gyre.por;

import static dev.gyre.fixture.Statements.equal;
import static dev.gyre.fixture.Statements.number;
import static dev.gyre.fixture.Statements.step;
import static dev.gyre.fixture.Statements.value;
import static dev.gyre.fixture.Statements.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.fixture.TinyModel;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.property.Applicability;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import dev.gyre.property.Question;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each obstacle to partial order reduction is noticed, and nothing else is one. */
class PartialOrderApplicabilityTest {
  private static final Expr TIMEOUT = new Expr.SystemValue(Expr.SystemFact.TIMEOUT);

  /** A model in which one process waits for a condition. */
  private static ProcessSystem waitingFor(Expr condition) {
    TinyModel model = new TinyModel();
    return model.start(model.process("P", when(0, 1, condition)), 1).system();
  }

  private static Applicability toModelWith(Expr condition) {
    return PartialOrderApplicability.toModel(waitingFor(condition));
  }

  private static Applicability toModelWith(Expr.SystemFact fact) {
    return toModelWith(new Expr.SystemValue(fact));
  }

  @Test
  void whatLooksAtMoreThanVariablesAndChannelsIsAnObstacle() {
    Expr self = number(0);
    assertThat(toModelWith(new Expr.ProcessQuery(Expr.ProcessProbe.ENABLED, self)))
        .isEqualTo(Applicability.not("a process asks for enabled()"));
    assertThat(toModelWith(new Expr.ProcessQuery(Expr.ProcessProbe.LOCATION_NUMBER, self)))
        .isEqualTo(Applicability.not("a process asks for pc_value()"));
    assertThat(toModelWith(new Expr.ProcessQuery(Expr.ProcessProbe.PRIORITY, self)))
        .isEqualTo(Applicability.not("the model uses priorities"));
    assertThat(toModelWith(new Expr.AtLocation(0, self, 0)))
        .isEqualTo(Applicability.not("a process looks into another one"));
    assertThat(toModelWith(Expr.SystemFact.LAST_PID))
        .isEqualTo(Applicability.not("a process reads _last"));
    assertThat(toModelWith(Expr.SystemFact.NON_PROGRESS))
        .isEqualTo(Applicability.not("a process reads np_"));
  }

  @Test
  void ownNumbersCountsAndTimeoutsAreNone() {
    assertThat(toModelWith(Expr.SystemFact.OWN_PID).isSound()).isTrue();
    assertThat(toModelWith(Expr.SystemFact.PROCESS_COUNT).isSound()).isTrue();
    assertThat(toModelWith(TIMEOUT).isSound()).isTrue();
  }

  @Test
  void aPriorityThatIsSetIsAnObstacle() {
    TinyModel model = new TinyModel();
    model.process("P", step(0, 1, new Effect.SetPriority(number(0), number(2))));
    assertThat(PartialOrderApplicability.toModel(model.system()))
        .isEqualTo(Applicability.not("the model uses priorities"));
  }

  @Test
  void aQuestionThatCountsStepsIsAnObstacleButSafetyIsNone() {
    TinyModel model = new TinyModel();
    LtlFormula zero = new LtlFormula.Proposition(equal(value(model.global("x")), number(0)), "x");
    model.process("P", step(0, 0));
    model.claim("c", Map.of(), step(0, 0));
    model.formula("stays", new LtlFormula.Unary(LtlFormula.UnaryOp.ALWAYS, zero));
    model.formula("next", new LtlFormula.Unary(LtlFormula.UnaryOp.NEXT, zero));
    ProcessSystem system = model.system();
    assertThat(toQuestion(system, Property.safety(), Fairness.GLOBAL).isSound()).isTrue();
    assertThat(toQuestion(system, Property.ltl("stays"), Fairness.STRONG).isSound()).isTrue();
    assertThat(toQuestion(system, Property.ltl("next"), Fairness.NONE))
        .isEqualTo(Applicability.not("it uses X (next)"));
    assertThat(toQuestion(system, Property.never("c", Property.Cycles.NONE), Fairness.NONE))
        .isEqualTo(
            Applicability.not("a never claim may count steps (a formula without X does not)"));
    assertThat(toQuestion(system, Property.ltl("stays"), Fairness.GLOBAL))
        .isEqualTo(Applicability.not("global fairness is about every step that can be taken"));
  }

  @Test
  void aTimeoutIsAnObstacleOnlyWhereItMattersWhoCouldMove() {
    ProcessSystem system = waitingFor(TIMEOUT);
    assertThat(toQuestion(system, Property.progress(), Fairness.NONE).isSound()).isTrue();
    assertThat(toQuestion(system, Property.progress(), Fairness.WEAK))
        .isEqualTo(Applicability.not("a process waits for a timeout"));
  }

  @Test
  void aRingRulesOutWhatIsDecidedByTheStateAlone() {
    for (SymmetricType.Group group : SymmetricType.Group.values()) {
      SymmetricType type = new SymmetricType("T", 3, group);
      Symmetry symmetry = new Symmetry(List.of(type), List.of(), List.of(), List.of(), Set.of());
      assertThat(PartialOrderApplicability.ofStaticReductionTo(symmetry).isSound())
          .isEqualTo(group == SymmetricType.Group.FULL);
    }
  }

  private static Applicability toQuestion(
      ProcessSystem system, Property property, Fairness fairness) {
    return PartialOrderApplicability.toQuestion(system, new Question(property, fairness));
  }
}
