package dev.gyre.emptiness;

import dev.gyre.runs.Run;
import dev.gyre.search.DiskLevels;
import dev.gyre.search.DiskShares;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Goes breadth first from some states through a region, and keeps the levels, so that the way to a
 * state can be found backwards. What is known before is not entered again.
 *
 * <p>Invariant: the known states are those known before and those of the levels; all levels but the
 * last one have been expanded.
 */
final class LevelSearch {
  private final DiskSweep sweep;
  private final Region region;
  private final StateSet known;
  private final DiskLevels levels;
  private List<Run> last = List.of();
  private int count;

  /**
   * @param known states that are known already; this search adds its own
   */
  LevelSearch(DiskSweep sweep, DiskShares shares, Region region, StateSet known) {
    this.sweep = sweep;
    this.region = region;
    this.known = known;
    this.levels = known.newLevels(shares);
  }

  /** Begins with states that were just added to the known ones. */
  void begin(List<Run> start) {
    next(start);
  }

  /** Begins with a state that is not known. */
  void begin(Run start) {
    known.add(start);
    next(List.of(start));
  }

  private void next(List<Run> level) {
    levels.add(level);
    last = level;
    count++;
  }

  /**
   * Expands the last level.
   *
   * @param steps tells which steps are followed, and which lead to goals
   * @param goals gets the goals, in sorted runs with states in common
   * @return whether there is another level now
   */
  boolean expand(DiskSweep.Steps steps, Consumer<List<Run>> goals) {
    List<Run> found = new ArrayList<>();
    sweep.over(
        levels.get(count - 1),
        steps,
        (arrivals, reached) -> {
          Run part = known.addNew(arrivals, region);
          if (part.size() > 0) {
            found.add(part);
          }
          goals.accept(reached);
        });
    levels.get(count - 1).release();
    if (found.isEmpty()) {
      return false;
    }
    next(found);
    return true;
  }

  /** The parts of the last level, each in order. */
  List<Run> last() {
    return last;
  }

  DiskLevels levels() {
    return levels;
  }

  /** How many levels there are. */
  int count() {
    return count;
  }
}
