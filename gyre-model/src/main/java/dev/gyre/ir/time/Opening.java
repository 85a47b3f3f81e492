package dev.gyre.ir.time;

import dev.gyre.ir.Expr;

/**
 * Whether a condition can only become true by an expire that becomes true, and nothing happens
 * while it is false that would not happen otherwise.
 *
 * <p>What stands behind {@code expire(t) ||} is evaluated only while {@code t} runs, so it must not
 * fail, nor use a channel of which somebody has promised something. In the index of a timer an
 * expire decides which timer is meant, so {@code expire(t[expire(u)])} may become false again.
 */
final class Opening {
  private Opening() {}

  static boolean by(Expr e) {
    return switch (e.kind()) {
      case BINARY -> binary((Expr.Binary) e);
      case CONST, LOAD, UNARY, CHOOSE, CHANNEL_QUERY, POLL, PROCESS_QUERY -> hasNone(e);
      case SYSTEM_VALUE, REMOTE_LOAD, AT_LOCATION, SPAWN -> hasNone(e);
    };
  }

  private static boolean binary(Expr.Binary e) {
    return switch (e.op()) {
      case AND -> by(e.left()) && by(e.right());
      case OR ->
          by(e.left())
              && by(e.right())
              && (hasNone(e.left()) || UnobservableEvaluation.of(e.right()));
      case EQUAL -> hasNone(e) || (TimerReads.isExpire(e) && hasNone(e.left()));
      case BIT_OR, BIT_XOR, BIT_AND, SHIFT_LEFT, SHIFT_RIGHT -> hasNone(e);
      case NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL -> hasNone(e);
      case PLUS, MINUS, TIMES, DIVIDE, MODULO -> hasNone(e);
    };
  }

  private static boolean hasNone(Expr e) {
    return AbstractionObstacle.expires(e) == 0;
  }
}
