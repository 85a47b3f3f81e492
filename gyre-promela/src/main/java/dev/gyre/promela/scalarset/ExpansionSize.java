package dev.gyre.promela.scalarset;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;

/** Counts what quantifiers are written out to; nested ones multiply. */
final class ExpansionSize {
  /** No state space of a model with longer conditions is ever finished. */
  private static final int MAX_NODES = 1_000_000;

  private final Diagnostics diagnostics;
  private int nodes;

  ExpansionSize(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  void count(SourceSpan place) {
    if (++nodes == MAX_NODES) {
      diagnostics.report(
          Diagnostic.of(
                  PromelaCode.EXPANSION_TOO_LARGE,
                  place,
                  "written out, the quantifiers have more than " + MAX_NODES + " parts")
              .withHint("nest fewer quantifiers, or make the index types smaller"));
    }
  }

  /** Whether going on is of no use. */
  boolean isSpent() {
    return nodes >= MAX_NODES;
  }
}
