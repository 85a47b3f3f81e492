package dev.gyre.sdl.lower;

import dev.gyre.ir.Expr;
import java.util.List;

/** Short ways to write expressions of process systems. */
final class Exprs {
  static final Expr TRUE = new Expr.Const(1);
  static final Expr FALSE = new Expr.Const(0);

  private Exprs() {}

  static Expr number(int value) {
    return new Expr.Const(value);
  }

  static Expr binary(Expr.BinaryOp op, Expr left, Expr right) {
    return new Expr.Binary(op, left, right);
  }

  static Expr equal(Expr left, Expr right) {
    return binary(Expr.BinaryOp.EQUAL, left, right);
  }

  static Expr equal(Expr left, int right) {
    return equal(left, number(right));
  }

  static Expr not(Expr e) {
    return new Expr.Unary(Expr.UnaryOp.NOT, e);
  }

  static Expr and(Expr left, Expr right) {
    if (left.equals(TRUE)) {
      return right;
    }
    return right.equals(TRUE) ? left : binary(Expr.BinaryOp.AND, left, right);
  }

  static Expr or(Expr left, Expr right) {
    if (left.equals(FALSE)) {
      return right;
    }
    return right.equals(FALSE) ? left : binary(Expr.BinaryOp.OR, left, right);
  }

  /** True if there is none. */
  static Expr all(List<Expr> conditions) {
    return conditions.stream().reduce(TRUE, Exprs::and);
  }

  /** False if there is none. */
  static Expr any(List<Expr> conditions) {
    return conditions.stream().reduce(FALSE, Exprs::or);
  }

  static Expr ownPid() {
    return new Expr.SystemValue(Expr.SystemFact.OWN_PID);
  }
}
