package dev.gyre.ir.time;

import dev.gyre.ir.Expr;

/**
 * Whether a condition can only become true by an expire that becomes true, and nothing happens
 * while it is false that would not happen otherwise.
 *
 * <p>What stands behind {@code expire(t) ||} is evaluated only while {@code t} runs, so it must not
 * fail, nor use a channel of which somebody has promised something. In the index of a timer an
 * expire decides which timer is meant, so {@code expire(t[expire(u)])} may become false again.
 */
final class Opening implements Expr.Cases<Boolean> {
  private static final Expr.Cases<Boolean> UNEVENTFUL = new UnobservableEvaluation();

  @Override
  public Boolean binary(Expr.Binary e) {
    return switch (e.op()) {
      case AND -> e.left().match(this) && e.right().match(this);
      case OR ->
          e.left().match(this)
              && e.right().match(this)
              && (hasNone(e.left()) || e.right().match(UNEVENTFUL));
      case EQUAL -> hasNone(e) || (TimerReads.isExpire(e) && hasNone(e.left()));
      case BIT_OR, BIT_XOR, BIT_AND, SHIFT_LEFT, SHIFT_RIGHT -> hasNone(e);
      case NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL -> hasNone(e);
      case PLUS, MINUS, TIMES, DIVIDE, MODULO -> hasNone(e);
    };
  }

  private static boolean hasNone(Expr e) {
    return AbstractionObstacle.expires(e) == 0;
  }

  @Override
  public Boolean constant(Expr.Const e) {
    return hasNone(e);
  }

  @Override
  public Boolean load(Expr.Load e) {
    return hasNone(e);
  }

  @Override
  public Boolean unary(Expr.Unary e) {
    return hasNone(e);
  }

  @Override
  public Boolean choose(Expr.Choose e) {
    return hasNone(e);
  }

  @Override
  public Boolean channelQuery(Expr.ChannelQuery e) {
    return hasNone(e);
  }

  @Override
  public Boolean poll(Expr.Poll e) {
    return hasNone(e);
  }

  @Override
  public Boolean processQuery(Expr.ProcessQuery e) {
    return hasNone(e);
  }

  @Override
  public Boolean system(Expr.SystemValue e) {
    return hasNone(e);
  }

  @Override
  public Boolean remoteLoad(Expr.RemoteLoad e) {
    return hasNone(e);
  }

  @Override
  public Boolean atLocation(Expr.AtLocation e) {
    return hasNone(e);
  }

  @Override
  public Boolean spawn(Expr.Spawn e) {
    return hasNone(e);
  }
}
