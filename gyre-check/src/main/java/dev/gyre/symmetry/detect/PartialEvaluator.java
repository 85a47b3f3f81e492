package dev.gyre.symmetry.detect;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Operators;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * Computes expressions as far as their parts are known, with the arithmetic of the interpreter
 * ({@link Operators}); what cannot be computed, or is an error, is empty.
 */
final class PartialEvaluator implements Expr.Cases<OptionalInt> {
  private final Function<Expr, OptionalInt> leaves;

  /**
   * @param leaves the value of a variable or of what the system provides, if it is known
   */
  PartialEvaluator(Function<Expr, OptionalInt> leaves) {
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
    return operand.isEmpty()
        ? operand
        : OptionalInt.of(Operators.apply(e.op(), operand.getAsInt()));
  }

  @Override
  public OptionalInt binary(Expr.Binary e) {
    OptionalInt left = value(e.left());
    if (left.isEmpty()) {
      return left;
    }
    boolean isDecided =
        switch (e.op()) {
          case AND -> left.getAsInt() == 0;
          case OR -> left.getAsInt() != 0;
          default -> false;
        };
    OptionalInt right = isDecided ? left : value(e.right());
    return right.isEmpty() ? right : Operators.apply(e.op(), left.getAsInt(), right.getAsInt());
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
