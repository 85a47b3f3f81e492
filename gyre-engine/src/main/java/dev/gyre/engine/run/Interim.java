package dev.gyre.engine.run;

import dev.gyre.audit.Breach;
import dev.gyre.engine.report.CheckReport;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * What a check would answer if it had to stop at this moment. Set by the check as it gets on, and
 * asked by whoever sees that its time is over, on any thread: what has been decided until then is
 * not lost, whatever the check is doing.
 */
final class Interim {
  /**
   * @param answer from the reason why the check stops to its report
   */
  private record Standing(Function<String, CheckReport> answer, List<Breach> breaches) {}

  private final Function<String, CheckReport> nothing;
  private final AtomicReference<Standing> standing;

  /**
   * @param nothing the answer of a check that has not found out anything
   */
  Interim(Function<String, CheckReport> nothing) {
    this.nothing = nothing;
    this.standing = new AtomicReference<>(new Standing(nothing, List.of()));
  }

  /** From now on this is the answer. */
  void set(Function<String, CheckReport> answer) {
    standing.updateAndGet(old -> new Standing(answer, old.breaches()));
  }

  /** The check starts again without what these reductions did. */
  void restart(List<Breach> breaches) {
    standing.set(new Standing(nothing, List.copyOf(breaches)));
  }

  /**
   * @param reason why the check stops
   */
  CheckReport answer(String reason) {
    Standing now = standing.get();
    return now.answer().apply(reason).withBreaches(now.breaches());
  }
}
