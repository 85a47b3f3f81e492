package dev.gyre.ir.access;

import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.ProcessAutomaton;
import java.util.Optional;

/**
 * Decides whether it matters to a property how often a state repeats itself before the next one
 * comes. If it does, steps that the property cannot see must all be there.
 */
public final class Stuttering {
  private Stuttering() {}

  /** Why a formula may tell runs apart that differ in repetitions only, if it may. */
  public static Optional<String> obstacle(LtlFormula formula) {
    return formula.match(NEXT) ? Optional.of("it uses X (next)") : Optional.empty();
  }

  /** The same for a claim. */
  public static Optional<String> obstacle(ProcessAutomaton claim) {
    return Optional.of("a never claim may count steps (a formula without X does not)");
  }

  private static final LtlFormula.Cases<Boolean> NEXT =
      new LtlFormula.Cases<>() {
        @Override
        public Boolean proposition(LtlFormula.Proposition f) {
          return false;
        }

        @Override
        public Boolean unary(LtlFormula.Unary f) {
          return f.op() == LtlFormula.UnaryOp.NEXT || f.operand().match(this);
        }

        @Override
        public Boolean binary(LtlFormula.Binary f) {
          return f.left().match(this) || f.right().match(this);
        }
      };
}
