package dev.gyre.sdl.lower;

import dev.gyre.ir.Expr;
import dev.gyre.sdl.form.IfExpr;

/**
 * Says when a computation leaves the numbers of 32 bits, by what process systems compute, which
 * wraps around: a sum has another sign than both of its parts then (Warren, Hacker's Delight,
 * 2-13).
 */
final class Overflow {
  private final ValueLowering values;

  Overflow(ValueLowering values) {
    this.values = values;
  }

  /** Whether the result of an operator on numbers is another one than it should be. */
  Expr ofBinary(IfExpr.Binary e) {
    Expr a = values.scalar(e.left());
    Expr b = values.scalar(e.right());
    return switch (e.operator()) {
      case PLUS -> {
        Expr sum = Exprs.binary(Expr.BinaryOp.PLUS, a, b);
        yield negative(and(xor(a, sum), xor(b, sum)));
      }
      case MINUS -> {
        Expr difference = Exprs.binary(Expr.BinaryOp.MINUS, a, b);
        yield negative(and(xor(a, b), xor(a, difference)));
      }
      case TIMES -> product(a, b);
      case DIVIDE -> quotient(a, b);
      case OR, AND, XOR, IMPLIES, BIT_AND, BIT_OR, BIT_XOR, MODULO, REMAINDER -> Exprs.FALSE;
      case EQUAL, DIFFERENT, LESS, AT_MOST, GREATER, AT_LEAST -> Exprs.FALSE;
    };
  }

  Expr ofNegation(IfExpr.Unary e) {
    return Exprs.equal(values.scalar(e.operand()), Integer.MIN_VALUE);
  }

  /** Dividing the product by a factor gives the other one, but for -1 and the least number. */
  private static Expr product(Expr a, Expr b) {
    Expr quotient = Exprs.binary(Expr.BinaryOp.DIVIDE, Exprs.binary(Expr.BinaryOp.TIMES, a, b), a);
    Expr other = Exprs.not(Exprs.equal(quotient, b));
    Expr least = Exprs.and(Exprs.equal(a, -1), Exprs.equal(b, Integer.MIN_VALUE));
    Expr usual = Exprs.and(Exprs.not(Exprs.equal(a, -1)), other);
    return Exprs.and(Exprs.not(Exprs.equal(a, 0)), Exprs.or(least, usual));
  }

  private static Expr quotient(Expr a, Expr b) {
    boolean isSafe = b.constant().stream().anyMatch(divisor -> divisor != -1);
    return isSafe ? Exprs.FALSE : Exprs.and(Exprs.equal(b, -1), Exprs.equal(a, Integer.MIN_VALUE));
  }

  private static Expr xor(Expr a, Expr b) {
    return Exprs.binary(Expr.BinaryOp.BIT_XOR, a, b);
  }

  private static Expr and(Expr a, Expr b) {
    return Exprs.binary(Expr.BinaryOp.BIT_AND, a, b);
  }

  private static Expr negative(Expr e) {
    return Exprs.binary(Expr.BinaryOp.LESS, e, Exprs.number(0));
  }
}
