package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExpr;
import java.util.OptionalInt;

/** Computes numbers that are known before the system runs. */
final class Folding {
  private Folding() {}

  static OptionalInt number(IfExpr e) {
    return switch (e.kind()) {
      case CONSTANT -> OptionalInt.of(((IfExpr.Constant) e).value());
      case UNARY -> unary((IfExpr.Unary) e);
      case BINARY -> binary((IfExpr.Binary) e);
      case LOAD, CONDITIONAL, CONSTRUCT, ALTERNATIVE, CONCATENATION -> OptionalInt.empty();
      case LENGTH, SELECTOR, PRESENT, IDENTITY, ACTIVE, NUMBER -> OptionalInt.empty();
    };
  }

  private static OptionalInt unary(IfExpr.Unary e) {
    OptionalInt operand = number(e.operand());
    if (operand.isEmpty()) {
      return operand;
    }
    return switch (e.operator()) {
      case NEGATE -> within(-(long) operand.getAsInt());
      case NOT -> OptionalInt.of(operand.getAsInt() == 0 ? 1 : 0);
    };
  }

  private static OptionalInt binary(IfExpr.Binary e) {
    OptionalInt left = number(e.left());
    OptionalInt right = number(e.right());
    if (left.isEmpty() || right.isEmpty()) {
      return OptionalInt.empty();
    }
    int a = left.getAsInt();
    int b = right.getAsInt();
    return switch (e.operator()) {
      case PLUS -> within((long) a + b);
      case MINUS -> within((long) a - b);
      case TIMES -> within((long) a * b);
      case DIVIDE -> b == 0 ? OptionalInt.empty() : within((long) a / b);
      case MODULO -> b == 0 ? OptionalInt.empty() : OptionalInt.of(Math.floorMod(a, b));
      case REMAINDER -> b == 0 ? OptionalInt.empty() : OptionalInt.of(a % b);
      case BIT_AND -> OptionalInt.of(a & b);
      case BIT_OR -> OptionalInt.of(a | b);
      case BIT_XOR -> OptionalInt.of(a ^ b);
      case OR, AND, XOR, IMPLIES, EQUAL, DIFFERENT, LESS, AT_MOST, GREATER, AT_LEAST ->
          OptionalInt.empty();
    };
  }

  /** Numbers have 32 bits here. */
  private static OptionalInt within(long value) {
    return value == (int) value ? OptionalInt.of((int) value) : OptionalInt.empty();
  }
}
