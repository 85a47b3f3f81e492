package dev.gyre.emptiness;

import dev.gyre.runs.RecentRecords;
import dev.gyre.runs.Run;
import dev.gyre.runs.RunBuilder;
import dev.gyre.runs.RunMerge;
import dev.gyre.runs.RunSet;
import dev.gyre.runs.StageDirectory;
import dev.gyre.runs.Tally;
import java.util.List;
import java.util.Optional;

/**
 * Takes states away that lie on no accepted cycle: one-way catch them young [Fisler2001], with
 * delayed duplicate detection [Barnat2007]. A round takes away what no step of one acceptance set
 * leads to, and then, again and again, what has no predecessor that is left.
 *
 * <p>Invariant: what is left has all states of all accepted cycles. A state on one is reached from
 * a step of every set inside the cycle, and has a predecessor there.
 *
 * <p>So there is no accepted cycle if nothing is left. If something is left and no round takes away
 * anything, there is one: a component of what is left to which no other one leads contains, for
 * each of its states, the predecessors that are left, so it has a cycle; and it is reached from a
 * step of every set only if that step is inside it.
 */
final class EliminationRounds {
  private final DiskSweep sweep;
  private final DiskWorkshop workshop;
  private final int sets;

  /**
   * @param sets how many acceptance sets there are
   */
  EliminationRounds(DiskSweep sweep, DiskWorkshop workshop, int sets) {
    this.sweep = sweep;
    this.workshop = workshop;
    this.sets = sets;
  }

  /** Whether a step belongs to an acceptance set and may lie on a cycle. */
  static boolean isIn(long marks, int set) {
    return CountedClosure.counts(marks) && (marks >>> set & 1) != 0;
  }

  /**
   * What no round takes away; empty if that is nothing.
   *
   * @param all the states; stays as it is
   * @param outside whether steps lead out of them
   * @param first where the steps of the first acceptance set lead
   */
  Optional<StateSet> remaining(StateSet all, Region outside, StateSet first) {
    StateSet within = all;
    StateSet goals = first;
    Region region = outside;
    int unchanged = 0;
    for (int set = 0; ; set = (set + 1) % sets) {
      if (sets > 0 && goals.size() == 0) {
        return Optional.empty();
      }
      StateSet left = sets == 0 ? withPredecessors(within, region) : reached(within, region, goals);
      unchanged = left.size() < within.size() ? 0 : unchanged + 1;
      if (within != all && within != left) {
        workshop.discard(within);
      }
      if (left.size() == 0) {
        return Optional.empty();
      }
      if (isStable(unchanged)) {
        return Optional.of(left);
      }
      within = left;
      region = Region.of(left);
      goals = goals(left, (set + 1) % sets);
    }
  }

  /**
   * Whether no round would take away anything more, after so many that did not. Without acceptance
   * sets elimination is all there is, and it comes to its end in one round.
   */
  private boolean isStable(int unchanged) {
    return unchanged >= sets;
  }

  /** Where the steps of an acceptance set lead that stay inside a set of states. */
  private StateSet goals(StateSet within, int set) {
    StateSet goals = workshop.newSet("goals");
    DiskSweep.Steps steps =
        (marks, data, at, length, kept) -> {
          if (isIn(marks, set)) {
            kept.goal(data, at, length);
          }
        };
    for (Run part : within.parts()) {
      sweep.over(part, steps, (none, found) -> goals.addNew(found, Region.of(within)));
      part.release();
    }
    return goals;
  }

  private StateSet reached(StateSet within, Region region, StateSet goals) {
    StateSet kept = workshop.newSet("kept");
    List<Run> start = goals.parts();
    kept.takeOver(goals);
    try (StageDirectory counts = workshop.newStage("counts");
        Tally tally = newTally(counts);
        StateSet gone = workshop.newSet("gone")) {
      RecentRecords recent = workshop.newRecent(workshop.shares().recentBytes());
      new CountedClosure(sweep, region, kept, tally, recent).follow(start);
      workshop.uses(
          kept.memoryBytes() + within.memoryBytes() + tally.memoryBytes() + recent.memoryBytes());
      new Elimination(sweep, tally, gone).run(start);
      if (gone.size() == 0) {
        return kept;
      }
      StateSet left = difference(kept, gone);
      workshop.discard(kept);
      return left;
    }
  }

  private StateSet withPredecessors(StateSet within, Region region) {
    try (StageDirectory counts = workshop.newStage("counts");
        Tally tally = newTally(counts);
        StateSet gone = workshop.newSet("gone")) {
      RecentRecords none = workshop.newRecent(0);
      new CountedClosure(sweep, region, within, tally, none).countOnly(within.parts());
      workshop.uses(within.memoryBytes() + tally.memoryBytes());
      new Elimination(sweep, tally, gone).run(within.parts());
      return gone.size() == 0 ? within : difference(within, gone);
    }
  }

  private Tally newTally(StageDirectory stage) {
    return new Tally(workshop.files(stage), workshop.shares().smallRunWords());
  }

  /** The states of one set without those of another, which is a part of it. */
  private StateSet difference(StateSet all, StateSet gone) {
    StateSet left = workshop.newSet("left");
    try (RunMerge merge = new RunMerge(all.parts());
        RunSet.Probe probe = gone.newProbe();
        RunBuilder builder = left.newRun()) {
      merge.all(
          (data, at, length) -> {
            if (!probe.contains(data, at, length)) {
              builder.accept(data, at, length);
            }
          });
      left.add(builder.finish());
    }
    return left;
  }
}
