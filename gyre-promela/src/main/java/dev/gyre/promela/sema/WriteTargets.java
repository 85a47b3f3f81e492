package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;

/**
 * Which of the names that the language provides can be written, and how. A write that is let
 * through here must have a place in the state, or a statement of its own in the lowered model.
 */
final class WriteTargets {
  private static final String PRIORITY = "_priority";

  private final ResolvedModel resolved;
  private final Diagnostics diagnostics;

  WriteTargets(ResolvedModel resolved, Diagnostics diagnostics) {
    this.resolved = resolved;
    this.diagnostics = diagnostics;
  }

  /** For an assignment, which can set the priority and write to {@code _}. */
  void assigned(Expression.Reference target) {
    if (isPredefined(target) && !isPriority(target)) {
      report(PromelaCode.READ_ONLY, target, "'" + name(target) + "' cannot be assigned");
    }
  }

  /** For a receive, which can write to {@code _}. */
  void received(Expression.Reference target) {
    assigned(target);
    refusePriority(target);
  }

  /** For what adds to the value that is there: increments and loops. */
  void counted(Expression.Reference target) {
    received(target);
    if (target.isWildcard()) {
      report(PromelaCode.WRITE_ONLY, target, "'_' can be written but not read");
    }
  }

  private void refusePriority(Expression.Reference target) {
    if (isPredefined(target) && isPriority(target)) {
      report(PromelaCode.READ_ONLY, target, "'_priority' is set by an assignment only");
    }
  }

  private boolean isPredefined(Expression.Reference target) {
    return resolved.variable(target).stream()
        .anyMatch(variable -> variable.role() == VariableSymbol.Role.PREDEFINED);
  }

  private static boolean isPriority(Expression.Reference target) {
    return name(target).equals(PRIORITY);
  }

  private static String name(Expression.Reference target) {
    return target.first().name().text();
  }

  private void report(PromelaCode code, Expression.Reference target, String message) {
    diagnostics.report(Diagnostic.of(code, target.span(), message));
  }
}
