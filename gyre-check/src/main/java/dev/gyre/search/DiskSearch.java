package dev.gyre.search;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.ResumableSearch;
import dev.gyre.runs.JoinedRun;
import dev.gyre.runs.Run;
import dev.gyre.runs.RunsException;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

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

  private final TransitionSystem system;
  private final DiskStates store;
  private final DiskLevels levels;
  private final DiskPaths paths;
  private final SearchRun run;
  private final List<DiskWorker> workers = new ArrayList<>();
  private final DiskSettings settings;
  private final DiskCheckpoint checkpoint;
  private final DiskFrontier frontier;
  private final DiskPhase phase = new DiskPhase();

  /** Whether there is a level to expand. */
  private boolean isBegun;

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
    this.levels = new DiskLevels(store.files(), settings.shares(1).levelBytes());
    this.checkpoint = new DiskCheckpoint(settings, store, levels);
    this.paths = new DiskPaths(system, settings.codec(), levels, states, options.threads());
    List<WorkerStatistics> accounts = new ArrayList<>();
    for (int i = 0; i < options.threads(); i++) {
      accounts.add(new WorkerStatistics());
    }
    this.run = new SearchRun(store, options, observer, accounts);
    this.frontier = new DiskFrontier(levels, run);
    run.looksAhead(frontier::outlook);
    LevelBarrier barrier = new LevelBarrier(options.threads(), this::goOn);
    DiskWorker.Shared shared =
        new DiskWorker.Shared(
            system, run, store, frontier, paths, phase, barrier, reduction, states);
    for (int i = 0; i < options.threads(); i++) {
      workers.add(new DiskWorker(shared, accounts.get(i), i));
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
    frontier.goOnAt(position);
    paths.beginWith(frontier.stacks());
    store.settled(levels.memoryBytes());
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
    List<DiskCheckpoint.Rest> begun =
        workers.stream().flatMap(worker -> worker.rest().stream()).toList();
    frontier.moved(checkpoint.save(frontier.position(begun), out));
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
    store.beginWithNothing();
    workers.get(0).begin(system.initialState());
    lookUpAlone();
    frontier.begin();
  }

  /** All workers wait meanwhile: one phase is over, and this decides on the next one. */
  private void goOn() {
    try {
      if (run.isOver()) {
        phase.end();
      } else if (phase.lookup().isPresent()) {
        takeOver(phase.lookup().get().results());
        phase.expand();
        endPhase();
      } else if (candidates() < DiskWorker.WORTH_SHARING) {
        lookUpAlone();
        endPhase();
      } else {
        phase.lookUp(newLookup());
      }
    } catch (RuntimeException | Error e) {
      phase.end();
      run.failed(e);
    }
  }

  private long candidates() {
    return workers.stream().mapToLong(worker -> worker.session().candidates()).sum();
  }

  private CandidateLookup newLookup() {
    return new CandidateLookup(
        all(DiskStates.Session::fresh),
        all(DiskStates.Session::doubtful),
        store.known(),
        store.files(),
        settings.shares(1).smallPartWords(),
        workers.size());
  }

  private List<Run> all(Function<DiskStates.Session, List<Run>> part) {
    return workers.stream().flatMap(worker -> part.apply(worker.session()).stream()).toList();
  }

  private void lookUpAlone() {
    CandidateLookup all = newLookup();
    all.work();
    takeOver(all.results());
  }

  private void takeOver(List<Run> found) {
    if (!found.isEmpty()) {
      frontier.found(found);
      store.known().add(found.size() == 1 ? found.get(0) : new JoinedRun(found));
    }
    workers.forEach(worker -> worker.session().clearCandidates());
    store.settled(levels.memoryBytes());
  }

  /** No candidates are left, and nothing is half done. */
  private void endPhase() {
    run.checkpoints().keepIfRequested();
    boolean isLevelDone = frontier.isTaken() && workers.stream().noneMatch(this::isAtWork);
    if (run.isOver() || (isLevelDone && !frontier.advance())) {
      phase.end();
    }
  }

  /** States behind the greatest depth are not expanded. */
  private boolean isAtWork(DiskWorker worker) {
    return frontier.isWithin() && worker.hasBlock();
  }
}
