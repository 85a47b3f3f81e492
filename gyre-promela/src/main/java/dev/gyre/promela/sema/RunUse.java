package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.List;

/**
 * A {@code run} has an effect, so it may stand only where an expression is evaluated once, when its
 * statement is carried out: not in a condition, a message, an index that is written to, a field
 * that a receive compares with, or a bound.
 */
final class RunUse {
  private RunUse() {}

  /** As a statement, {@code run} must stand alone. */
  static void checkCondition(Expression condition, Diagnostics diagnostics) {
    if (!(condition instanceof Expression.Run)) {
      refuse(condition, "'run' must stand alone, or to the right of '='", diagnostics);
    }
  }

  static void checkArguments(List<Expression> arguments, Diagnostics diagnostics) {
    for (Expression argument : arguments) {
      refuse(argument, "'run' cannot stand in a message", diagnostics);
    }
  }

  /** The place of a variable, channel or timer: pan computes it more than once. */
  static void checkPlace(Expression.Reference place, Diagnostics diagnostics) {
    for (Expression.Accessor accessor : place.path()) {
      accessor
          .index()
          .ifPresent(i -> refuse(i, "'run' cannot stand in the index of a place", diagnostics));
    }
  }

  /** What is compared again and again, while a channel is searched or a loop counts. */
  static void checkRepeated(Expression expression, Diagnostics diagnostics) {
    refuse(expression, "'run' cannot stand where a value is asked for repeatedly", diagnostics);
  }

  /** Spin allows one {@code run} in an expression, not one inside another. */
  static void checkNested(Expression.Run run, Diagnostics diagnostics) {
    for (Expression argument : run.arguments()) {
      refuse(argument, "'run' cannot stand in the arguments of another", diagnostics);
    }
  }

  private static void refuse(Expression expression, String message, Diagnostics diagnostics) {
    new SyntaxWalker() {
      @Override
      protected void enter(Expression e) {
        if (e instanceof Expression.Run run) {
          diagnostics.report(Diagnostic.of(PromelaCode.MISUSED_RUN, run.span(), message));
        }
      }
    }.walk(expression);
  }
}
