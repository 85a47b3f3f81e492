package dev.gyre.engine;

import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;

/**
 * Decides whether a formula can tell a run from one that rests for a while now and then. Without
 * <i>next</i> it cannot [Lamport1983], unless it asks what changes with every step: whether anybody
 * can move, or who did.
 */
final class Stuttering {
  private Stuttering() {}

  static boolean isUnseenBy(LtlProperty property) {
    return !hasNext(property.formula()) && !asksForSteps(property.formula());
  }

  private static boolean asksForSteps(LtlFormula formula) {
    boolean[] found = new boolean[1];
    new ExprWalker() {
      @Override
      protected void enter(Expr e) {
        found[0] |= e instanceof Expr.ProcessQuery;
        if (e instanceof Expr.SystemValue value) {
          found[0] |=
              switch (value.fact()) {
                case TIMEOUT, NON_PROGRESS, LAST_PID -> true;
                case OWN_PID, PROCESS_COUNT -> false;
              };
        }
      }
    }.walk(formula);
    return found[0];
  }

  private static boolean hasNext(LtlFormula formula) {
    return formula.match(
        new LtlFormula.Cases<>() {
          @Override
          public Boolean proposition(LtlFormula.Proposition f) {
            return false;
          }

          @Override
          public Boolean unary(LtlFormula.Unary f) {
            return f.op() == LtlFormula.UnaryOp.NEXT || hasNext(f.operand());
          }

          @Override
          public Boolean binary(LtlFormula.Binary f) {
            return hasNext(f.left()) || hasNext(f.right());
          }
        });
  }
}
