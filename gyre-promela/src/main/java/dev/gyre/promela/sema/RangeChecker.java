package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.Optional;
import java.util.OptionalInt;

/** Checks the variable and the bounds of {@code for (x : a .. b)} and {@code select}. */
final class RangeChecker {
  private final ResolvedModel resolved;
  private final Diagnostics diagnostics;

  RangeChecker(ResolvedModel resolved, Diagnostics diagnostics) {
    this.resolved = resolved;
    this.diagnostics = diagnostics;
  }

  /**
   * @param type the variable's type, unless there is something wrong with it
   * @param construct the word for the message
   */
  void checkVariable(Expression.Reference variable, Optional<Type> type, String construct) {
    Optional<VariableSymbol> symbol = resolved.variable(variable);
    boolean plainName = variable.path().size() == 1 && variable.first().index().isEmpty();
    if (type.isPresent()
        && (!plainName || type.get().isChannel() || symbol.stream().anyMatch(v -> v.isArray()))) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.BAD_RANGE,
              variable.span(),
              "'" + construct + "' needs a plain integer variable here"));
    }
  }

  /**
   * Two plain numbers the wrong way round are a slip of the pen. What is computed from them is not:
   * {@code 1 .. N - 1} may well be empty for some N.
   */
  void checkBounds(Expression from, Expression to, SourceSpan span) {
    ConstantFolder folder = new ConstantFolder(resolved.mtypes());
    OptionalInt low = isPlain(from) ? folder.fold(from) : OptionalInt.empty();
    OptionalInt high = isPlain(to) ? folder.fold(to) : OptionalInt.empty();
    if (low.isPresent() && high.isPresent() && low.getAsInt() > high.getAsInt()) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.BAD_RANGE,
              span,
              "the range " + low.getAsInt() + " .. " + high.getAsInt() + " is empty"));
    }
  }

  private static boolean isPlain(Expression bound) {
    return bound instanceof Expression.Literal || bound instanceof Expression.MtypeConstant;
  }
}
