package dev.gyre.emptiness;

import dev.gyre.property.Fairness;
import dev.gyre.runs.Block;
import dev.gyre.runs.DiskUse;
import dev.gyre.runs.MemoryRun;
import dev.gyre.runs.RecentRecords;
import dev.gyre.runs.Run;
import dev.gyre.runs.RunBuilder;
import dev.gyre.runs.RunFiles;
import dev.gyre.runs.RunMerge;
import dev.gyre.runs.RunSet;
import dev.gyre.runs.RunsException;
import dev.gyre.runs.StageDirectory;
import dev.gyre.runs.Tally;
import dev.gyre.search.DiskSettings;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Decides whether a product has a reachable cycle whose steps carry all acceptance marks, with the
 * states on disk: one-way catch them young [Fisler2001], with delayed duplicate detection
 * [Barnat2007]. Takes away, from all reachable states, those that no step of a set leads to and
 * those without a predecessor that is left, set by set, until there are none of either sort. Each
 * round reads and writes states in order only; no state is ever looked up alone.
 *
 * <p>Invariant: what is left has all states of all accepted cycles. A state on one is reached from
 * a step of every set inside the cycle, and has a predecessor there.
 *
 * <p>So there is no accepted cycle if nothing is left. If something is left and no round takes away
 * anything, there is one: a component of what is left to which no other one leads contains, for
 * each of its states, the predecessors that are left, so it has a cycle; and it is reached from a
 * step of every set only if that step is inside it.
 *
 * <p>Steps that lie on no accepted cycle are followed when states are collected, and do not exist
 * afterwards.
 *
 * <p>Fairness is not known here.
 */
public final class DiskEmptinessSearch {
  private final CycleQuestion question;
  private final AcceptanceMarks acceptance;
  private final DiskSettings settings;
  private final DiskBudget budget;
  private final List<SearchControl> watches = new ArrayList<>();
  private final SearchControl watch;
  private final DiskSweep sweep;
  private final StageDirectory root;
  private final List<StateSet> sets = new ArrayList<>();
  private final StateSet reachable;
  private Optional<LevelSearch> levels = Optional.empty();
  private int stages;
  private long transitions;
  private volatile long states;
  private volatile long memory;
  private Optional<String> trouble = Optional.empty();

  /** What is left after a round, and where that was taken from. */
  private record Round(StateSet left, boolean isSmaller) {}

  /**
   * @param threads how many workers expand states
   * @throws IllegalArgumentException if fairness is asked for
   */
  public DiskEmptinessSearch(
      CycleQuestion question,
      DiskSettings settings,
      SearchLimits limits,
      SearchObserver observer,
      int threads) {
    this(question, AcceptanceMarks.of(question), settings, limits, observer, threads);
  }

  DiskEmptinessSearch(
      CycleQuestion question,
      AcceptanceMarks acceptance,
      DiskSettings settings,
      SearchLimits limits,
      SearchObserver observer,
      int threads) {
    if (question.fairness() != Fairness.NONE) {
      throw new IllegalArgumentException("a search on disk knows no fairness");
    }
    this.question = question;
    this.acceptance = acceptance;
    this.settings = settings;
    this.budget = DiskBudget.of(settings);
    this.watch = new SearchControl(limits, observer, () -> states, () -> memory);
    watches.add(watch);
    while (watches.size() < threads) {
      watches.add(watch.colleague());
    }
    this.sweep = new DiskSweep(question, acceptance, settings.codec(), budget, watches);
    this.root = new StageDirectory(settings.directory(), "cycles");
    this.reachable = newSet("reached");
  }

  private StateSet newSet(String what) {
    StateSet set = new StateSet(root, what + stages++, settings.codec(), budget);
    sets.add(set);
    return set;
  }

  /**
   * Searches, once.
   *
   * @throws dev.gyre.system.ModelTooLargeException if there are more acceptance sets than marks
   */
  public LivenessOutcome run() {
    Optional<Lasso> lasso = Optional.empty();
    try {
      lasso = search();
      if (lasso.isPresent()) {
        watch.stop(SearchOutcome.End.VIOLATION);
      }
    } catch (SearchStoppedException e) {
      // The watch knows why.
      lasso = Optional.empty();
    } catch (RunsException e) {
      trouble = Optional.of(e.getMessage());
      watch.stop(SearchOutcome.End.FILES);
    } catch (OutOfMemoryError e) {
      watch.stop(SearchOutcome.End.HEAP_EXHAUSTED);
    } finally {
      sets.forEach(StateSet::stop);
    }
    return outcome(lasso);
  }

  private LivenessOutcome outcome(Optional<Lasso> lasso) {
    long made = transitions == 0 ? arrivals() : transitions;
    boolean isAround = watches.stream().anyMatch(SearchControl::hasGoneAround);
    boolean isCut = watches.stream().anyMatch(SearchControl::hasCut);
    SearchOutcome.End end = watch.end();
    if (end == SearchOutcome.End.COMPLETE && isAround) {
      end = SearchOutcome.End.ENDLESS_SEQUENCE;
    } else if (end == SearchOutcome.End.COMPLETE && isCut) {
      end = SearchOutcome.End.DEPTH_LIMIT;
    }
    return new LivenessOutcome(
        end, states, made, watch.deepest(), memory, lasso, trouble, Optional.of(files()));
  }

