package dev.gyre.ir.invariance;

import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Place;
import dev.gyre.ir.Variable;

/** Whether computing an expression might be an error of its own. May say yes too often. */
final class Failing extends ExprWalker {
  private boolean found;

  private Failing() {}

  static boolean mayFail(Expr e) {
    Failing search = new Failing();
    search.walk(e);
    return search.found;
  }

  @Override
  protected void enter(Expr e) {
    if (e instanceof Expr.Binary binary) {
      found |= binary.op() == Expr.BinaryOp.DIVIDE || binary.op() == Expr.BinaryOp.MODULO;
    } else if (e instanceof Expr.Load load) {
      found |= !isConstant(load.place());
    } else if (e instanceof Expr.RemoteLoad remote) {
      found |= !isConstant(remote.place());
    } else if (e instanceof Expr.ChannelQuery query) {
      found |= !isChannel(query.channel());
    } else if (e instanceof Expr.Poll poll) {
      found |= !isChannel(poll.channel());
    } else if (e instanceof Expr.ProcessQuery || e instanceof Expr.Spawn) {
      found = true;
    }
  }

  private static boolean isConstant(Place place) {
    return place.indices().stream().allMatch(Expr.Const.class::isInstance);
  }

  /** A variable that created its channels, and names them as long as nobody assigns to it. */
  private static boolean isChannel(Expr e) {
    return e instanceof Expr.Load load
        && load.place().variable().scope() == Variable.Scope.GLOBAL
        && load.place().variable().initial() instanceof Initial.Channels;
  }
}
