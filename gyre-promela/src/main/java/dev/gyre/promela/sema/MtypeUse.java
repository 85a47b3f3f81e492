package dev.gyre.promela.sema;

import dev.gyre.ir.ValueType;
import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.IdentityHashMap;
import java.util.Optional;

/**
 * Keeps the sets of symbolic constants apart. A variable declared with a set takes constants of
 * that set; any other variable is bound to the set of the first constant it is assigned, as in
 * Spin.
 */
final class MtypeUse {
  private final ResolvedModel resolved;
  private final Diagnostics diagnostics;
  private final IdentityHashMap<VariableSymbol, String> sets = new IdentityHashMap<>();

  MtypeUse(ResolvedModel resolved, Diagnostics diagnostics) {
    this.resolved = resolved;
    this.diagnostics = diagnostics;
  }

  /** Notes an assignment and complains if the constant is from another set. */
  void assigned(VariableSymbol variable, Expression value) {
    if (!(value instanceof Expression.MtypeConstant constant)
        || !(variable.type() instanceof Type.Scalar scalar)) {
      return;
    }
    Optional<MtypeTable.Constant> known = resolved.mtypes().constant(constant.name());
    if (known.isEmpty()) {
      return;
    }
    String declared =
        scalar.value().mtypeSet().filter(s -> !s.equals(ValueType.UNNAMED_SET)).orElse(null);
    String expected = declared != null ? declared : sets.get(variable);
    String actual = known.get().set();
    if (expected == null) {
      sets.put(variable, actual);
    } else if (!expected.equals(actual)) {
      diagnostics.report(
          Diagnostic.of(
                  PromelaCode.TYPE_MISMATCH,
                  constant.span(),
                  "'"
                      + constant.name()
                      + "' belongs to "
                      + describe(actual)
                      + ", but '"
                      + variable
                      + "' holds values of "
                      + describe(expected))
              .withNote(known.get().declaration().span(), "the constant is declared here"));
    }
  }

  private static String describe(String set) {
    return set.equals(ValueType.UNNAMED_SET) ? "mtype" : "mtype:" + set;
  }
}