  private SearchOutcome.Files files() {
    long merges = sets.stream().mapToLong(StateSet::merges).sum();
    DiskUse use = settings.use();
    return new SearchOutcome.Files(use.peak(), use.written(), root.created(), merges);
  }

  private long arrivals() {
    return 1 + watches.stream().mapToLong(SearchControl::transitions).sum();
  }

  private Optional<Lasso> search() {
    StateSet first = newSet("goals");
    reach(first);
    transitions = arrivals();
    return remaining(first).map(this::lasso);
  }

  private Lasso lasso(StateSet left) {
    StateWalk walk = new StateWalk(question, acceptance, settings.codec(), watch);
    return new DiskLassoFinder(
            acceptance, budget, () -> newSet("cycle"), sweep, walk, levels.orElseThrow())
        .find(left);
  }

  // ---- all states

  /**
   * @param goals gets where the steps of the first set lead
   */
  private void reach(StateSet goals) {
    RecentRecords recent = new RecentRecords(settings.codec().usualLength(), budget.recentBytes());
    DiskSweep.Steps steps =
        (marks, data, at, length, kept) -> {
          if (recent.add(RecentRecords.hash(data, at, length), data, at, length)) {
            kept.arrival(data, at, length);
          }
          if (isIn(marks, 0)) {
            kept.goal(data, at, length);
          }
        };
    LevelSearch search = new LevelSearch(sweep, budget, Region.everywhere(), reachable);
    levels = Optional.of(search);
    Block initial = sweep.graph().initial(question.product().initialState());
    search.begin(new MemoryRun(List.of(initial)));
    states = reachable.size();
    boolean goesOn = true;
    while (goesOn && watch.isWithin(search.count() - 1L)) {
      goesOn = search.expand(steps, found -> goals.addNew(found, Region.everywhere()));
      recent.growIfFull();
      states = reachable.size();
      measure(recent.memoryBytes() + search.levels().memoryBytes() + goals.memoryBytes());
    }
  }

  private void measure(long others) {
    memory = Math.max(memory, reachable.memoryBytes() + others);
  }

  /** Whether a step belongs to an acceptance set and may lie on a cycle. */
  private boolean isIn(long marks, int set) {
    return acceptance.sets() > 0 && (marks & AcceptanceMarks.CUT) == 0 && (marks >>> set & 1) != 0;
  }

  // ---- rounds

  /**
   * What no round takes away; empty if that is nothing.
   *
   * @param first where the steps of the first set lead
   */
  private Optional<StateSet> remaining(StateSet first) {
    int sets = acceptance.sets();
    StateSet within = reachable;
    StateSet goals = first;
    int unchanged = 0;
    for (int set = 0; ; set = (set + 1) % Math.max(1, sets)) {
      if (sets > 0 && goals.size() == 0) {
        drop(within);
        return Optional.empty();
      }
      Round round = round(within, goals);
      drop(within);
      within = round.left();
      if (within.size() == 0) {
        drop(within);
        return Optional.empty();
      }
      unchanged = round.isSmaller() ? 0 : unchanged + 1;
      if (isStable(unchanged)) {
        return Optional.of(within);
      }
      goals = goals(within, (set + 1) % sets);
    }
  }

  /**
   * Whether no round would take away anything more, after so many that did not. Without acceptance
   * sets elimination is all there is, and it comes to its end in one round.
   */
  private boolean isStable(int unchanged) {
    return unchanged >= acceptance.sets();
  }

  /** The reachable states are needed to the end. */
  private void drop(StateSet set) {
    if (set != reachable) {
      set.close();
    }
  }

  /** Where the steps of an acceptance set lead that stay inside a set of states. */
  private StateSet goals(StateSet within, int set) {
    StateSet goals = newSet("goals");
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

  private Round round(StateSet within, StateSet goals) {
    try (StageDirectory counts = new StageDirectory(root, "count" + stages++);
        Tally tally = new Tally(new RunFiles(counts, settings.codec()), budget.smallRunWords());
        StateSet gone = newSet("gone")) {
      StateSet kept = newSet("kept");
      CountedClosure closure = new CountedClosure(sweep, region(within), kept, tally);
      List<Run> suspects;
      if (acceptance.sets() == 0) {
        suspects = within.parts();
        closure.countOnly(suspects);
        suspects.forEach(kept::add);
      } else {
        suspects = goals.parts();
        kept.takeOver(goals);
        closure.follow(suspects);
      }
      measure(kept.memoryBytes() + within.memoryBytes() + tally.memoryBytes());
      new Elimination(sweep, tally, gone).run(suspects);
      boolean isSmaller = kept.size() - gone.size() < within.size();
      return new Round(gone.size() == 0 ? kept : difference(kept, gone), isSmaller);
    }
  }

  /** Nothing leads out of all states, unless some of them were too far away. */
  private Region region(StateSet within) {
    boolean isAll = within == reachable && !watch.hasCut();
    return isAll ? Region.everywhere() : Region.of(within);
  }

  /** The states of one set without those of another, which is a part of it. */
  private StateSet difference(StateSet all, StateSet gone) {
    StateSet left = newSet("left");
    try (all;
        RunMerge merge = new RunMerge(all.parts());
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
