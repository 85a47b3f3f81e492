package dev.gyre.ltl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.gyre.ir.LtlFormula;
import dev.gyre.ltl.LtlTranslator.Acceptance;
import dev.gyre.ltl.LtlTranslator.Translation;
import dev.gyre.ltl.automaton.Automaton;
import dev.gyre.ltl.translate.FormulaTooLargeException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Automata against the meaning of the formulas, on random formulas and words. {@code
 * -Dgyre.ltl.formulas=N} does more, {@code -Dgyre.ltl.seed=N} others.
 */
class TranslationOracleTest {
  private static final int FORMULAS = Integer.getInteger("gyre.ltl.formulas", 1_000);
  private static final long SEED = Long.getLong("gyre.ltl.seed", 1);
  private static final int WORDS = 25;

  @Test
  void automataAcceptExactlyTheWordsThatSatisfyTheFormula() throws FormulaTooLargeException {
    int held = 0;
    int refuted = 0;
    for (int i = 0; i < FORMULAS; i++) {
      Random random = new Random(SEED * 1_000_003 + i);
      RandomFormulas formulas = new RandomFormulas(random, 1 + random.nextInt(4));
      LtlFormula formula = formulas.formula(1 + random.nextInt(10));
      Translation generalised = LtlTranslator.translate(formula, Acceptance.GENERALISED);
      Translation buchi = LtlTranslator.translate(formula, Acceptance.BUCHI);
      Translation negated =
          LtlTranslator.translate(LtlTranslator.negate(formula), Acceptance.GENERALISED);
      assertThat(buchi.automaton().isStateBased()).isTrue();
      for (int j = 0; j < WORDS; j++) {
        Lasso word = Lasso.random(random, formulas.propositions().size());
        boolean holds = WordEvaluator.holds(formula, word, formulas.propositions());
        boolean agreed =
            accepts(generalised, word, formulas) == holds
                && accepts(buchi, word, formulas) == holds
                && accepts(negated, word, formulas) != holds;
        // The text of a formula takes long to make, so it is made only when it is needed.
        if (!agreed) {
          fail("formula " + i + " on " + word + ", where it is " + holds + ": " + formula);
        }
        held += holds ? 1 : 0;
        refuted += holds ? 0 : 1;
      }
    }
    // Words that all say the same would prove little.
    assertThat(held).isGreaterThan(FORMULAS * WORDS / 5);
    assertThat(refuted).isGreaterThan(FORMULAS * WORDS / 5);
  }

  /** The translation numbers propositions as they occur; the word has the generator's order. */
  private static boolean accepts(Translation translation, Lasso word, RandomFormulas formulas) {
    return AutomatonRun.accepts(
        translation.automaton(), renumbered(word, translation, formulas.propositions()));
  }

  private static Lasso renumbered(
      Lasso word, Translation translation, List<LtlFormula.Proposition> propositions) {
    int[] original = translation.propositions().stream().mapToInt(propositions::indexOf).toArray();
    return word.map(
        letter -> {
          long renumbered = 0;
          for (int bit = 0; bit < original.length; bit++) {
            renumbered |= (letter >> original[bit] & 1) << bit;
          }
          return renumbered;
        });
  }

  /** Two rules that look right and are not: would the comparison above notice? */
  @Test
  void aWrongRewritingRuleOrAForgottenMarkWouldBeNoticed() throws FormulaTooLargeException {
    List<LtlFormula.Proposition> p = RandomFormulas.propositions(2);
    LtlFormula both = new LtlFormula.Binary(LtlFormula.BinaryOp.AND, p.get(0), p.get(1));
    LtlFormula right = eventually(both);
    LtlFormula wrong =
        new LtlFormula.Binary(LtlFormula.BinaryOp.AND, eventually(p.get(0)), eventually(p.get(1)));
    Automaton mistaken = LtlTranslator.translate(wrong, Acceptance.GENERALISED).automaton();
    Automaton correct = LtlTranslator.translate(right, Acceptance.GENERALISED).automaton();
    Automaton unmarked =
        new Automaton(correct.propositions(), 0, correct.initial(), correct.arcs());
    assertThat(disagreements(right, correct, p)).isZero();
    assertThat(disagreements(right, mistaken, p)).isPositive();
    assertThat(disagreements(right, unmarked, p)).isPositive();
  }

  /** One random formula in ten thousand showed that alternatives were dropped too early. */
  @Test
  void anUntilThatIsAskedForAnewInEveryStepCanBeFulfilled() throws FormulaTooLargeException {
    List<LtlFormula.Proposition> p = RandomFormulas.propositions(2);
    LtlFormula soon = eventually(p.get(0));
    LtlFormula later = new LtlFormula.Unary(LtlFormula.UnaryOp.NEXT, soon);
    LtlFormula formula =
        new LtlFormula.Unary(
            LtlFormula.UnaryOp.ALWAYS,
            new LtlFormula.Binary(
                LtlFormula.BinaryOp.AND,
                soon,
                new LtlFormula.Binary(LtlFormula.BinaryOp.WEAK_UNTIL, later, p.get(1))));
    Automaton automaton = LtlTranslator.translate(formula, Acceptance.GENERALISED).automaton();
    assertThat(disagreements(formula, automaton, p)).isZero();
  }

  private static int disagreements(
      LtlFormula formula, Automaton automaton, List<LtlFormula.Proposition> propositions) {
    Random random = new Random(SEED);
    int count = 0;
    for (int i = 0; i < 200; i++) {
      Lasso word = Lasso.random(random, propositions.size());
      boolean holds = WordEvaluator.holds(formula, word, propositions);
      count += holds == AutomatonRun.accepts(automaton, word) ? 0 : 1;
    }
    return count;
  }

  private static LtlFormula eventually(LtlFormula formula) {
    return new LtlFormula.Unary(LtlFormula.UnaryOp.EVENTUALLY, formula);
  }
}
