package dev.gyre.promela.lower;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;

/** Jumps may neither enter nor leave a {@code d_step}. */
final class JumpChecker {
  private JumpChecker() {}

  static void check(ControlGraph graph, Diagnostics diagnostics) {
    for (ControlNode node : graph.nodes()) {
      if (node.is(ControlNode.Kind.JUMP) && node.step != node.target.node.step) {
        boolean leaves = node.step != 0;
        diagnostics.report(
            Diagnostic.of(
                    leaves ? PromelaCode.JUMP_OUT_OF_D_STEP : PromelaCode.JUMP_INTO_D_STEP,
                    node.span,
                    "this jump "
                        + (leaves ? "leaves" : "enters")
                        + " a d_step, which runs from its beginning to its end")
                .withNote(node.target.node.span, "the place it leads to"));
      }
    }
  }
}
