package dev.gyre.ir.time;

import dev.gyre.ir.Expr;

/**
 * Whether nobody can tell if an expression was evaluated: it cannot fail, and it uses no channel.
 */
final class UnobservableEvaluation implements Expr.Cases<Boolean> {
  @Override
  public Boolean constant(Expr.Const e) {
    return true;
  }

  @Override
  public Boolean load(Expr.Load e) {
    return e.place().indices().isEmpty();
  }

  @Override
  public Boolean unary(Expr.Unary e) {
    return e.operand().match(this);
  }

  @Override
  public Boolean binary(Expr.Binary e) {
    boolean divides = e.op() == Expr.BinaryOp.DIVIDE || e.op() == Expr.BinaryOp.MODULO;
    return !divides && e.left().match(this) && e.right().match(this);
  }

  @Override
  public Boolean choose(Expr.Choose e) {
    return e.condition().match(this) && e.then().match(this) && e.otherwise().match(this);
  }

  @Override
  public Boolean channelQuery(Expr.ChannelQuery e) {
    return false;
  }

  @Override
  public Boolean poll(Expr.Poll e) {
    return false;
  }

  @Override
  public Boolean processQuery(Expr.ProcessQuery e) {
    return false;
  }

  @Override
  public Boolean system(Expr.SystemValue e) {
    return true;
  }

  @Override
  public Boolean remoteLoad(Expr.RemoteLoad e) {
    return false;
  }

  @Override
  public Boolean atLocation(Expr.AtLocation e) {
    return false;
  }

  @Override
  public Boolean spawn(Expr.Spawn e) {
    return false;
  }
}
