package dev.gyre.ir.detect;

import dev.gyre.ir.Expr;
import java.util.OptionalInt;
import java.util.function.Function;

/** Computes expressions as far as their parts are known; what cannot be computed is empty. */
final class Known implements Expr.Cases<OptionalInt> {
  private final Function<Expr, OptionalInt> leaves;

  /**
   * @param leaves the value of a variable or of what the system provides, if it is known
   */
  Known(Function<Expr, OptionalInt> leaves) {
    this.leaves = leaves;
  }

  OptionalInt value(Expr e) {
    return e.match(this);
  }

  @Override
  public OptionalInt constant(Expr.Const e) {
    return OptionalInt.of(e.value());
  }

  @Override
  public OptionalInt load(Expr.Load e) {
    return leaves.apply(e);
  }

  @Override
  public OptionalInt unary(Expr.Unary e) {
    OptionalInt operand = value(e.operand());
    if (operand.isEmpty()) {
      return operand;
    }
    int v = operand.getAsInt();
    return OptionalInt.of(
        switch (e.op()) {
          case NOT -> v == 0 ? 1 : 0;
          case COMPLEMENT -> ~v;
          case NEGATE -> -v;
        });
  }

  @Override
  public OptionalInt binary(Expr.Binary e) {
    OptionalInt left = value(e.left());
    OptionalInt right = value(e.right());
    if (left.isEmpty() || right.isEmpty()) {
      return OptionalInt.empty();
    }
    int a = left.getAsInt();
    int b = right.getAsInt();
    return switch (e.op()) {
      case OR -> truth(a != 0 || b != 0);
      case AND -> truth(a != 0 && b != 0);
      case BIT_OR -> OptionalInt.of(a | b);
      case BIT_XOR -> OptionalInt.of(a ^ b);
      case BIT_AND -> OptionalInt.of(a & b);
      case EQUAL -> truth(a == b);
      case NOT_EQUAL -> truth(a != b);
      case LESS -> truth(a < b);
      case LESS_EQUAL -> truth(a <= b);
      case GREATER -> truth(a > b);
      case GREATER_EQUAL -> truth(a >= b);
      case PLUS -> OptionalInt.of(a + b);
      case MINUS -> OptionalInt.of(a - b);
      case TIMES -> OptionalInt.of(a * b);
      case DIVIDE -> b == 0 ? OptionalInt.empty() : OptionalInt.of(a / b);
      case MODULO -> b == 0 ? OptionalInt.empty() : OptionalInt.of(a % b);
      case SHIFT_LEFT, SHIFT_RIGHT -> OptionalInt.empty();
    };
  }

  private static OptionalInt truth(boolean value) {
    return OptionalInt.of(value ? 1 : 0);
  }

  @Override
  public OptionalInt choose(Expr.Choose e) {
    OptionalInt condition = value(e.condition());
    return condition.isEmpty()
        ? condition
        : value(condition.getAsInt() != 0 ? e.then() : e.otherwise());
  }

  @Override
  public OptionalInt channelQuery(Expr.ChannelQuery e) {
    return OptionalInt.empty();
  }

  @Override
  public OptionalInt poll(Expr.Poll e) {
    return OptionalInt.empty();
  }

  @Override
  public OptionalInt processQuery(Expr.ProcessQuery e) {
    return OptionalInt.empty();
  }

  @Override
  public OptionalInt system(Expr.SystemValue e) {
    return leaves.apply(e);
  }

  @Override
  public OptionalInt remoteLoad(Expr.RemoteLoad e) {
    return OptionalInt.empty();
  }

  @Override
  public OptionalInt atLocation(Expr.AtLocation e) {
    return OptionalInt.empty();
  }

  @Override
  public OptionalInt spawn(Expr.Spawn e) {
    return OptionalInt.empty();
  }
}
