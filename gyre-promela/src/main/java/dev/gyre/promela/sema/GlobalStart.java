package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;

/** The starting value of a global cannot ask about processes: none exists yet. */
final class GlobalStart extends SyntaxWalker {
  private final Diagnostics diagnostics;

  GlobalStart(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  @Override
  protected void enter(Expression e) {
    if (e instanceof Expression.RemoteVariable || e instanceof Expression.RemoteLabel) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.BAD_INITIALIZER,
              e.span(),
              "a global variable gets its value before there are processes to look into"));
    }
  }
}
