package dev.gyre.search;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.ResumableSearch;
import dev.gyre.store.StateStore;
import dev.gyre.store.StoreSession;
import dev.gyre.system.Cancellation;
import dev.gyre.system.CancelledException;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Visits every state, nearest first; decides the same as {@link DepthFirstSearch} and counts the
 * same states and transitions. The path of a violation passes through as few stored states as
 * possible (steps inside an atomic sequence come on top).
 *
 * <p>With a reduction, the proviso is that of the queue, by levels: some step leads to a state of
 * the next level, and the order is that of the levels, backwards. A worker knows only of states
 * that are new and of those it has itself found on the present level, which is enough to be sound.
 *
 * <p>The workers expand one level together, block by block, and start the next when all are done.
 * All levels are kept. No state remembers where it came from; a path is found backwards, by looking
 * in each level for a state that leads to the one known on the level behind it.
 */
public final class BreadthFirstSearch implements MovableSearch {
  private static final int BLOCK = 64;

  /** A level with fewer states is left to the first worker, who always goes the same way. */
  private static final int WORTH_SHARING = 1 << 10;

  private final TransitionSystem system;
  private final StateStore store;
  private LevelLog log = new LevelLog();
  private final List<Worker> workers = new ArrayList<>();
  private final SearchRun run;
  private final LevelBarrier levelEnd;
  private final Optional<TransitionReduction> reduction;
  private final Optional<Canonicalization> states;
  private final AtomicLong cursor = new AtomicLong();

  /** The level that is being expanded; -1 before the first. */
  private volatile int level = -1;

  private volatile long end;

  private volatile boolean finished;
  private final LevelGrowth growth = new LevelGrowth();
  private volatile SearchObserver.Outlook outlook = SearchObserver.Outlook.NONE;

  /** Whether the present level was begun by a search that this one goes on with. */
  private boolean isLevelBegun;

  /** The level that search was on; -1 if there was none. */
  private int resumedLevel = -1;

  public BreadthFirstSearch(
      TransitionSystem system, StateStore store, SearchOptions options, SearchObserver observer) {
    this(system, store, options, observer, Optional.empty());
  }

  /** A search that leaves out steps. */
  public BreadthFirstSearch(
      TransitionSystem system,
      StateStore store,
      SearchOptions options,
      SearchObserver observer,
      Optional<TransitionReduction> reduction) {
    this(system, store, options, observer, reduction, Optional.empty());
  }

  /** A search that leaves out steps, and states that others stand for. */
  public BreadthFirstSearch(
      TransitionSystem system,
      StateStore store,
      SearchOptions options,
      SearchObserver observer,
      Optional<TransitionReduction> reduction,
      Optional<Canonicalization> states) {
    this.reduction = reduction;
    this.states = states;
    this.system = system;
    this.store = store;
    this.levelEnd = new LevelBarrier(options.threads(), this::nextLevel);
    List<WorkerStatistics> accounts = new ArrayList<>();
    for (int i = 0; i < options.threads(); i++) {
      accounts.add(new WorkerStatistics());
    }
    this.run = new SearchRun(store, options, observer, accounts);
    run.looksAhead(() -> outlook);
    for (WorkerStatistics account : accounts) {
      workers.add(new Worker(account));
    }
  }

  /** Goes on with what another search of this kind has found, which stands still meanwhile. */
  public void takeOver(ResumableSearch search) {
    MemoryTakeOver found = new MemoryTakeOver(store, run);
    MovableSearch.of(search).moveTo(found);
    log = found.log();
    goOnAt(found.level(), found.cursor(), found.end());
  }

  private void goOnAt(int present, long reached, long behind) {
    level = present;
    cursor.set(reached);
    end = behind;
    isLevelBegun = level >= 0;
    resumedLevel = level;
  }

  public SearchOutcome run() {
    if (!run.checkpoints().begin(this) && !isLevelBegun) {
      workers.get(0).begin(system.initialState());
    }
    WorkerPool.run(workers);
    return run.outcome();
  }

  /** All workers wait meanwhile, so they agree on whether to go on. */
  private void nextLevel() {
    if (isLevelBegun) {
      isLevelBegun = false;
      return;
    }
    int next = level + 1;
    long start = log.start(next);
    if (start == log.size() || run.isOver()) {
      finished = true;
      return;
    }
    level = next;
    cursor.set(start);
    end = log.size();
    growth.add(end - start);
    outlook = growth.outlook();
    log.startLevel();
  }

  @Override
  public String form() {
    return "breadth first";
  }

  @Override
  public long states() {
    return store.size();
  }

  /** Workers stand between two blocks, or wait for the end of the level. */
  @Override
  public void save(CheckpointOutput out) {
    run.save(out);
    log.save(out);
    out.writeInt(level);
    out.writeLong(Math.min(cursor.get(), end));
    out.writeLong(end);
  }

  @Override
  public void restore(CheckpointInput in) {
    run.restore(in, system);
    log.restore(in);
    goOnAt(in.readInt(), in.readLong(), in.readLong());
  }

