package dev.gyre.ir.time;

import static dev.gyre.ir.TinyModel.always;
import static dev.gyre.ir.TinyModel.assign;
import static dev.gyre.ir.TinyModel.binary;
import static dev.gyre.ir.TinyModel.globally;
import static dev.gyre.ir.TinyModel.holds;
import static dev.gyre.ir.TinyModel.number;
import static dev.gyre.ir.TinyModel.otherwise;
import static dev.gyre.ir.TinyModel.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Expr;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.TinyModel;
import dev.gyre.ir.TinyProcess;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import dev.gyre.property.Question;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimeApplicabilityTest {
  private static final Question SAFETY = new Question(Property.safety(), Fairness.NONE);

  private final TinyModel model = new TinyModel();
  private final Variable t = model.global("t", ValueType.TIMER);
  private final Variable g = model.global("g", ValueType.BYTE);

  /** Sets the timer and waits until it has expired. */
  private final TinyProcess p =
      model.process("P").step(0, 1, always(), assign(t, 3)).step(1, 0, holds(expire()));

  private Expr expire() {
    return binary(read(t), Expr.BinaryOp.EQUAL, number(0));
  }

  private boolean mayMerge(Property property, Fairness fairness) {
    return MergedTicks.applicability(model.system(), new Question(property, fairness)).isSound();
  }

  private boolean mayAbstract(Property property, Fairness fairness) {
    return TimeAbstraction.applicability(model.system(), new Question(property, fairness))
        .isSound();
  }

  @Test
  void whoCountsStepsOrTimeNoticesMergedTicks() {
    model.formula("plain", globally(expire()));
    model.formula("value", globally(binary(read(t), Expr.BinaryOp.LESS, number(2))));
    model.formula("counting", new LtlFormula.Unary(LtlFormula.UnaryOp.NEXT, globally(expire())));
    assertThat(mayMerge(Property.safety(), Fairness.GLOBAL)).isTrue();
    assertThat(mayMerge(Property.zeno(), Fairness.STRONG)).isTrue();
    assertThat(mayMerge(Property.progress(), Fairness.GLOBAL)).isFalse();
    assertThat(mayMerge(Property.never("n", Property.Cycles.NONE), Fairness.NONE)).isFalse();
    assertThat(mayMerge(Property.ltl("plain"), Fairness.NONE)).isTrue();
    assertThat(mayMerge(Property.ltl("value"), Fairness.NONE)).isFalse();
    assertThat(mayMerge(Property.ltl("counting"), Fairness.NONE)).isFalse();
  }

  @Test
  void whoLooksAtTheValueOfATimerNoticesMergedTicks() {
    p.step(0, 1, holds(binary(read(t), Expr.BinaryOp.NOT_EQUAL, number(ValueType.TIMER_OFF))));
    assertThat(MergedTicks.applicability(model.system(), SAFETY).isSound()).isTrue();
    p.step(1, 0, always(), assign(g, read(t)));
    assertThat(MergedTicks.applicability(model.system(), SAFETY).obstacle())
        .contains("the value of a timer is looked at: 1->0 in line 4");
  }

  @Test
  void abstractTimeAnswersWhatNeitherCountsNorIsFair() {
    model.formula("plain", globally(read(g)));
    model.formula("counting", new LtlFormula.Unary(LtlFormula.UnaryOp.NEXT, globally(read(g))));
    assertThat(mayAbstract(Property.safety(), Fairness.NONE)).isTrue();
    assertThat(mayAbstract(Property.acceptance(), Fairness.NONE)).isTrue();
    assertThat(mayAbstract(Property.acceptance(), Fairness.WEAK)).isFalse();
    assertThat(mayAbstract(Property.zeno(), Fairness.NONE)).isFalse();
    assertThat(mayAbstract(Property.never("n", Property.Cycles.NONE), Fairness.NONE)).isFalse();
    assertThat(mayAbstract(Property.ltl("plain"), Fairness.NONE)).isTrue();
    assertThat(mayAbstract(Property.ltl("counting"), Fairness.NONE)).isFalse();
  }

  @Test
  void aFormulaOverTimersHasNoAbstractTime() {
    model.formula("other", globally(expire()));
    assertThat(TimeAbstraction.applicability(model.system(), SAFETY).obstacle())
        .contains("the formula other looks at timers");
  }

  @Test
  void nothingMayDependOnATimerThatHasNotExpired() {
    Expr not = new Expr.Unary(Expr.UnaryOp.NOT, expire());
    Expr division = binary(number(1), Expr.BinaryOp.DIVIDE, read(g));
    TimeApplicabilityTest[] forbidden = new TimeApplicabilityTest[5];
    for (int i = 0; i < forbidden.length; i++) {
      forbidden[i] = new TimeApplicabilityTest();
    }
    forbidden[0].p.step(0, 1, holds(not));
    forbidden[1].p.step(1, 0, otherwise());
    forbidden[2].p.escape(0, 1, holds(expire()));
    forbidden[3].p.atomic(0, 1, always());
    forbidden[4].p.step(1, 0, holds(binary(expire(), Expr.BinaryOp.OR, division)));
    for (TimeApplicabilityTest each : forbidden) {
      assertThat(each.mayAbstract(Property.safety(), Fairness.NONE)).isFalse();
    }
    p.step(1, 0, holds(binary(division, Expr.BinaryOp.OR, expire())));
    assertThat(mayAbstract(Property.safety(), Fairness.NONE)).isTrue();
  }

  @Test
  void aTimerIsSetToZeroAndSwitchedOffAsBefore() {
    p.step(1, 0, always(), assign(t, ValueType.TIMER_OFF), assign(g, 3));
    List<?> effects =
        TimeAbstraction.of(model.system()).automata().get(0).locations().stream()
            .flatMap(location -> location.edges().stream())
            .map(edge -> edge.effects())
            .toList();
    assertThat(effects)
        .isEqualTo(
            List.of(
                List.of(assign(t, 0)),
                List.of(),
                List.of(assign(t, ValueType.TIMER_OFF), assign(g, 3))));
  }
}
