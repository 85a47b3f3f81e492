package dev.gyre.ir.time;

import dev.gyre.ir.Expr;

/**
 * Whether an expression, its parts left aside, depends on who can move, which is another matter
 * where timers may expire at any moment.
 */
final class SchedulingDependence implements Expr.Cases<Boolean> {
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
    return false;
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
    return switch (e.probe()) {
      case ENABLED, PRIORITY -> true;
      case LOCATION_NUMBER -> false;
    };
  }

  @Override
  public Boolean system(Expr.SystemValue e) {
    return switch (e.fact()) {
      // np_ is false where a run has ended, and it has not while time passes.
      case TIMEOUT, NON_PROGRESS -> true;
      case OWN_PID, PROCESS_COUNT, LAST_PID -> false;
    };
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
    return e.priority() > 1;
  }
}
