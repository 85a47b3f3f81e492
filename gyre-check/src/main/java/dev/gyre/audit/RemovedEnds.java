package dev.gyre.audit;

import dev.gyre.audit.Cursor.Moment;
import dev.gyre.audit.Cursor.Outcome;
import dev.gyre.audit.Cursor.View;
import dev.gyre.system.Transitions;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Makes up for the ends of processes that were left out of the searched system. Nobody may notice
 * them: what others could do, and what goes wrong, stays; only those who wait for everybody else
 * may get steps.
 */
final class RemovedEnds {
  private final Cursor written;

  /** All ends, if there are some that were left out. */
  private final BitSet ends;

  RemovedEnds(Cursor written, Passes passes) {
    this.written = written;
    this.ends = passes.removedEnds().isEmpty() ? new BitSet() : passes.ends();
  }

  /**
   * What can be seen when all have ended who can: those whose ends were left out, and those who
   * only had to wait for them.
   *
   * @param kept the ends that are still there
   */
  View settled(View start, Set<Long> kept) {
    View view = start;
    Optional<Long> end = next(view, kept);
    while (end.isPresent()) {
      Outcome outcome = written.take(view, end.get());
      if (outcome.after() == null) {
        throw PassesAudit.failed("the end of a process has no outcome", view.moment().words());
      }
      View after = written.view(Moment.of(outcome.after().words()));
      compare(view, after, end.get());
      view = after;
      end = next(view, kept);
    }
    return view;
  }

  private Optional<Long> next(View view, Set<Long> kept) {
    return view.steps().stream().filter(t -> isEnd(t) && !kept.contains(t)).findFirst();
  }

  private boolean isEnd(long step) {
    return !Transitions.isTick(step) && ends.get(Transitions.edge(step));
  }

  private void compare(View before, View after, long end) {
    Set<Integer> ending = Set.of(Transitions.process(end));
    Set<Long> kept = new HashSet<>(before.without(ending));
    kept.removeIf(this::isEnd);
    boolean isNoticed =
        !after.steps().containsAll(kept) || !after.faults().containsAll(before.faults());
    if (isNoticed && !after.hasTick()) {
      throw PassesAudit.failed(
          "the end of a process is noticed, " + PartialOrderAudit.text(end),
          before.moment().words());
    }
  }
}
