package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.List;

/**
 * An atomic sequence that stops in the middle is not atomic: others run until it can go on. Nothing
 * is said of messages, for which waiting in the middle is what most authors mean.
 */
final class AtomicLint {
  private AtomicLint() {}

  static void check(Statement.Atomic atomic, Diagnostics diagnostics) {
    List<Statement> steps = atomic.body().steps();
    for (int i = 1; i < steps.size(); i++) {
      if (mayBlock(steps.get(i))) {
        diagnostics.report(
            Diagnostic.of(
                    PromelaCode.ATOMIC_MAY_BLOCK,
                    steps.get(i).span(),
                    "when this statement blocks, the atomic sequence is interrupted")
                .withHint("move it to the front of the atomic, or out of it"));
        return;
      }
    }
  }

  private static boolean mayBlock(Statement statement) {
    if (statement instanceof Statement.Labeled labeled) {
      return labeled.statement().filter(AtomicLint::mayBlock).isPresent();
    }
    return statement instanceof Statement.ExpressionStatement condition
        && !(condition.expression() instanceof Expression.Literal)
        && !(condition.expression() instanceof Expression.Run);
  }
}
