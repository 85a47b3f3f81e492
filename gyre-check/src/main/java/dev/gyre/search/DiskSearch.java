package dev.gyre.search;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.ResumableSearch;
import dev.gyre.runs.Block;
import dev.gyre.runs.BlockReader;
import dev.gyre.runs.JoinedRun;
import dev.gyre.runs.Run;
import dev.gyre.runs.RunsException;
import dev.gyre.system.CancelledException;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Visits every state, nearest first, with the states on disk; decides the same as {@link
 * BreadthFirstSearch} and counts the same states and transitions.
 *
 * <p>Duplicates are found late (Stern and Dill, Using Magnetic Disk instead of Main Memory in the
 * Murphi Verifier, 1998; Korf, Delayed Duplicate Detection, 2003): what a worker arrives at and a
 * table of the states that came last does not know (Della Penna and others, Exploiting Transition
 * Locality in Automatic Verification of Finite State Concurrent Systems, 2004) is a candidate.
 * Candidates are sorted and looked up when there is no room for more, and when the level ends;
 * those that are nowhere to be found are the next level, and a run of the known states. So whatever
 * the table forgets costs time only.
 *
 * <p>Invariant: between two phases every state that was arrived at is in a known run or a
 * candidate, and the runs have no state in common; those of the levels up to the present one have
 * been expanded, or are in a block that is still to be taken.
 *
 * <p>Steps may be left out by the state alone. What depends on whether a step leads to a new state,
 * such as the proviso of a search, cannot be told before it is too late.
 */
public final class DiskSearch implements ResumableSearch, AutoCloseable {
  /** What {@link #form} says. */
  public static final String FORM = "on disk";

  /** A level with fewer states is left to the first worker. */
  private static final int WORTH_SHARING = 1 << 10;

  private final TransitionSystem system;
  private final DiskStates store;
  private final DiskLevels levels;
  private final DiskPaths paths;
  private final SearchRun run;
  private final LevelBarrier barrier;
  private final List<Worker> workers = new ArrayList<>();
  private final List<Run> nextLevel = new ArrayList<>();
  private final DiskSettings settings;
  private final DiskCheckpoint checkpoint;
  private final LevelBlocks blocks = new LevelBlocks();

  /** Looks up the candidates that all workers collected; present while they do. */
  private volatile Optional<CandidateLookup> lookup = Optional.empty();

  /** The level that is being expanded. */
  private volatile int level;

  /** Known states that are on no level. */
  private List<Run> base = List.of();

  /** What leads to the first level, if that is not the initial state. */
  private Optional<StackFile> stacks = Optional.empty();

  /** Whether there is a level to expand. */
  private boolean isBegun;

  private final LevelGrowth growth = new LevelGrowth();
  private volatile SearchObserver.Outlook outlook = SearchObserver.Outlook.NONE;
  private volatile boolean isWithin;
  private volatile boolean finished;

  /**
   * @param reduction leaves out steps by the state alone
   * @param states which states stand for others
   * @throws IllegalArgumentException if the search would have to look after the reduction
   */
  public DiskSearch(
      TransitionSystem system,
      DiskSettings settings,
      SearchOptions options,
      SearchObserver observer,
      Optional<TransitionReduction> reduction,
      Optional<Canonicalization> states) {
    if (reduction.filter(r -> r.preserved() == TransitionReduction.Preserved.STEPS).isPresent()) {
      throw new IllegalArgumentException("a search on disk cannot look after a proviso");
    }
    this.system = system;
    this.settings = settings;
    this.store = new DiskStates(settings, options.threads());
    this.levels = new DiskLevels(store.files(), settings.levelBytes());
    this.checkpoint = new DiskCheckpoint(settings, store, levels);
    this.paths = new DiskPaths(system, settings.codec(), levels, states, options.threads());
    this.barrier = new LevelBarrier(options.threads(), this::goOn);
    List<WorkerStatistics> accounts = new ArrayList<>();
    for (int i = 0; i < options.threads(); i++) {
      accounts.add(new WorkerStatistics());
    }
    this.run = new SearchRun(store, options, observer, accounts);
    run.looksAhead(() -> outlook);
    for (WorkerStatistics account : accounts) {
      workers.add(new Worker(account, reduction, states));
    }
  }

