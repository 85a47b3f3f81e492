package dev.gyre.promela.scalarset;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;

/** What breaks the symmetry of a model, in words. */
final class SymmetryFaults {
  private final Diagnostics diagnostics;

  SymmetryFaults(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  void report(PromelaCode code, SourceSpan where, String what, String hint) {
    diagnostics.report(Diagnostic.of(code, where, what).withHint(hint));
  }

  /** A value of one sort where another belongs. */
  void mixed(SourceSpan where, Sort wanted, Sort found) {
    String hint =
        wanted instanceof Sort.Index index
            ? "use another value of "
                + index.type()
                + ", or '"
                + index.type()
                + ".none' for no element"
            : found instanceof Sort.Index index
                ? "declare what takes it as '" + index.type() + "'"
                : "keep the kinds of values apart";
    report(
        PromelaCode.MIXED_INDEX_TYPES,
        where,
        "'"
            + where.text()
            + "' is "
            + found.describe()
            + ", but "
            + wanted.describe()
            + " belongs here",
        hint);
  }

  /** A calculation or comparison that would tell elements apart. */
  void calculates(SourceSpan where, Sort operand, String operator) {
    report(
        PromelaCode.ORDER_OF_ELEMENTS,
        where,
        "'"
            + operator
            + "' is applied to "
            + operand.describe()
            + "; that would make some of them differ from the others",
        "compare with '==' and '!=' only; 'forall', 'exists' and 'count' speak about all elements");
  }

  /** The number of a process, which says when it was created. */
  void processNumber(SourceSpan where, String what) {
    report(
        PromelaCode.PROCESS_NUMBER,
        where,
        what + " uses the number of a process, and numbers have an order",
        "give the process a parameter of an index type, and use that");
  }
}
