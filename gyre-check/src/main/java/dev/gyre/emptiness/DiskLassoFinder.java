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
 * Finds a lasso where {@link EliminationRounds} have left something, breadth first and forwards
 * only, with every state entered a few times at most.
 *
 * <p>A home for the cycle: the states that are left are covered by what one of them after the other
 * leads to, nearest first, until one of those lies on an accepted cycle. The last one does: it
 * leads to all that was not covered before, and no state that was covered leads there; so it lies
 * in a component to which no other one leads, which has an accepted cycle.
 *
 * <p>A round for each acceptance set: the nearest step of the set from home whose end leads back
 * home. What the end of another one leads to does not lead home, and is not entered again. A state
 * that was covered before does not lead home either, so rounds stay among those that were not.
 */
final class DiskLassoFinder {
  private final AcceptanceMarks acceptance;
  private final DiskWorkshop workshop;
  private final DiskSweep sweep;
  private final Supplier<StateWalk> newWalk;
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
   * What leads from home back to it.
   *
   * @param out the states from home to the start of a step that is wanted
   * @param back those from the end of that step back home
   * @param mark what the step has; 0 if any will do
   */
  private record Round(List<long[]> out, List<long[]> back, long mark) {}

  /**
   * @param newWalk starts a walk, which becomes the lasso
   * @param all the search that met all states
   */
  DiskLassoFinder(
      AcceptanceMarks acceptance,
      DiskWorkshop workshop,
      DiskSweep sweep,
      Supplier<StateWalk> newWalk,
      LevelSearch all) {
    this.acceptance = acceptance;
    this.workshop = workshop;
    this.sweep = sweep;
    this.newWalk = newWalk;
    this.all = all;
  }

  /**
   * @param left the states that no round took away, at least one
   */
  Lasso find(StateSet left) {
    StateSet before = workshop.newSet("covered");
    try (BlockReader reader = new BlockReader()) {
      for (int level = 0; level < all.count(); level++) {
        Run states = all.levels().get(level);
        for (int i = 0; i < states.blocks(); i++) {
          Region region = Region.between(left, before);
          Optional<Block> next = firstOf(states.read(i, reader), region);
          while (next.isPresent()) {
            Home home = coverFrom(next.get(), level, region);
            Optional<Lasso> lasso = around(home);
            if (lasso.isPresent()) {
              return lasso.get();
            }
            keep(home.own, before);
            next = firstOf(states.read(i, reader), region);
          }
        }
        states.release();
      }
    }
    throw new IllegalStateException("what is left has no accepted cycle");
  }

  private void keep(StateSet own, StateSet before) {
    if (own.hasFiles()) {
      before.takeOver(own);
    } else {
      own.parts().forEach(before::add);
      workshop.discard(own);
    }
  }

  private static Optional<Block> firstOf(Block states, Region region) {
    try (Region.Probe probe = region.newProbe()) {
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

  private Home coverFrom(Block state, int level, Region region) {
    StateSet own = workshop.newSet("cover");
    LevelSearch search = new LevelSearch(sweep, workshop.shares(), region, own);
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

  // ---- rounds

  /** A lasso whose cycle goes through home, if there is one. */
  private Optional<Lasso> around(Home home) {
    long wanted = acceptance.sets() == 0 ? 0 : -1L >>> (Long.SIZE - acceptance.sets());
    Optional<Round> round = round(home, Long.lowestOneBit(wanted));
    if (round.isEmpty()) {
      return Optional.empty();
    }
    StateWalk walk = newWalk.get();
    DiskWay way = new DiskWay(sweep.graph(), all.levels());
    walk.start(way.to(home.record(), home.level, 0, DiskWay.Steps.ALL));
    walk.beginCycle();
    go(round.get(), walk);
    while ((wanted & ~walk.marks()) != 0) {
      round = round(home, Long.lowestOneBit(wanted & ~walk.marks()));
      if (round.isEmpty()) {
        return Optional.empty();
      }
      go(round.get(), walk);
    }
    return Optional.of(walk.lasso());
  }

  private static void go(Round round, StateWalk walk) {
    walk.follow(round.out().subList(1, round.out().size()), 0);
    walk.follow(List.of(round.back().get(0)), round.mark());
    walk.follow(round.back().subList(1, round.back().size()), 0);
  }

  /** From home to a step with a mark, or any step if it is 0, and back. */
  private Optional<Round> round(Home home, long mark) {
    StateSet known = workshop.newSet("back");
    for (int level = 0; level < home.search.count(); level++) {
      List<Run> ends = ends(home, level, mark, known);
      if (!ends.isEmpty()) {
        LevelSearch search = new LevelSearch(sweep, workshop.shares(), Region.of(home.own), known);
        search.begin(ends);
        if (leadsTo(home, search)) {
          List<long[]> back =
              new DiskWay(sweep.graph(), search.levels())
                  .to(home.record(), search.count() - 1, 0, DiskWay.Steps.UNCUT);
          List<long[]> out =
              new DiskWay(sweep.graph(), home.search.levels())
                  .to(back.get(0), level + 1, mark, DiskWay.Steps.UNCUT);
          workshop.discard(known);
          return Optional.of(new Round(out.subList(0, out.size() - 1), back, mark));
        }
      }
    }
    workshop.discard(known);
    return Optional.empty();
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
