package dev.gyre.emptiness;

import dev.gyre.runs.Block;
import dev.gyre.runs.BlockReader;
import dev.gyre.runs.MemoryRun;
import dev.gyre.runs.Run;
import dev.gyre.runs.RunCursor;
import dev.gyre.system.Cancellation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Finds a lasso where {@link DiskEmptinessSearch} has found that there is one, breadth first and
 * forwards only, with every state entered a few times at most.
 *
 * <p>A home for the cycle: the states that are left are covered by what one of them after the other
 * leads to, nearest first. The last one leads to all that was not covered before, and no state that
 * was covered leads there; so it lies in a component to which no other one leads, which has an
 * accepted cycle.
 *
 * <p>A round for each acceptance set: the nearest step of the set from home whose end leads back
 * home. What the end of another one leads to does not lead home, and is not entered again.
 */
final class DiskLassoFinder {
  private final AcceptanceMarks acceptance;
  private final DiskBudget budget;
  private final Supplier<StateSet> newSet;
  private final DiskSweep sweep;
  private final StateWalk walk;
  private final LevelSearch all;

  /** A state from which all are reached that were not covered before it. */
  private static final class Home {
    private final Block state;

    /** How far it is from the initial state. */
    private final int level;

    private final StateSet own;
    private final LevelSearch search;

    Home(Block state, int level, StateSet own, LevelSearch search) {
      this.state = state;
      this.level = level;
      this.own = own;
      this.search = search;
    }

    long[] record() {
      return state.data();
    }
  }

  /**
   * @param newSet makes an empty set, which is closed later
   * @param walk gets the lasso, state by state
   * @param all the search that met all states
   */
  DiskLassoFinder(
      AcceptanceMarks acceptance,
      DiskBudget budget,
      Supplier<StateSet> newSet,
      DiskSweep sweep,
      StateWalk walk,
      LevelSearch all) {
    this.acceptance = acceptance;
    this.budget = budget;
    this.newSet = newSet;
    this.sweep = sweep;
    this.walk = walk;
    this.all = all;
  }

  /**
   * @param left the states that no round took away, at least one
   */
  Lasso find(StateSet left) {
    Home home = home(left);
    DiskWay way = new DiskWay(sweep.graph(), all.levels());
    walk.start(way.to(home.record(), home.level, 0, DiskWay.Steps.ALL));
    walk.beginCycle();
    long wanted = acceptance.sets() == 0 ? 0 : -1L >>> (Long.SIZE - acceptance.sets());
    do {
      goRound(home, wanted & ~walk.marks());
    } while ((wanted & ~walk.marks()) != 0);
    return walk.lasso();
  }

  // ---- home

  private Home home(StateSet left) {
    StateSet before = newSet.get();
    Optional<Home> last = Optional.empty();
    try (BlockReader reader = new BlockReader()) {
      for (int level = 0; level < all.count(); level++) {
        Run states = all.levels().get(level);
        for (int i = 0; i < states.blocks(); i++) {
          Optional<Block> next = firstUncovered(states.read(i, reader), left, before, last);
          while (next.isPresent()) {
            last.ifPresent(home -> before.takeOver(home.own));
            last = Optional.of(coverFrom(next.get(), level, left, before));
            if (before.size() + last.get().own.size() == left.size()) {
              return last.get();
            }
            next = firstUncovered(states.read(i, reader), left, before, last);
          }
        }
        states.release();
      }
    }
    throw new IllegalStateException("states are left that were never met");
  }

  private static Optional<Block> firstUncovered(
      Block states, StateSet left, StateSet before, Optional<Home> last) {
    List<StateSet> covered = new ArrayList<>(List.of(before));
    last.ifPresent(home -> covered.add(home.own));
    try (Region.Probe probe = new Region(List.of(left), covered).newProbe()) {
      for (int i = 0; i < states.count(); i++) {
        int at = states.at(i);
        if (probe.contains(states.data(), at, states.length())) {
          long[] record = Arrays.copyOfRange(states.data(), at, at + states.length());
          return Optional.of(new Block(record, record.length, 1));
        }
      }
    }
    return Optional.empty();
  }

  private Home coverFrom(Block state, int level, StateSet left, StateSet before) {
    StateSet own = newSet.get();
    LevelSearch search = new LevelSearch(sweep, budget, Region.between(left, before), own);
    search.begin(new MemoryRun(List.of(state)));
    boolean goesOn = true;
    while (goesOn) {
      goesOn = search.expand(following(), none -> {});
    }
    return new Home(state, level, own, search);
  }

  private static DiskSweep.Steps following() {
    return (marks, data, at, length, kept) -> {
      if ((marks & AcceptanceMarks.CUT) == 0) {
        kept.arrival(data, at, length);
      }
    };
  }

  // ---- round

  /** Extends the walk from home to a step with one of some marks, or any step if 0, and back. */
  private void goRound(Home home, long marks) {
    long one = Long.lowestOneBit(marks);
    StateSet known = newSet.get();
    for (int level = 0; level < home.search.count(); level++) {
      List<Run> ends = ends(home, level, one, known);
      if (!ends.isEmpty()) {
        LevelSearch back = new LevelSearch(sweep, budget, Region.of(home.own), known);
        back.begin(ends);
        if (leadsTo(home, back)) {
          DiskWay homewards = new DiskWay(sweep.graph(), back.levels());
          List<long[]> tail = homewards.to(home.record(), back.count() - 1, 0, DiskWay.Steps.UNCUT);
          DiskWay outwards = new DiskWay(sweep.graph(), home.search.levels());
          List<long[]> head = outwards.to(tail.get(0), level + 1, one, DiskWay.Steps.UNCUT);
          walk.follow(head.subList(1, head.size() - 1), 0);
          walk.follow(List.of(tail.get(0)), one);
          walk.follow(tail.subList(1, tail.size()), 0);
          return;
        }
      }
    }
    throw new IllegalStateException("what is left leads nowhere");
  }

  /** The ends of the steps with a mark from a level, as far as they are not known yet. */
  private List<Run> ends(Home home, int level, long mark, StateSet known) {
    List<Run> ends = new ArrayList<>();
    DiskSweep.Steps steps =
        (marks, data, at, length, kept) -> {
          if ((marks & AcceptanceMarks.CUT) == 0 && (marks & mark) == mark) {
            kept.goal(data, at, length);
          }
        };
    sweep.over(
        home.search.levels().get(level),
        steps,
        (none, found) -> {
          Run part = known.addNew(found, Region.of(home.own));
          if (part.size() > 0) {
            ends.add(part);
          }
        });
    return ends;
  }

  private boolean leadsTo(Home home, LevelSearch back) {
    do {
      for (Run part : back.last()) {
        if (contains(part, home.record())) {
          return true;
        }
      }
    } while (back.expand(following(), none -> {}));
    return false;
  }

  private static boolean contains(Run run, long[] record) {
    Cancellation.check();
    try (RunCursor cursor = new RunCursor(run)) {
      return cursor.seek(record, 0, record.length) && cursor.isAt(record, 0, record.length);
    }
  }
}
