package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;

/**
 * The first statement of a {@code d_step} decides whether it can start. An {@code unless} has two
 * first statements, so it cannot be that one.
 */
final class StepStart {
  private StepStart() {}

  static void check(Diagnostics diagnostics, Sequence body) {
    if (body.steps().isEmpty()) {
      return;
    }
    Statement first = body.steps().get(0);
    if (first instanceof Statement.Unless) {
      diagnostics.report(
          Diagnostic.of(
                  PromelaCode.FORBIDDEN_IN_D_STEP,
                  first.span(),
                  "a d_step cannot start with 'unless': what could it wait for?")
              .withHint("put another statement before it"));
    } else if (first instanceof Statement.Block block) {
      check(diagnostics, block.body());
    } else if (first instanceof Statement.Atomic atomic) {
      check(diagnostics, atomic.body());
    }
  }
}
