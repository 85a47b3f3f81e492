package dev.gyre.promela.sema;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.SyntaxWalker;

/**
 * Looks for parts of an expression that a macro or an inline has put there. What is odd with these
 * values may be the point with others, so nothing is said about it.
 */
final class Expanded extends SyntaxWalker {
  private boolean found;

  private Expanded() {}

  static boolean isIn(Expression expression) {
    Expanded search = new Expanded();
    search.walk(expression);
    return search.found;
  }

  @Override
  protected void enter(Expression expression) {
    found |= expression.span().expansion().isPresent();
  }
}
