package dev.gyre.symmetry.detect;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Operators;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * Computes expressions as far as their parts are known, with the arithmetic of the interpreter
 * ({@link Operators}); what cannot be computed, or is an error, is empty.
 */
final class PartialEvaluator {
  private final Function<Expr, OptionalInt> leaves;

  /**
   * @param leaves the value of a variable or of what the system provides, if it is known
   */
  PartialEvaluator(Function<Expr, OptionalInt> leaves) {
    this.leaves = leaves;
  }

  OptionalInt value(Expr e) {
    return switch (e.kind()) {
      case CONST -> e.constant();
      case LOAD, SYSTEM_VALUE -> leaves.apply(e);
      case UNARY -> unary((Expr.Unary) e);
      case BINARY -> binary((Expr.Binary) e);
      case CHOOSE -> choose((Expr.Choose) e);
      case CHANNEL_QUERY, POLL, PROCESS_QUERY -> OptionalInt.empty();
      case REMOTE_LOAD, AT_LOCATION, SPAWN -> OptionalInt.empty();
    };
  }

  private OptionalInt unary(Expr.Unary e) {
    OptionalInt operand = value(e.operand());
    return operand.isEmpty()
        ? operand
        : OptionalInt.of(Operators.apply(e.op(), operand.getAsInt()));
  }

  private OptionalInt binary(Expr.Binary e) {
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

  private OptionalInt choose(Expr.Choose e) {
    OptionalInt condition = value(e.condition());
    return condition.isEmpty()
        ? condition
        : value(condition.getAsInt() != 0 ? e.then() : e.otherwise());
  }
}
