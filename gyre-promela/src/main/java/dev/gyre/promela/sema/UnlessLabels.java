package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;

/** Where the parts of {@code unless} may have labels: a block may, a single statement may not. */
final class UnlessLabels {
  private UnlessLabels() {}

  /**
   * @param advice how to write it instead
   */
  static void refuse(Diagnostics diagnostics, Statement part, String advice) {
    if (part instanceof Statement.Labeled labeled && !isBlock(labeled)) {
      diagnostics.report(
          Diagnostic.of(
                  PromelaCode.MISPLACED_LABEL,
                  labeled.label().span(),
                  "a part of 'unless' that is one statement cannot have a label")
              .withHint("use '" + advice + "'"));
    }
  }

  private static boolean isBlock(Statement.Labeled labeled) {
    Statement statement = labeled.statement().orElse(null);
    return statement instanceof Statement.Block
        || statement instanceof Statement.Atomic
        || statement instanceof Statement.DStep;
  }
}
