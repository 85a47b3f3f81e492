package dev.gyre.ltl.translate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.ltl.automaton.Arc;
import dev.gyre.ltl.automaton.Automaton;
import dev.gyre.ltl.automaton.Cube;
import dev.gyre.ltl.formula.Formula;
import dev.gyre.ltl.formula.Formulas;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConstructionTest {
  private static final Cube P = new Cube(1, 0);

  private final Formulas formulas = new Formulas();
  private final Formula p = formulas.proposition(0);

  private static Automaton built(Formula formula) throws FormulaTooLargeException {
    return Construction.build(formula, List.of("p"));
  }

  @Test
  void whatAlwaysHoldsNeedsOneStateAndNothingToBeAccepted() throws FormulaTooLargeException {
    Automaton always = built(formulas.always(p));
    assertThat(always.marks()).isZero();
    assertThat(always.arcs(always.initial())).containsExactly(new Arc(P, 0, always.initial()));
  }

  @Test
  void whoPutsOffForEverWhatMustComeIsNotAccepted() throws FormulaTooLargeException {
    Automaton eventually = built(formulas.eventually(p));
    int waiting = eventually.initial();
    assertThat(eventually.marks()).isEqualTo(1);
    assertThat(eventually.arcs(waiting))
        .anyMatch(arc -> arc.target() == waiting && arc.label().isTrue() && arc.marks() == 0)
        .anyMatch(arc -> arc.target() != waiting && arc.label().equals(P));
    assertThat(eventually.acceptsWithin(state -> state == waiting)).isFalse();
  }

  @Test
  void whatCannotHoldHasNoRun() throws FormulaTooLargeException {
    Automaton none = built(formulas.and(formulas.always(p), formulas.eventually(formulas.not(p))));
    assertThat(none.acceptsWithin(state -> true)).isFalse();
  }

  @Test
  void anAutomatonThatIsTooLargeIsGivenUp() {
    TranslationBudget budget = new TranslationBudget();
    assertThatCode(
            () -> budget.requireSize(TranslationBudget.MAX_STATES, TranslationBudget.MAX_ARCS))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> budget.requireSize(TranslationBudget.MAX_STATES + 1, 0))
        .hasMessage("its automaton would take more than 4096 states");
    assertThatThrownBy(() -> budget.requireFew(TranslationBudget.MAX_ALTERNATIVES + 1))
        .isInstanceOf(FormulaTooLargeException.class);
  }
}
