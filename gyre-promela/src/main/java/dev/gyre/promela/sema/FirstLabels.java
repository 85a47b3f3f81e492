package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.Optional;

/**
 * Inside braces the first statement cannot be labelled: it has no location of its own, so nothing
 * could jump there. Only a loop has one, where its options lead back to.
 */
final class FirstLabels {
  private FirstLabels() {}

  /**
   * @param construct what the braces belong to
   */
  static void check(Diagnostics diagnostics, Sequence body, String construct) {
    if (body.steps().isEmpty()) {
      return;
    }
    labeled(body.steps().get(0))
        .filter(first -> !isLoop(first))
        .ifPresent(first -> refuse(diagnostics, first, construct));
  }

  private static void refuse(Diagnostics diagnostics, Statement.Labeled first, String construct) {
    String label = first.label().text();
    diagnostics.report(
        Diagnostic.of(
                PromelaCode.MISPLACED_LABEL,
                first.label().span(),
                "label '" + label + "' cannot stand just inside " + construct)
            .withHint("put it before the opening brace: '" + label + ": " + construct + "'"));
  }

  private static Optional<Statement.Labeled> labeled(Statement statement) {
    Statement first = statement instanceof Statement.Unless unless ? unless.main() : statement;
    return first instanceof Statement.Labeled labeled ? Optional.of(labeled) : Optional.empty();
  }

  private static boolean isLoop(Statement.Labeled labeled) {
    Statement statement = labeled.statement().orElse(null);
    return statement instanceof Statement.Do
        || statement instanceof Statement.ForRange
        || statement instanceof Statement.ForIn
        || (statement instanceof Statement.Labeled inner && isLoop(inner));
  }
}
