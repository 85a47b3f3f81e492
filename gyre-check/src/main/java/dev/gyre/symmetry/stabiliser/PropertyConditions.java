package dev.gyre.symmetry.stabiliser;

import dev.gyre.ir.Expr;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.Infallible;
import java.util.List;
import java.util.Optional;

/** The conditions that must keep their values for a formula or a never claim to be kept. */
public final class PropertyConditions {
  private PropertyConditions() {}

  /** The conditions of a formula. */
  public static List<Expr> of(LtlFormula formula) {
    return formula.propositions().map(LtlFormula.Proposition::condition).toList();
  }

  /** The conditions of a never claim; empty if it does more than look. */
  public static Optional<List<Expr>> of(ProcessAutomaton claim) {
    return new ClaimConditions().of(claim);
  }

  /**
   * The same formula with larger conditions: where a part without temporal operators has conditions
   * that single elements would be noticed by, as <i>all wait</i> written as a conjunction has, the
   * part becomes one condition. A part that may fail stays as it is.
   */
  public static LtlFormula condensed(LtlFormula formula, ProcessSystem system) {
    Optional<Expr> condition = formula.match(CONDITION);
    if (condition.isEmpty()) {
      return formula.withOperands(part -> condensed(part, system));
    }
    LtlFormula whole = new LtlFormula.Proposition(condition.get(), formula.text());
    boolean isFine =
        whole.equals(formula)
            || of(formula).stream().allMatch(e -> Stabiliser.isInvariant(system, e))
            || !Infallible.ofConditions(system).expression(condition.get());
    return isFine ? formula : whole;
  }

  /** A formula without temporal operators as a condition. */
  private static final LtlFormula.Cases<Optional<Expr>> CONDITION =
      new LtlFormula.Cases<>() {
        @Override
        public Optional<Expr> proposition(LtlFormula.Proposition f) {
          return Optional.of(f.condition());
        }

        @Override
        public Optional<Expr> unary(LtlFormula.Unary f) {
          return switch (f.op()) {
            case NOT -> f.operand().match(this).map(PropertyConditions::not);
            case NEXT, ALWAYS, EVENTUALLY -> Optional.empty();
          };
        }

        @Override
        public Optional<Expr> binary(LtlFormula.Binary f) {
          Optional<Expr> right = f.right().match(this);
          return f.left().match(this).flatMap(l -> right.flatMap(r -> joined(f.op(), l, r)));
        }
      };

  private static Optional<Expr> joined(LtlFormula.BinaryOp op, Expr left, Expr right) {
    return switch (op) {
      case AND -> Optional.of(new Expr.Binary(Expr.BinaryOp.AND, left, right));
      case OR -> Optional.of(new Expr.Binary(Expr.BinaryOp.OR, left, right));
      case IMPLIES -> Optional.of(new Expr.Binary(Expr.BinaryOp.OR, not(left), right));
      case EQUIVALENT -> Optional.of(new Expr.Binary(Expr.BinaryOp.EQUAL, not(left), not(right)));
      case UNTIL, WEAK_UNTIL, RELEASE -> Optional.empty();
    };
  }

  private static Expr not(Expr e) {
    return new Expr.Unary(Expr.UnaryOp.NOT, e);
  }
}
