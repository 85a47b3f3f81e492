package dev.gyre.ir.time;

import dev.gyre.ir.Expr;

/**
 * Whether an expression, its parts left aside, depends on who can move, which is another matter
 * where timers may expire at any moment.
 */
final class SchedulingDependence {
  private SchedulingDependence() {}

  static boolean of(Expr e) {
    return switch (e.kind()) {
      case PROCESS_QUERY -> query(((Expr.ProcessQuery) e).probe());
      case SYSTEM_VALUE -> system(((Expr.SystemValue) e).fact());
      case SPAWN -> ((Expr.Spawn) e).priority() > 1;
      case CONST, LOAD, UNARY, BINARY, CHOOSE, CHANNEL_QUERY, POLL -> false;
      case REMOTE_LOAD, AT_LOCATION -> false;
    };
  }

  private static boolean query(Expr.ProcessProbe probe) {
    return switch (probe) {
      case ENABLED, PRIORITY -> true;
      case LOCATION_NUMBER -> false;
    };
  }

  private static boolean system(Expr.SystemFact fact) {
    return switch (fact) {
      // np_ is false where a run has ended, and it has not while time passes.
      case TIMEOUT, NON_PROGRESS -> true;
      case OWN_PID, PROCESS_COUNT, LAST_PID -> false;
    };
  }
}
