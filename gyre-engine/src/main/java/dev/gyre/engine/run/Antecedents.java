package dev.gyre.engine.run;

import dev.gyre.ir.Expr;
import dev.gyre.ir.LtlFormula;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The conditions of the implications that a formula demands at all times: {@code p} in {@code [] (p
 * -> q)}. Conditions with temporal operators in them are left out.
 */
final class Antecedents {
  private final List<Condition> found = new ArrayList<>();

  /** A condition on a state, and how to write it. */
  record Condition(Expr expression, String text) {}

  private Antecedents() {}

  static List<Condition> of(LtlFormula formula) {
    Antecedents antecedents = new Antecedents();
    antecedents.collect(formula, Scope.NOW);
    return List.copyOf(antecedents.found);
  }

  /** A formula without temporal operators as a condition; empty if it has some. */
  static Optional<Condition> condition(LtlFormula formula) {
    return formula.match(CONDITION);
  }

  /** When a part of the formula has to hold. */
  private enum Scope {
    NOW,
    ALWAYS
  }

  private void collect(LtlFormula formula, Scope scope) {
    if (formula instanceof LtlFormula.Unary u && u.op() == LtlFormula.UnaryOp.ALWAYS) {
      collect(u.operand(), Scope.ALWAYS);
    } else if (formula instanceof LtlFormula.Binary b) {
      if (b.op() == LtlFormula.BinaryOp.AND) {
        collect(b.left(), scope);
        collect(b.right(), scope);
      } else if (b.op() == LtlFormula.BinaryOp.IMPLIES && scope == Scope.ALWAYS) {
        b.left().match(CONDITION).ifPresent(found::add);
        collect(b.right(), scope);
      }
    }
  }

  private static final LtlFormula.Cases<Optional<Condition>> CONDITION =
      new LtlFormula.Cases<>() {
        @Override
        public Optional<Condition> proposition(LtlFormula.Proposition f) {
          return Optional.of(new Condition(f.condition(), "'" + f.text() + "'"));
        }

        @Override
        public Optional<Condition> unary(LtlFormula.Unary f) {
          return f.op() == LtlFormula.UnaryOp.NOT
              ? f.operand().match(this).map(Antecedents::not)
              : Optional.empty();
        }

        @Override
        public Optional<Condition> binary(LtlFormula.Binary f) {
          Optional<Condition> left = f.left().match(this);
          Optional<Condition> right = f.right().match(this);
          return left.isEmpty() || right.isEmpty()
              ? Optional.empty()
              : joined(f.op(), left.get(), right.get());
        }
      };

  private static Condition not(Condition c) {
    return new Condition(new Expr.Unary(Expr.UnaryOp.NOT, c.expression()), "!" + c.text());
  }

  private static Optional<Condition> joined(
      LtlFormula.BinaryOp op, Condition left, Condition right) {
    String text = left.text() + " " + op.symbol() + " " + right.text();
    Expr a = left.expression();
    Expr b = right.expression();
    return switch (op) {
      case AND -> Optional.of(new Condition(new Expr.Binary(Expr.BinaryOp.AND, a, b), text));
      case OR -> Optional.of(new Condition(new Expr.Binary(Expr.BinaryOp.OR, a, b), text));
      case IMPLIES ->
          Optional.of(
              new Condition(
                  new Expr.Binary(Expr.BinaryOp.OR, new Expr.Unary(Expr.UnaryOp.NOT, a), b), text));
      case EQUIVALENT ->
          Optional.of(new Condition(new Expr.Choose(a, b, not(right).expression()), text));
      case UNTIL, WEAK_UNTIL, RELEASE -> Optional.empty();
    };
  }
}
