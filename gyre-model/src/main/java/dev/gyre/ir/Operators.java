package dev.gyre.ir;

import java.util.OptionalInt;

/**
 * What operators compute: 32-bit signed integers, as in the generated verifiers of Spin. The
 * interpreter and every analysis that foresees values use this, so that none has an arithmetic of
 * its own. What is left of a value when it is stored says {@link ValueType#truncate}.
 */
public final class Operators {
  private Operators() {}

  /** A prefix operator applied. */
  public static int apply(Expr.UnaryOp op, int operand) {
    return switch (op) {
      case NOT -> truth(operand == 0);
      case COMPLEMENT -> ~operand;
      case NEGATE -> -operand;
    };
  }

  /**
   * An infix operator applied to two values that are both there.
   *
   * @return empty for a division by zero, which is an error of the model
   */
  public static OptionalInt apply(Expr.BinaryOp op, int left, int right) {
    return isDivision(op) && right == 0
        ? OptionalInt.empty()
        : OptionalInt.of(defined(op, left, right));
  }

  /** Whether it is an error if the right side is 0. */
  public static boolean isDivision(Expr.BinaryOp op) {
    return op == Expr.BinaryOp.DIVIDE || op == Expr.BinaryOp.MODULO;
  }

  /**
   * An infix operator applied where it is defined.
   *
   * @throws ArithmeticException for a division by zero
   */
  public static int defined(Expr.BinaryOp op, int left, int right) {
    return switch (op) {
      case OR -> truth(left != 0 || right != 0);
      case AND -> truth(left != 0 && right != 0);
      case BIT_OR -> left | right;
      case BIT_XOR -> left ^ right;
      case BIT_AND -> left & right;
      case EQUAL -> truth(left == right);
      case NOT_EQUAL -> truth(left != right);
      case LESS -> truth(left < right);
      case LESS_EQUAL -> truth(left <= right);
      case GREATER -> truth(left > right);
      case GREATER_EQUAL -> truth(left >= right);
      case SHIFT_LEFT -> left << right;
      case SHIFT_RIGHT -> left >> right;
      case PLUS -> left + right;
      case MINUS -> left - right;
      case TIMES -> left * right;
      case DIVIDE -> left / right;
      case MODULO -> left % right;
    };
  }

  private static int truth(boolean value) {
    return value ? 1 : 0;
  }
}
