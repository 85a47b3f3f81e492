package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;

/**
 * A never claim watches. If it could change something, the system that is checked would not be the
 * one that runs without the claim, so whatever changes the state is refused. (Spin warns about
 * assignments and lets them change the system.)
 */
final class ClaimRules extends SyntaxWalker {
  private final Diagnostics diagnostics;

  ClaimRules(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  @Override
  protected void enter(Statement statement) {
    if (statement instanceof Statement.Send || statement instanceof Statement.Receive) {
      refuse(statement, "cannot send or receive", "use a poll such as 'c?[x]'");
    } else if (isAssignment(statement)) {
      refuse(
          statement,
          "cannot change variables",
          "use conditions; to remember something, use a label and 'goto'");
    } else if (statement instanceof Statement.SetPriority) {
      refuse(statement, "cannot change priorities", "use conditions only");
    } else if (statement instanceof Statement.DStep) {
      refuse(statement, "has no use for a d_step", "use 'atomic'");
    }
  }

  private static boolean isAssignment(Statement statement) {
    return (statement instanceof Statement.Assign assign && !assign.target().isWildcard())
        || statement instanceof Statement.Increment
        || statement instanceof Statement.SetTimer
        || statement instanceof Statement.ForRange
        || statement instanceof Statement.ForIn
        || statement instanceof Statement.Select;
  }

  private void refuse(Statement statement, String what, String hint) {
    diagnostics.report(
        Diagnostic.of(
                PromelaCode.CLAIM_SIDE_EFFECT,
                statement.span(),
                "a never claim watches the system and " + what)
            .withHint(hint));
  }
}
