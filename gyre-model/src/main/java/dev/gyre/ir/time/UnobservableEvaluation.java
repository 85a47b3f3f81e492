package dev.gyre.ir.time;

import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Operators;

/**
 * Whether nobody can tell if an expression was evaluated: it cannot fail, and it uses no channel.
 */
final class UnobservableEvaluation {
  private UnobservableEvaluation() {}

  static boolean of(Expr e) {
    return ExprWalker.allParts(e, UnobservableEvaluation::ofPart);
  }

  private static boolean ofPart(Expr e) {
    return switch (e.kind()) {
      case CONST, UNARY, CHOOSE, SYSTEM_VALUE -> true;
      case LOAD -> ((Expr.Load) e).place().indices().isEmpty();
      case BINARY -> !Operators.isDivision(((Expr.Binary) e).op());
      case CHANNEL_QUERY, POLL, PROCESS_QUERY, REMOTE_LOAD, AT_LOCATION, SPAWN -> false;
    };
  }
}
