package dev.gyre.promela.sema;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.SyntaxWalker;
import java.util.Optional;

/** Looks for local variables in an expression. */
final class LocalUse extends SyntaxWalker {
  private final ResolvedModel resolved;
  private Optional<Expression> found = Optional.empty();

  private LocalUse(ResolvedModel resolved) {
    this.resolved = resolved;
  }

  static Optional<Expression> first(Expression expression, ResolvedModel resolved) {
    LocalUse search = new LocalUse(resolved);
    search.walk(expression);
    return search.found;
  }

  @Override
  protected void enter(Expression expression) {
    if (found.isEmpty() && expression instanceof Expression.Reference reference) {
      resolved
          .variable(reference)
          .filter(
              v ->
                  v.role() == VariableSymbol.Role.LOCAL
                      || v.role() == VariableSymbol.Role.PARAMETER)
          .ifPresent(v -> found = Optional.of(reference));
    }
  }
}
