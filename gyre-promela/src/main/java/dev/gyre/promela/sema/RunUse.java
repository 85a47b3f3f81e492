package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.List;

/** A {@code run} has an effect, so it may not hide inside a condition or a message. */
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
