package dev.gyre.por.dependence;

import dev.gyre.ir.Expr;
import java.util.function.Predicate;

/**
 * Whether a condition is an operation of which something is known. Each kind of expression is
 * listed: of no other kind is anything known, and a new one has to say so.
 */
final class KnownComparison implements Expr.Cases<Boolean> {
  private final Predicate<Expr.Binary> operation;

  KnownComparison(Predicate<Expr.Binary> operation) {
    this.operation = operation;
  }

  @Override
  public Boolean constant(Expr.Const e) {
    return false;
  }

  @Override
  public Boolean load(Expr.Load e) {
    return false;
  }

  @Override
  public Boolean unary(Expr.Unary e) {
    return false;
  }

  @Override
  public Boolean binary(Expr.Binary e) {
    return operation.test(e);
  }

  @Override
  public Boolean choose(Expr.Choose e) {
    return false;
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
    return false;
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
