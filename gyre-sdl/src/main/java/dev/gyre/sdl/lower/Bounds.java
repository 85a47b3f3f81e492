package dev.gyre.sdl.lower;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfType;
import java.util.Optional;

/**
 * Between which numbers the value of an expression lies, where that is known. Types of variables
 * are trusted, because every assignment is checked against them; types of computed values are not.
 */
record Bounds(long low, long high) {
  /** The bounds of an expression without parts, or nothing if they are not known. */
  static Optional<Bounds> of(IfExpr e) {
    return switch (e.kind()) {
      case CONSTANT -> exactly(((IfExpr.Constant) e).value());
      case LOAD -> ofType(e.type());
      case UNARY -> of((IfExpr.Unary) e);
      case BINARY -> of((IfExpr.Binary) e);
      case CONDITIONAL -> of((IfExpr.Conditional) e);
      case LENGTH -> ofLength(((IfExpr.Length) e).sequence().type());
      case SELECTOR, PRESENT, IDENTITY, ACTIVE -> ofType(e.type());
      case CONSTRUCT, ALTERNATIVE, CONCATENATION, NUMBER -> Optional.empty();
    };
  }

  private static Optional<Bounds> exactly(long value) {
    return Optional.of(new Bounds(value, value));
  }

  private static Optional<Bounds> ofType(IfType type) {
    return type.kind() == IfType.Kind.RANGE
        ? Optional.of(new Bounds(((IfType.Range) type).low(), ((IfType.Range) type).high()))
        : Optional.empty();
  }

  private static Optional<Bounds> ofLength(IfType type) {
    return switch (type.kind()) {
      case SEQUENCE ->
          Optional.of(
              new Bounds(((IfType.Sequence) type).least(), ((IfType.Sequence) type).most()));
      case ARRAY -> exactly(((IfType.Array) type).length());
      case BOOLEAN, RANGE, ENUMERATION, INSTANCE, RECORD, CHOICE, IRRELEVANT -> Optional.empty();
    };
  }

  private static Optional<Bounds> of(IfExpr.Unary e) {
    return switch (e.operator()) {
      case NEGATE -> of(e.operand()).map(b -> new Bounds(-b.high, -b.low)).filter(Bounds::fits);
      case NOT -> Optional.empty();
    };
  }

  private static Optional<Bounds> of(IfExpr.Conditional e) {
    Optional<Bounds> then = of(e.then());
    Optional<Bounds> otherwise = of(e.otherwise());
    if (then.isEmpty() || otherwise.isEmpty()) {
      return Optional.empty();
    }
    Bounds a = then.get();
    Bounds b = otherwise.get();
    return Optional.of(new Bounds(Math.min(a.low, b.low), Math.max(a.high, b.high)));
  }

  private static Optional<Bounds> of(IfExpr.Binary e) {
    Optional<Bounds> left = of(e.left());
    Optional<Bounds> right = of(e.right());
    if (left.isEmpty() || right.isEmpty()) {
      return Optional.empty();
    }
    return combine(e.operator(), left.get(), right.get()).filter(Bounds::fits);
  }

  private static Optional<Bounds> combine(IfExpr.BinaryOperator operator, Bounds a, Bounds b) {
    return switch (operator) {
      case PLUS -> Optional.of(new Bounds(a.low + b.low, a.high + b.high));
      case MINUS -> Optional.of(new Bounds(a.low - b.high, a.high - b.low));
      case TIMES -> Optional.of(product(a, b));
      case MODULO -> b.low > 0 ? Optional.of(new Bounds(0, b.high - 1)) : Optional.empty();
      case REMAINDER ->
          b.low > 0 && a.low >= 0 ? Optional.of(new Bounds(0, b.high - 1)) : Optional.empty();
      case DIVIDE ->
          b.low > 0 && a.low >= 0 ? Optional.of(new Bounds(0, a.high)) : Optional.empty();
      case BIT_AND ->
          a.low >= 0 && b.low >= 0
              ? Optional.of(new Bounds(0, Math.min(a.high, b.high)))
              : Optional.empty();
      case BIT_OR, BIT_XOR -> Optional.empty();
      case OR, AND, XOR, IMPLIES, EQUAL, DIFFERENT, LESS, AT_MOST, GREATER, AT_LEAST ->
          Optional.empty();
    };
  }

  private static Bounds product(Bounds a, Bounds b) {
    long[] corners = {a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high};
    long low = corners[0];
    long high = corners[0];
    for (long corner : corners) {
      low = Math.min(low, corner);
      high = Math.max(high, corner);
    }
    return new Bounds(low, high);
  }

  /** Computing wraps around beyond this. */
  private boolean fits() {
    return low >= Integer.MIN_VALUE && high <= Integer.MAX_VALUE;
  }

  boolean within(int least, int most) {
    return least <= low && high <= most;
  }

  boolean isNatural() {
    return low >= 0;
  }
}
