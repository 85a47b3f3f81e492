package dev.gyre.promela.collection;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;

/** What is wrong about collections, in words. */
final class Faults {
  private final Diagnostics diagnostics;

  Faults(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  void declaration(SourceSpan where, String what, String hint) {
    diagnostics.report(Diagnostic.of(PromelaCode.BAD_COLLECTION, where, what).withHint(hint));
  }

  void operation(SourceSpan where, String what, String hint) {
    diagnostics.report(Diagnostic.of(PromelaCode.COLLECTION_OPERATION, where, what).withHint(hint));
  }
}