  /**
   * Goes on with what a search in memory has found, which stands still meanwhile.
   *
   * @throws RunsException if its states cannot be written; nothing has changed there
   */
  public void takeOver(ResumableSearch search) {
    settings.directory().retainOnly(List.of());
    DiskTakeOver found = new DiskTakeOver(settings, store, levels, run);
    MovableSearch.of(search).moveTo(found);
    goOnAt(found.position());
    isBegun = true;
  }

  private void goOnAt(DiskCheckpoint.Position position) {
    base = position.base();
    stacks = position.stacks();
    level = position.level();
    blocks.start(position.nextBlock(), position.begun());
    nextLevel.addAll(position.next());
    paths.beginWith(stacks);
    store.settled(levels.memoryBytes());
    isWithin = run.isWithin(level);
  }

  @Override
  public String form() {
    return FORM;
  }

  @Override
  public long states() {
    return store.size();
  }

  /** Workers wait for each other, and there are no candidates. */
  @Override
  public void save(CheckpointOutput out) {
    run.saveFigures(out);
    List<DiskCheckpoint.Rest> unfinished = new ArrayList<>(blocks.begun());
    workers.stream().flatMap(worker -> worker.rest().stream()).forEach(unfinished::add);
    DiskCheckpoint.Position saved =
        checkpoint.save(
            new DiskCheckpoint.Position(
                base, stacks, level, blocks.next(), unfinished, List.copyOf(nextLevel)),
            out);
    nextLevel.clear();
    nextLevel.addAll(saved.next());
  }

  @Override
  public void restore(CheckpointInput in) {
    run.restoreFigures(in, system);
    goOnAt(checkpoint.restore(in));
  }

  /** Closes all files, whether the search was run or not. */
  @Override
  public void close() {
    store.close();
  }

  public SearchOutcome run() {
    try {
      if (isBegun) {
        run.checkpoints().beginAt(this);
      } else if (!run.checkpoints().begin(this)) {
        begin();
      }
      WorkerPool.run(workers);
      return run.outcome().withFiles(files());
    } catch (RunsException e) {
      run.failed(e);
      return run.outcome().withFiles(files());
    } finally {
      close();
    }
  }

  private SearchOutcome.Files files() {
    return new SearchOutcome.Files(
        settings.use().peak(),
        settings.use().written(),
        store.files().created(),
        store.known().merges());
  }

  private void begin() {
    settings.directory().retainOnly(List.of());
    workers.get(0).begin(system.initialState());
    lookUpAlone();
    levels.add(List.copyOf(nextLevel));
    nextLevel.clear();
    isWithin = run.isWithin(0);
  }

  /** All workers wait meanwhile: one phase is over, and this decides on the next one. */
  private void goOn() {
    try {
      if (run.isOver()) {
        finished = true;
      } else if (lookup.isPresent()) {
        takeOver(lookup.get().results());
        lookup = Optional.empty();
        endPhase();
      } else if (candidates() < WORTH_SHARING) {
        lookUpAlone();
        endPhase();
      } else {
        lookup = Optional.of(newLookup());
      }
    } catch (RuntimeException | Error e) {
      finished = true;
      run.failed(e);
    }
  }

  private long candidates() {
    return workers.stream().mapToLong(worker -> worker.session.candidates().records()).sum();
  }

  private CandidateLookup newLookup() {
    List<Run> sorted =
        workers.stream().flatMap(worker -> worker.session.candidates().sorted().stream()).toList();
    return new CandidateLookup(
        sorted, store.known(), store.files(), settings.smallPartWords(), workers.size());
  }

