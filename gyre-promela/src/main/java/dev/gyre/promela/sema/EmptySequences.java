package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;

/**
 * {@code xr} and {@code xs} promise something and do nothing, so braces and options that hold
 * nothing else have no step, and no location that they could begin with. Spin refuses them too.
 */
final class EmptySequences {
  private EmptySequences() {}

  static void refuse(Diagnostics diagnostics, Sequence sequence) {
    boolean isEmpty =
        !sequence.steps().isEmpty()
            && sequence.steps().stream().allMatch(Statement.Exclusive.class::isInstance);
    if (isEmpty) {
      diagnostics.report(
          Diagnostic.of(
                  PromelaCode.SYNTAX,
                  sequence.steps().get(0).span(),
                  "at least one statement must stand beside 'xr' and 'xs' here")
              .withHint("put them at the beginning of the process"));
    }
  }
}
