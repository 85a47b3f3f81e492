package dev.gyre.exec.jvm;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;

/** Finds the effects that ask for {@code timeout}, which only a {@code d_step} can do. */
final class TimeoutUse extends ExprWalker {
  private boolean found;

  private TimeoutUse() {}

  static boolean inEffects(Edge edge) {
    TimeoutUse search = new TimeoutUse();
    edge.effects().forEach(search::walk);
    return search.found;
  }

  @Override
  protected void enter(Expr e) {
    found |= e instanceof Expr.SystemValue value && value.fact() == Expr.SystemFact.TIMEOUT;
  }
}