  private void lookUpAlone() {
    CandidateLookup all = newLookup();
    all.work();
    takeOver(all.results());
  }

  private void takeOver(List<Run> found) {
    if (!found.isEmpty()) {
      nextLevel.addAll(found);
      store.known().add(found.size() == 1 ? found.get(0) : new JoinedRun(found));
    }
    workers.forEach(worker -> worker.session.candidates().clear());
    store.settled(levels.memoryBytes());
  }

  /** No candidates are left, and nothing is half done. */
  private void endPhase() {
    run.checkpoints().keepIfRequested();
    if (run.isOver()) {
      finished = true;
    } else {
      endLevelIfDone();
    }
  }

  private void endLevelIfDone() {
    boolean isDone =
        !isWithin
            || (blocks.areTaken(levels.get(level).blocks())
                && workers.stream().noneMatch(Worker::hasBlock));
    if (!isDone) {
      return;
    }
    if (nextLevel.isEmpty()) {
      finished = true;
      return;
    }
    levels.get(level).release();
    levels.add(List.copyOf(nextLevel));
    nextLevel.clear();
    int next = level + 1;
    level = next;
    growth.add(levels.get(next).size());
    outlook = growth.outlook();
    blocks.start(0, List.of());
    isWithin = run.isWithin(next);
  }

  private final class Worker implements Runnable {
    private final WorkerStatistics account;
    private final DiskStates.Session session = store.newSession();
    private final Explorer explorer;
    private final BlockReader reader = new BlockReader();

    /** What is being expanded, and how far that is. */
    private Block block = new Block();

    private int number;
    private int position;

    Worker(
        WorkerStatistics account,
        Optional<TransitionReduction> reduction,
        Optional<Canonicalization> states) {
      this.account = account;
      this.explorer =
          new Explorer(
              system,
              session,
              new PathFinder(system, paths.store(), states),
              run,
              account,
              this::path,
              reduction.map(TransitionReduction::newSelection).orElse(null),
              Proviso.NONE,
              states);
    }

    void begin(int[] initial) {
      explorer.start(initial);
      session.candidates().sort();
    }

    boolean hasBlock() {
      return position < block.count();
    }

    /** What remains of the block that this worker has begun. */
    Optional<DiskCheckpoint.Rest> rest() {
      return hasBlock() ? Optional.of(new DiskCheckpoint.Rest(number, position)) : Optional.empty();
    }

    @Override
    public void run() {
      try (reader) {
        while (!finished) {
          workTogether();
          barrier.await();
        }
        run.ended();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        run.failed(new CancelledException());
      } catch (RuntimeException | Error e) {
        run.failed(e);
      } finally {
        barrier.leave();
      }
    }

    private void workTogether() {
      try {
        if (lookup.isPresent()) {
          lookup.get().work();
        } else {
          expandAll();
        }
      } catch (RuntimeException | Error e) {
        run.failed(e);
      }
    }

    private void expandAll() {
      account.reachedDepth(stacks.map(StackFile::shallowest).orElse(0L) + level);
      Run states = levels.get(level);
      boolean isMine = states.size() >= WORTH_SHARING || this == workers.get(0);
      while (isMine && isWithin && !isInterrupted() && takeBlock(states)) {
        while (hasBlock() && !isInterrupted()) {
          explorer.expand(position++);
        }
      }
      session.candidates().sort();
      account.report();
    }

    private boolean isInterrupted() {
      return run.isOver() || store.isFull() || run.checkpoints().isRequested();
    }

    private boolean takeBlock(Run states) {
      if (hasBlock()) {
        return true;
      }
      DiskCheckpoint.Rest rest = blocks.take();
      if (rest.block() >= states.blocks()) {
        return false;
      }
      block = states.read(rest.block(), reader);
      number = rest.block();
      position = rest.position();
      session.open(block);
      return true;
    }

    private long[] path() {
      return paths.to(Arrays.copyOf(session.words(), session.length()), level);
    }
  }
}
