package dev.gyre.symmetry.stabiliser;

import dev.gyre.ir.Expr;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.Infallible;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The conditions that must keep their values for a formula or a never claim to be kept. */
public final class PropertyConditions {
  private PropertyConditions() {}

  /** The conditions of a formula. */
  public static List<Expr> of(LtlFormula formula) {
    List<Expr> found = new ArrayList<>();
    collect(formula, found);
    return found;
  }

  private static void collect(LtlFormula formula, List<Expr> into) {
    formula.match(
        new LtlFormula.Cases<Void>() {
          @Override
          public Void proposition(LtlFormula.Proposition f) {
            into.add(f.condition());
            return null;
          }

          @Override
          public Void unary(LtlFormula.Unary f) {
            collect(f.operand(), into);
            return null;
          }

          @Override
          public Void binary(LtlFormula.Binary f) {
            collect(f.left(), into);
            collect(f.right(), into);
            return null;
          }
        });
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
    Optional<Expr> condition = condition(formula);
    if (condition.isPresent()) {
      boolean isFine =
          formula instanceof LtlFormula.Proposition
              || of(formula).stream().allMatch(e -> Stabiliser.isInvariant(system, e))
              || !Infallible.ofConditions(system).expression(condition.get());
      return isFine ? formula : new LtlFormula.Proposition(condition.get(), text(formula));
    }
    if (formula instanceof LtlFormula.Unary unary) {
      return new LtlFormula.Unary(unary.op(), condensed(unary.operand(), system));
    }
    LtlFormula.Binary binary = (LtlFormula.Binary) formula;
    return new LtlFormula.Binary(
        binary.op(), condensed(binary.left(), system), condensed(binary.right(), system));
  }

  /** A formula without temporal operators as a condition. */
  private static Optional<Expr> condition(LtlFormula formula) {
    if (formula instanceof LtlFormula.Proposition proposition) {
      return Optional.of(proposition.condition());
    }
    if (formula instanceof LtlFormula.Unary unary) {
      return unary.op() == LtlFormula.UnaryOp.NOT
          ? condition(unary.operand()).map(PropertyConditions::not)
          : Optional.empty();
    }
    LtlFormula.Binary binary = (LtlFormula.Binary) formula;
    Optional<Expr> left = condition(binary.left());
    Optional<Expr> right = condition(binary.right());
    return left.isEmpty() || right.isEmpty()
        ? Optional.empty()
        : joined(binary.op(), left.get(), right.get());
  }

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

  private static String text(LtlFormula formula) {
    if (formula instanceof LtlFormula.Proposition proposition) {
      return proposition.text();
    }
    if (formula instanceof LtlFormula.Unary unary) {
      return unary.op().symbol() + "(" + text(unary.operand()) + ")";
    }
    LtlFormula.Binary binary = (LtlFormula.Binary) formula;
    return "("
        + text(binary.left())
        + ") "
        + binary.op().symbol()
        + " ("
        + text(binary.right())
        + ")";
  }
}
