package dev.gyre.promela.sema;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Operator;
import java.util.OptionalInt;

/** The value of an expression that needs no state; empty when there is none. */
public final class ConstantFolder {
  private final MtypeTable mtypes;

  public ConstantFolder(MtypeTable mtypes) {
    this.mtypes = mtypes;
  }

  public OptionalInt fold(Expression expression) {
    if (expression instanceof Expression.Literal literal) {
      return OptionalInt.of(literal.value());
    }
    if (expression instanceof Expression.MtypeConstant constant) {
      return mtypes
          .constant(constant.name())
          .map(c -> OptionalInt.of(c.value()))
          .orElse(OptionalInt.empty());
    }
    if (expression instanceof Expression.Unary unary) {
      OptionalInt operand = fold(unary.operand());
      return operand.isEmpty() ? operand : apply(unary.operator(), operand.getAsInt());
    }
    if (expression instanceof Expression.Binary binary) {
      OptionalInt left = fold(binary.left());
      OptionalInt right = left.isEmpty() ? left : fold(binary.right());
      return right.isEmpty() ? right : apply(binary.operator(), left.getAsInt(), right.getAsInt());
    }
    if (expression instanceof Expression.Conditional choice) {
      OptionalInt condition = fold(choice.condition());
      if (condition.isEmpty()) {
        return condition;
      }
      return fold(condition.getAsInt() != 0 ? choice.then() : choice.otherwise());
    }
    return OptionalInt.empty();
  }

  private static OptionalInt apply(Operator.Unary operator, int value) {
    return switch (operator) {
      case NOT -> OptionalInt.of(value == 0 ? 1 : 0);
      case COMPLEMENT -> OptionalInt.of(~value);
      case MINUS -> OptionalInt.of(-value);
      case ALWAYS, EVENTUALLY, NEXT -> OptionalInt.empty();
    };
  }

  private static OptionalInt apply(Operator.Binary operator, int left, int right) {
    if (right == 0 && (operator == Operator.Binary.DIVIDE || operator == Operator.Binary.MODULO)) {
      return OptionalInt.empty();
    }
    return switch (operator) {
      case OR -> truth(left != 0 || right != 0);
      case AND -> truth(left != 0 && right != 0);
      case BIT_OR -> OptionalInt.of(left | right);
      case BIT_XOR -> OptionalInt.of(left ^ right);
      case BIT_AND -> OptionalInt.of(left & right);
      case EQUAL -> truth(left == right);
      case NOT_EQUAL -> truth(left != right);
      case LESS -> truth(left < right);
      case LESS_EQUAL -> truth(left <= right);
      case GREATER -> truth(left > right);
      case GREATER_EQUAL -> truth(left >= right);
      case SHIFT_LEFT -> OptionalInt.of(left << right);
      case SHIFT_RIGHT -> OptionalInt.of(left >> right);
      case PLUS -> OptionalInt.of(left + right);
      case MINUS -> OptionalInt.of(left - right);
      case TIMES -> OptionalInt.of(left * right);
      case DIVIDE -> OptionalInt.of(left / right);
      case MODULO -> OptionalInt.of(left % right);
      case IMPLIES, EQUIVALENT, UNTIL, WEAK_UNTIL, RELEASE -> OptionalInt.empty();
    };
  }

  private static OptionalInt truth(boolean value) {
    return OptionalInt.of(value ? 1 : 0);
  }
}