  @Override
  public void moveTo(SearchReceiver receiver) {
    receiver.figures(run);
    receiver.levels(store, log, level, Math.min(cursor.get(), end), end);
  }

  private boolean needsProviso() {
    return reduction.isPresent()
        && reduction.get().preserved() == TransitionReduction.Preserved.STEPS;
  }

  private final class Worker implements Runnable {
    private final WorkerStatistics account;
    private final Explorer explorer;
    private final long[] block = new long[BLOCK];
    private long[] found = new long[1024];
    private int foundCount;
    private long current;

    /** What this worker has found on the present level; empty unless a proviso asks for it. */
    private final HandleSet nextLevel = new HandleSet();

    Worker(WorkerStatistics account) {
      this.account = account;
      TransitionSelection selection = reduction.map(TransitionReduction::newSelection).orElse(null);
      this.explorer =
          new Explorer(system, store, run, account, this::path, selection, proviso(), states);
    }

    void begin(int[] initial) {
      explorer.session().enter();
      log.startLevel();
      log.add(new long[] {explorer.start(initial)}, 1);
      explorer.session().leave();
    }

    @Override
    public void run() {
      try {
        levelEnd.await();
        while (!finished) {
          workTogether();
          levelEnd.await();
        }
        run.ended();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        run.failed(new CancelledException());
      } catch (RuntimeException | Error e) {
        run.failed(e);
      } finally {
        levelEnd.leave();
      }
    }

    private void workTogether() {
      run.checkpoints().enter();
      explorer.session().enter();
      try {
        workOnLevel();
      } catch (RuntimeException | Error e) {
        run.failed(e);
      } finally {
        explorer.session().leave();
        run.checkpoints().leave();
      }
    }

    private Proviso proviso() {
      return needsProviso() ? this::leadsOn : Proviso.NONE;
    }

    /** Whether a step leads to a state that belongs to the next level for certain. */
    private boolean leadsOn(StoreSession session, int arrivals) {
      if (Proviso.NEW_STATE.isMet(session, arrivals)) {
        return true;
      }
      for (int i = 0; i < arrivals; i++) {
        if (nextLevel.contains(~session.settled(i))) {
          return true;
        }
      }
      return false;
    }

    private void workOnLevel() {
      startNextLevel();
      account.reachedDepth(level);
      if (end - log.start(level) < WORTH_SHARING && this != workers.get(0)) {
        return;
      }
      boolean isWithin = run.isWithin(level);
      long from = cursor.getAndAdd(BLOCK);
      while (isWithin && from < end && !run.isOver()) {
        int count = log.copy(from, end, block);
        for (int i = 0; i < count && !run.isOver(); i++) {
          expand(block[i]);
        }
        pauseIfAsked();
        from = cursor.getAndAdd(BLOCK);
      }
      hand();
      account.holds(log.memoryBytes() / workers.size());
      account.report();
    }

    private void expand(long handle) {
      current = handle;
      int arrivals = explorer.expand(handle);
      if (foundCount + arrivals > found.length) {
        found = Arrays.copyOf(found, Math.max(found.length * 2, foundCount + arrivals));
      }
      for (int i = 0; i < arrivals; i++) {
        long arrival = explorer.arrival(i);
        if (arrival >= 0) {
          found[foundCount++] = arrival;
          if (needsProviso()) {
            nextLevel.add(arrival);
          }
        }
      }
      if (foundCount >= 1 << 16) {
        hand();
      }
    }

    /** Everybody may know of what was found. */
    private void hand() {
      log.add(found, foundCount);
      foundCount = 0;
    }

    /**
     * What was found on this level before the search was interrupted belongs to the next one for
     * certain, whoever found it.
     */
    private void startNextLevel() {
      nextLevel.clear();
      if (level == resumedLevel && needsProviso()) {
        for (long i = end; i < log.size(); i++) {
          nextLevel.add(log.get(i));
        }
      }
    }

    private void pauseIfAsked() {
      if (run.checkpoints().isRequested()) {
        hand();
        explorer.session().leave();
        try {
          run.checkpoints().pause();
        } finally {
          explorer.session().enter();
        }
      }
    }

    /** The states from the initial one to the current one, found backwards. */
    private long[] path() {
      long[] path = new long[level + 1];
      path[level] = current;
      PathFinder.Hop hop = new PathFinder(system, store, states).hop();
      for (int l = level - 1; l >= 0; l--) {
        hop.wants(path[l + 1]);
        path[l] = predecessor(hop, l);
      }
      return path;
    }

    private long predecessor(PathFinder.Hop hop, int l) {
      for (long i = log.start(l); i < log.start(l + 1); i++) {
        Cancellation.check(); // all states of a large level may have to be tried
        if (hop.isReachedFrom(log.get(i))) {
          return log.get(i);
        }
      }
      throw new IllegalStateException("a state of level " + (l + 1) + " has no predecessor");
    }
  }
}
