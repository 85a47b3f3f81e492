package dev.gyre.ltl.formula;

import dev.gyre.ir.LtlFormula;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Takes over a formula as the user wrote it: to negation normal form, with its propositions
 * numbered in the order in which they occur. Equal conditions are one proposition, and conditions
 * without variables are constants.
 */
public final class FormulaReader implements LtlFormula.Cases<Formula> {
  private final Formulas formulas;
  private final List<LtlFormula.Proposition> propositions = new ArrayList<>();

  public FormulaReader(Formulas formulas) {
    this.formulas = formulas;
  }

  public Formula read(LtlFormula formula) {
    return formula.match(this);
  }

  /** The propositions read so far, by their numbers. */
  public List<LtlFormula.Proposition> propositions() {
    return List.copyOf(propositions);
  }

  @Override
  public Formula proposition(LtlFormula.Proposition f) {
    OptionalInt constant = f.condition().constant();
    if (constant.isPresent()) {
      return formulas.constant(constant.getAsInt() != 0);
    }
    for (int i = 0; i < propositions.size(); i++) {
      if (propositions.get(i).condition().equals(f.condition())) {
        return formulas.proposition(i);
      }
    }
    propositions.add(f);
    return formulas.proposition(propositions.size() - 1);
  }

  @Override
  public Formula unary(LtlFormula.Unary f) {
    Formula operand = read(f.operand());
    return switch (f.op()) {
      case NOT -> formulas.not(operand);
      case NEXT -> formulas.next(operand);
      case ALWAYS -> formulas.always(operand);
      case EVENTUALLY -> formulas.eventually(operand);
    };
  }

  @Override
  public Formula binary(LtlFormula.Binary f) {
    Formula left = read(f.left());
    Formula right = read(f.right());
    return switch (f.op()) {
      case AND -> formulas.and(left, right);
      case OR -> formulas.or(left, right);
      case IMPLIES -> formulas.or(formulas.not(left), right);
      case EQUIVALENT ->
          formulas.or(
              formulas.and(left, right), formulas.and(formulas.not(left), formulas.not(right)));
      case UNTIL -> formulas.until(left, right);
      case WEAK_UNTIL -> formulas.release(right, formulas.or(left, right));
      case RELEASE -> formulas.release(left, right);
    };
  }
}
