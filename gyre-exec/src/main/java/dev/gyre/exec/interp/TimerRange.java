package dev.gyre.exec.interp;

import dev.gyre.ir.Expr;
import dev.gyre.ir.ValueType;

/** What a timer can be set to. */
public final class TimerRange {
  private TimerRange() {}

  /** Whether a timer is switched off for good reasons, and not by a time that came out negative. */
  public static boolean isReset(Expr value) {
    return value instanceof Expr.Const constant && constant.value() == ValueType.TIMER_OFF;
  }

  static boolean admits(Expr written, int value) {
    return isReset(written) || (value >= 0 && value <= ValueType.LONGEST_TIME);
  }

  static String complaint(int value) {
    return "a timer cannot be set to "
        + value
        + (value < 0
            ? "; only reset switches it off"
            : "; the longest time is " + ValueType.LONGEST_TIME);
  }
}
