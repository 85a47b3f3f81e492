package dev.gyre.emptiness;

import dev.gyre.runs.RecentRecords;
import dev.gyre.runs.Run;
import dev.gyre.runs.RunBuilder;
import dev.gyre.runs.RunSet;
import dev.gyre.runs.Tally;
import dev.gyre.runs.TallyMerge;
import java.util.ArrayList;
import java.util.List;

/**
 * All states of a set that some of its states lead to inside it, and of each how many steps lead to
 * it from there. A step that lies on no accepted cycle counts as none.
 *
 * <p>Every state that is reached is expanded once, and all its steps into the set are counted,
 * those too that lead to states that were known. So for a state that was reached the tally is the
 * number of steps to it from states that were reached; it has no other states.
 */
final class CountedClosure {
  private final DiskSweep sweep;
  private final Region within;
  private final StateSet reached;
  private final Tally tally;

  /** Some of the states that were reached, those that came last; they need not be looked up. */
  private final RecentRecords recent;

  /**
   * @param within where to stay
   * @param reached the states to begin with, which are in there; gets the others
   * @param tally gets the numbers
   * @param recent empty
   */
  CountedClosure(
      DiskSweep sweep, Region within, StateSet reached, Tally tally, RecentRecords recent) {
    this.sweep = sweep;
    this.within = within;
    this.reached = reached;
    this.tally = tally;
    this.recent = recent;
  }

  /**
   * Follows all steps that count.
   *
   * @param start the states to begin with
   */
  void follow(List<Run> start) {
    List<Run> level = start;
    while (!level.isEmpty()) {
      List<Run> next = new ArrayList<>();
      for (Run part : level) {
        sweep.over(part, CountedClosure::count, (arrivals, none) -> enter(arrivals, next));
        part.release();
      }
      level = next;
    }
  }

  /** Counts the steps from states that are all known to one another. */
  void countOnly(List<Run> states) {
    for (Run part : states) {
      sweep.over(part, CountedClosure::count, (arrivals, none) -> add(arrivals));
      part.release();
    }
  }

  /** Keeps where a step leads with the number 1 behind it, unless the step does not count. */
  static void count(long marks, long[] data, int at, int length, DiskSweep.Kept kept) {
    if (counts(marks)) {
      kept.countedArrival(data, at, length);
    }
  }

  /** Whether a step may lie on an accepted cycle. */
  static boolean counts(long marks) {
    return (marks & AcceptanceMarks.CUT) == 0;
  }

  private void enter(List<Run> arrivals, List<Run> next) {
    Run found;
    try (TallyMerge merge = new TallyMerge(arrivals);
        Region.Probe inside = within.newProbe();
        RunSet.Probe known = reached.newProbe();
        RunBuilder builder = reached.newRun();
        Tally.Changes changes = tally.newChanges()) {
      merge.all(
          (data, at, length, count) -> {
            long hash = RecentRecords.hash(data, at, length);
            boolean isRecent = recent.contains(hash, data, at, length);
            if (isRecent || inside.contains(data, at, length)) {
              changes.add(data, at, length, count);
              if (!isRecent) {
                recent.add(hash, data, at, length);
                if (!known.contains(data, at, length)) {
                  builder.accept(data, at, length);
                }
              }
            }
          });
      changes.finish();
      found = builder.finish();
    }
    recent.growIfFull();
    reached.add(found);
    if (found.size() > 0) {
      next.add(found);
    }
  }

  private void add(List<Run> arrivals) {
    try (TallyMerge merge = new TallyMerge(arrivals);
        Region.Probe inside = within.newProbe();
        Tally.Changes changes = tally.newChanges()) {
      merge.all(
          (data, at, length, count) -> {
            if (inside.contains(data, at, length)) {
              changes.add(data, at, length, count);
            }
          });
      changes.finish();
    }
  }
}
