package dev.gyre.ltl;

import dev.gyre.ir.LtlFormula;
import dev.gyre.ltl.automaton.Automaton;
import dev.gyre.ltl.automaton.AutomatonReduction;
import dev.gyre.ltl.automaton.Degeneralization;
import dev.gyre.ltl.formula.Formula;
import dev.gyre.ltl.formula.FormulaReader;
import dev.gyre.ltl.formula.Formulas;
import dev.gyre.ltl.formula.Simplifier;
import dev.gyre.ltl.translate.Construction;
import dev.gyre.ltl.translate.FormulaTooLargeException;
import java.util.List;

/**
 * Formula to automaton: simplify, build by way of an alternating automaton (GastinOddoux2001),
 * reduce. The same formula gives the same automaton every time.
 */
public final class LtlTranslator {
  /** Beyond this it takes too long to build several automata and to keep the best. */
  private static final int MAX_COMPARED_ARCS = 200;

  private LtlTranslator() {}

  /** The kinds of automata on offer. */
  public enum Acceptance {
    /** Any number of acceptance sets, on arcs: the smallest automata. */
    GENERALISED,
    /** One acceptance set, on states, as a never claim has it. */
    BUCHI
  }

  /**
   * What became of a formula.
   *
   * @param automaton accepts exactly the words that satisfy the formula
   * @param propositions the conditions behind the bits of its labels
   */
  public record Translation(Automaton automaton, List<LtlFormula.Proposition> propositions) {
    public Translation {
      propositions = List.copyOf(propositions);
    }
  }

  /**
   * @throws FormulaTooLargeException if the automaton would be too large to be of use
   */
  public static Translation translate(LtlFormula formula, Acceptance acceptance)
      throws FormulaTooLargeException {
    Formulas formulas = new Formulas();
    FormulaReader reader = new FormulaReader(formulas);
    Formula simple = new Simplifier(formulas).simplify(reader.read(formula));
    List<LtlFormula.Proposition> propositions = reader.propositions();
    List<String> texts = propositions.stream().map(LtlFormula.Proposition::text).toList();
    Automaton generalised = AutomatonReduction.ofArcs(Construction.build(simple, texts));
    Automaton buchi = null;
    if (acceptance == Acceptance.BUCHI || generalised.arcCount() <= MAX_COMPARED_ARCS) {
      buchi = buchi(generalised);
    }
    boolean isSmaller = buchi != null && buchi.states() < generalised.states();
    Automaton automaton =
        switch (acceptance) {
          case BUCHI -> buchi;
          // Reduction by simulation sometimes goes further when acceptance is on states.
          case GENERALISED -> isSmaller ? AutomatonReduction.ofArcs(buchi) : generalised;
        };
    return new Translation(AutomatonReduction.sharpen(automaton), propositions);
  }

  /** Fewer choices before counting mean fewer after it, if that costs no states. */
  private static Automaton buchi(Automaton generalised) {
    Automaton plain = Degeneralization.toBuchi(generalised);
    if (generalised.arcCount() > MAX_COMPARED_ARCS) {
      return plain;
    }
    Automaton sharp = Degeneralization.toBuchi(AutomatonReduction.sharpen(generalised));
    return sharp.states() <= plain.states() ? sharp : plain;
  }

  /** The formula that holds exactly where the given one does not. */
  public static LtlFormula negate(LtlFormula formula) {
    return new LtlFormula.Unary(LtlFormula.UnaryOp.NOT, formula);
  }
}
