package dev.gyre.emptiness;

import dev.gyre.property.Fairness;
import dev.gyre.runs.Block;
import dev.gyre.runs.DiskUse;
import dev.gyre.runs.MemoryRun;
import dev.gyre.runs.RecentRecords;
import dev.gyre.runs.RunFiles;
import dev.gyre.runs.RunsException;
import dev.gyre.runs.StageDirectory;
import dev.gyre.search.DiskSettings;
import dev.gyre.search.DiskShares;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOutcome;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Decides whether a product has a reachable cycle whose steps carry all acceptance marks, with the
 * states on disk: collects all states level by level, has those taken away that lie on no accepted
 * cycle ({@link EliminationRounds}), and looks for a lasso where some are left. Reads and writes
 * states in order only; no state is ever looked up alone.
 *
 * <p>Steps that lie on no accepted cycle are followed when states are collected, and do not exist
 * afterwards.
 *
 * <p>Fairness is not known here.
 */
public final class DiskEmptinessSearch {
  /** All reachable states, and those that are left. */
  private static final int LARGE_SETS = 2;

  private final Workshop workshop = new Workshop();
  private final CycleQuestion question;
  private final AcceptanceMarks acceptance;
  private final DiskSettings settings;
  private final DiskShares shares;
  private final List<SearchControl> watches = new ArrayList<>();
  private final SearchControl watch;
  private final DiskSweep sweep;
  private final StageDirectory root;
  private final Set<StateSet> sets = new LinkedHashSet<>();
  private long merges;
  private final StateSet reachable;
  private Optional<LevelSearch> levels = Optional.empty();
  private int stages;
  private long transitions;
  private volatile long states;
  private volatile long memory;
  private Optional<String> trouble = Optional.empty();

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
    this.shares = settings.shares(LARGE_SETS);
    this.watch =
        new SearchControl(
            limits, observer, () -> states, () -> memory, () -> settings.use().used());
    watches.add(watch);
    while (watches.size() < threads) {
      watches.add(watch.colleague());
    }
    this.sweep = new DiskSweep(question, acceptance, settings.codec(), shares, watches);
    this.root = new StageDirectory(settings.directory(), "cycles");
    this.reachable = workshop.newSet("reached");
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
    long all = merges + sets.stream().mapToLong(StateSet::merges).sum();
    DiskUse use = settings.use();
    return new SearchOutcome.Files(use.peak(), use.written(), root.created(), all);
  }

  private long arrivals() {
    return 1 + watches.stream().mapToLong(SearchControl::transitions).sum();
  }

  private Optional<Lasso> search() {
    StateSet first = workshop.newSet("goals");
    reach(first);
    transitions = arrivals();
    return new EliminationRounds(sweep, workshop, acceptance.sets())
        .remaining(reachable, outside(), first)
        .map(this::lasso);
  }

  /** Nothing leads out of all states, unless some of them were too far away. */
  private Region outside() {
    boolean isCut = watches.stream().anyMatch(SearchControl::hasCut);
    return isCut ? Region.of(reachable) : Region.everywhere();
  }

  private Lasso lasso(StateSet left) {
    return new DiskLassoFinder(
            acceptance,
            workshop,
            sweep,
            () -> new StateWalk(question, acceptance, settings.codec(), watch),
            levels.orElseThrow())
        .find(left);
  }

  // ---- all states

  /**
   * @param goals gets where the steps of the first set lead
   */
  private void reach(StateSet goals) {
    RecentRecords recent = workshop.newRecent(shares.recentBytes() / 3 * 2);
    RecentRecords recentGoals = workshop.newRecent(shares.recentBytes() / 3);
    boolean hasGoals = acceptance.sets() > 0;
    DiskSweep.Steps steps =
        (marks, data, at, length, kept) -> {
          long hash = RecentRecords.hash(data, at, length);
          if (recent.add(hash, data, at, length) != RecentRecords.Answer.KNOWN) {
            kept.arrival(data, at, length);
          }
          if (hasGoals
              && EliminationRounds.isIn(marks, 0)
              && recentGoals.add(hash, data, at, length) != RecentRecords.Answer.KNOWN) {
            kept.goal(data, at, length);
          }
        };
    LevelSearch search = new LevelSearch(sweep, shares, Region.everywhere(), reachable);
    levels = Optional.of(search);
    Block initial = sweep.graph().initial(question.product().initialState());
    search.begin(new MemoryRun(List.of(initial)));
    states = reachable.size();
    boolean goesOn = true;
    while (goesOn && watch.isWithin(search.count() - 1L)) {
      goesOn = search.expand(steps, found -> goals.addNew(found, Region.everywhere()));
      recent.growIfFull();
      recentGoals.growIfFull();
      states = reachable.size();
      workshop.uses(
          reachable.memoryBytes()
              + goals.memoryBytes()
              + search.levels().memoryBytes()
              + recent.memoryBytes()
              + recentGoals.memoryBytes());
    }
  }

  /** Makes sets of states, and remembers them. */
  private final class Workshop implements DiskWorkshop {
    @Override
    public StateSet newSet(String what) {
      StateSet set = new StateSet(root, what + stages++, settings.codec(), shares);
      sets.add(set);
      return set;
    }

    @Override
    public void discard(StateSet set) {
      set.close();
      merges += set.merges();
      sets.remove(set);
    }

    @Override
    public StageDirectory newStage(String what) {
      return new StageDirectory(root, what + stages++);
    }

    @Override
    public RunFiles files(StageDirectory stage) {
      return new RunFiles(stage, settings.codec());
    }

    @Override
    public RecentRecords newRecent(long bytes) {
      return new RecentRecords(settings.codec().usualLength(), bytes);
    }

    @Override
    public DiskShares shares() {
      return shares;
    }

    @Override
    public void uses(long bytes) {
      memory = Math.max(memory, bytes);
    }
  }
}
