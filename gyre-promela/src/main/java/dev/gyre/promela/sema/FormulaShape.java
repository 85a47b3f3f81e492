package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;

/**
 * Sees to it that the temporal operators of a formula stand above its arithmetic: {@code x == <> y}
 * has no meaning. One slip is forgiven with a warning, {@code [] x == 1} for {@code [] (x == 1)}.
 */
public final class FormulaShape {
  private final Diagnostics diagnostics;

  public FormulaShape(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  public void check(Expression formula) {
    if (formula instanceof Expression.Unary unary
        && (unary.operator().isTemporal() || unary.operator() == Operator.Unary.NOT)) {
      check(unary.operand());
    } else if (formula instanceof Expression.Binary binary) {
      binary(binary);
    } else {
      requireState(formula);
    }
  }

  private void binary(Expression.Binary formula) {
    Operator.Family family = formula.operator().family();
    if (family == Operator.Family.TEMPORAL || family == Operator.Family.LOGICAL) {
      check(formula.left());
      check(formula.right());
      return;
    }
    Expression left = formula.left();
    while (left instanceof Expression.Unary unary && unary.operator().isTemporal()) {
      left = unary.operand();
    }
    requireState(left);
    requireState(formula.right());
  }

  private void requireState(Expression value) {
    new SyntaxWalker() {
      @Override
      protected void enter(Expression inner) {
        boolean isTemporal =
            (inner instanceof Expression.Unary unary && unary.operator().isTemporal())
                || (inner instanceof Expression.Binary binary
                    && binary.operator().family() == Operator.Family.TEMPORAL);
        if (isTemporal) {
          diagnostics.report(
              Diagnostic.of(
                      PromelaCode.TEMPORAL_OUTSIDE_LTL,
                      inner.span(),
                      "a temporal operator has no value to compute or compare with")
                  .withHint("only !, && and || and temporal operators can stand above it"));
        }
      }
    }.walk(value);
  }
}
