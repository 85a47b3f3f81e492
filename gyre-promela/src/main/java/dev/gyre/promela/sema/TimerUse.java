package dev.gyre.promela.sema;

import dev.gyre.ir.ValueType;
import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.Optional;

/** Checks that the words for timers are used with timers, and that nothing else changes one. */
final class TimerUse {
  private final Diagnostics diagnostics;

  TimerUse(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /**
   * @param type of the reference, as far as it is known
   */
  void require(Expression.Reference timer, Optional<Type> type) {
    if (type.isPresent() && !type.get().isTimer()) {
      diagnostics.report(
          Diagnostic.of(
                  PromelaCode.NOT_A_TIMER,
                  timer.span(),
                  "'" + timer.span().text() + "' is no timer, but of type " + type.get().describe())
              .withHint("declare it with 'timer'"));
    }
  }

  /** A time that is known must fit; others are checked while the model runs. */
  void checkTime(Expression time, ConstantFolder folder) {
    folder
        .fold(time)
        .ifPresent(
            value -> {
              if (value < 0 || value > ValueType.LONGEST_TIME) {
                diagnostics.report(
                    Diagnostic.of(
                            PromelaCode.BAD_RANGE, time.span(), "a timer cannot be set to " + value)
                        .withHint(
                            value < 0
                                ? "to switch it off, use 'reset'"
                                : "the longest time is " + ValueType.LONGEST_TIME));
              }
            });
  }

  /** Everything that changes variables in the ways of plain Promela. */
  void refuseWrite(Expression.Reference target, Optional<Type> type) {
    if (type.isPresent() && type.get().hasTimer()) {
      diagnostics.report(
          Diagnostic.of(
                  PromelaCode.TIMER_WRITTEN,
                  target.span(),
                  "only 'set' and 'reset' change a timer, and time itself")
              .withHint("use 'set(t, value)' or 'reset(t)'"));
    }
  }
}
