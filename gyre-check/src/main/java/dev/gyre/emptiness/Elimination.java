package dev.gyre.emptiness;

import dev.gyre.runs.Run;
import dev.gyre.runs.RunBuilder;
import dev.gyre.runs.RunMerge;
import dev.gyre.runs.Tally;
import dev.gyre.runs.TallyMerge;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes away the states that no step leads to from another one that is left, again and again: none
 * of them lies on a cycle. Level by level, since every step from a state that was taken away counts
 * no more.
 *
 * <p>Invariant: the tally of a state is the number of steps to it from states that are left or in
 * the present level.
 */
final class Elimination {
  private final DiskSweep sweep;
  private final Tally tally;
  private final StateSet gone;

  /**
   * @param tally how many steps lead to each state from those of the same set; has no other states
   * @param gone gets what is taken away
   */
  Elimination(DiskSweep sweep, Tally tally, StateSet gone) {
    this.sweep = sweep;
    this.tally = tally;
    this.gone = gone;
  }

  /**
   * @param suspects among them are all states that no step leads to, in sorted runs
   */
  void run(List<Run> suspects) {
    List<Run> level = new ArrayList<>();
    for (Run part : suspects) {
      addTo(level, unreached(part));
    }
    while (!level.isEmpty()) {
      List<Run> next = new ArrayList<>();
      for (Run part : level) {
        sweep.over(
            part, CountedClosure::count, (arrivals, none) -> addTo(next, withdraw(arrivals)));
        part.release();
      }
      level = next;
    }
  }

  private void addTo(List<Run> level, Run states) {
    gone.add(states);
    if (states.size() > 0) {
      level.add(states);
    }
  }

  private Run unreached(Run states) {
    try (RunMerge each = new RunMerge(List.of(states));
        Tally.Probe number = tally.newProbe();
        RunBuilder builder = gone.newRun()) {
      each.all(
          (data, at, length) -> {
            if (number.of(data, at, length) == 0) {
              builder.accept(data, at, length);
            }
          });
      return builder.finish();
    }
  }

  /** Takes steps out of the tally; the result are the states that no step leads to any more. */
  private Run withdraw(List<Run> arrivals) {
    try (TallyMerge merge = new TallyMerge(arrivals);
        Tally.Probe number = tally.newProbe();
        Tally.Changes changes = tally.newChanges();
        RunBuilder builder = gone.newRun()) {
      merge.all(
          (data, at, length, count) -> {
            long before = number.of(data, at, length);
            if (before == 0) {
              return; // a step out of the set
            }
            if (before < count) {
              throw new IllegalStateException("a state has other steps than it had before");
            }
            changes.add(data, at, length, -count);
            if (isLast(before, count)) {
              builder.accept(data, at, length);
            }
          });
      changes.finish();
      return builder.finish();
    }
  }

  /** Whether nothing that is left leads to a state any more. */
  private static boolean isLast(long steps, long withdrawn) {
    return steps == withdrawn;
  }
}
