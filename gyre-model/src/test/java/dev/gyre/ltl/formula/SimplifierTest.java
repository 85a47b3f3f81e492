package dev.gyre.ltl.formula;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SimplifierTest {
  private final Formulas formulas = new Formulas();
  private final Simplifier simplifier = new Simplifier(formulas);
  private final Formula p = formulas.proposition(0);
  private final Formula q = formulas.proposition(1);
  private final Formula r = formulas.proposition(2);

  private void becomes(Formula given, Formula expected) {
    assertThat(simplifier.simplify(given)).isSameAs(expected);
    // What holds for a formula holds for its negation, the other way round.
    assertThat(simplifier.simplify(formulas.not(given))).isSameAs(formulas.not(expected));
  }

  private Formula infinitelyOften(Formula f) {
    return formulas.always(formulas.eventually(f));
  }

  @Test
  void whatIsImpliedIsAbsorbed() {
    becomes(formulas.and(p, formulas.until(q, p)), p);
    becomes(formulas.and(formulas.always(p), formulas.eventually(p)), formulas.always(p));
    becomes(formulas.and(formulas.always(p), formulas.not(p)), formulas.constant(false));
    becomes(formulas.and(p, formulas.or(formulas.not(p), q)), formulas.and(p, q));
  }

  @Test
  void untilsInsideUntilsCollapse() {
    becomes(formulas.eventually(formulas.until(p, q)), formulas.eventually(q));
    becomes(formulas.until(p, formulas.until(p, q)), formulas.until(p, q));
    becomes(formulas.until(formulas.until(p, q), q), formulas.until(p, q));
    becomes(formulas.until(formulas.or(p, q), q), formulas.until(p, q));
    becomes(formulas.until(formulas.not(q), q), formulas.eventually(q));
  }

  @Test
  void pureEventualitiesAndUniversalFormulasMoveOut() {
    becomes(formulas.next(infinitelyOften(p)), infinitelyOften(p));
    becomes(formulas.eventually(infinitelyOften(p)), infinitelyOften(p));
    becomes(
        formulas.until(p, formulas.or(q, formulas.eventually(r))),
        formulas.or(formulas.until(p, q), formulas.eventually(r)));
    becomes(
        formulas.eventually(formulas.and(p, infinitelyOften(q))),
        formulas.and(formulas.eventually(p), infinitelyOften(q)));
  }

  @Test
  void twoOfAKindAreJoined() {
    becomes(
        formulas.and(formulas.always(p), formulas.always(q)), formulas.always(formulas.and(p, q)));
    becomes(
        formulas.or(infinitelyOften(p), infinitelyOften(q)), infinitelyOften(formulas.or(p, q)));
    becomes(
        formulas.and(formulas.until(p, r), formulas.until(q, r)),
        formulas.until(formulas.and(p, q), r));
  }

  @Test
  void whatLooksAlikeButIsNotStays() {
    Formula apart = formulas.and(formulas.eventually(p), formulas.eventually(q));
    assertThat(simplifier.simplify(apart)).isSameAs(apart);
    Formula often = infinitelyOften(formulas.and(p, q));
    assertThat(simplifier.simplify(often)).isSameAs(often);
    Formula until = formulas.until(p, q);
    assertThat(simplifier.simplify(until)).isSameAs(until);
  }
}
