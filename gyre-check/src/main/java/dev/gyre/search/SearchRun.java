package dev.gyre.search;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.Resumable;
import dev.gyre.runs.RunsException;
import dev.gyre.store.StateStore;
import dev.gyre.store.StoreFullException;
import dev.gyre.system.CancelledException;
import dev.gyre.system.Fault;
import dev.gyre.system.InternalFault;
import dev.gyre.system.TransitionSystem;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** What the workers of a search share: findings, limits, and the reason to stop. */
final class SearchRun {
  private final StateStore store;
  private final SearchOptions options;
  private final SearchObserver observer;
  private final ViolationLog findings;
  private final List<WorkerStatistics> accounts;
  private final AtomicReference<SearchOutcome.End> end = new AtomicReference<>();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private final AtomicReference<String> trouble = new AtomicReference<>("");
  private final AtomicBoolean polling = new AtomicBoolean();
  private final AtomicInteger ended = new AtomicInteger();

  /** Known from the start: when the memory is used up no class can be loaded any more. */
  private final SearchOutcome.End outOfMemory = SearchOutcome.End.HEAP_EXHAUSTED;

  private final CheckpointGate checkpoints;
  private volatile Supplier<SearchObserver.Outlook> outlook = () -> SearchObserver.Outlook.NONE;
  private volatile boolean over;
  private volatile boolean cut;

  SearchRun(
      StateStore store,
      SearchOptions options,
      SearchObserver observer,
      List<WorkerStatistics> accounts) {
    this.store = store;
    this.options = options;
    this.observer = observer;
    this.findings = new ViolationLog(options, observer::found);
    this.accounts = accounts;
    this.checkpoints = new CheckpointGate(observer.journal(), this::isOver, this::stop);
  }

  /** Who knows what is still to come; asked by any worker. */
  void looksAhead(Supplier<SearchObserver.Outlook> who) {
    outlook = who;
  }

  /** Where the workers meet when the search is written down. */
  CheckpointGate checkpoints() {
    return checkpoints;
  }

  /** Who looks at the states of one more worker. */
  StateAudit newAudit() {
    return observer.newAudit();
  }

  /** Whether workers are to stop. */
  boolean isOver() {
    return over;
  }

  /** Whether a state that is so many steps away may be looked at; remembers if not. */
  boolean isWithin(long depth) {
    if (depth < options.limits().maxDepth()) {
      return true;
    }
    cut = true;
    return false;
  }

  void faulty(List<Fault> faults, CounterexampleSupplier witness) {
    synchronized (findings) {
      findings.faults(faults, witness);
      stopIfEnough();
    }
  }

  void invalidEnd(CounterexampleSupplier witness) {
    synchronized (findings) {
      findings.invalidEnd(witness);
      stopIfEnough();
    }
  }

  private void stopIfEnough() {
    if (findings.isEnough()) {
      stop(SearchOutcome.End.VIOLATION);
    }
  }

  /** The first reason counts. */
  private void stop(SearchOutcome.End reason) {
    end.compareAndSet(null, reason);
    over = true;
  }

  /** A worker has nothing left to do. */
  void ended() {
    ended.incrementAndGet();
  }

  /** A worker could not go on. */
  void failed(Throwable cause) {
    over = true;
    if (cause instanceof OutOfMemoryError) {
      // What failed is one large array; the figures so far are still there to be told.
      stop(outOfMemory);
    } else if (cause instanceof StoreFullException) {
      stop(SearchOutcome.End.STORE_FULL);
    } else if (cause instanceof RunsException files) {
      trouble.compareAndSet("", files.getMessage());
      stop(SearchOutcome.End.FILES);
    } else if (cause instanceof CancelledException) {
      stop(options.limits().cancelledNow());
    } else {
      failure.compareAndSet(null, cause);
      over = true;
    }
  }

  /**
   * Tells how far the search is and looks at the limits; one worker at a time is enough.
   *
   * @param stepsInside how far the worker is in an atomic sequence
   */
  void poll(long stepsInside) {
    if (polling.compareAndSet(false, true)) {
      try {
        pollAlone(stepsInside);
      } finally {
        polling.set(false);
      }
    }
  }

  private void pollAlone(long stepsInside) {
    long memory = memoryBytes();
    long transitions = 0;
    long depth = 0;
    for (WorkerStatistics account : accounts) {
      transitions += account.reportedTransitions();
      depth = Math.max(depth, account.reportedDepth());
    }
    observer.progress(
        new SearchObserver.Progress(
            store.size(),
            transitions,
            depth,
            memory,
            stepsInside,
            store.diskBytes(),
            outlook.get()));
    if (observer.isCancelled()) {
      checkpoints.endFor(SearchOutcome.End.CANCELLED, stepsInside);
    } else if (memory > options.limits().memoryBytes()) {
      checkpoints.endFor(SearchOutcome.End.MEMORY_LIMIT, stepsInside);
    } else if (options.limits().isLate(System.nanoTime())) {
      checkpoints.endFor(SearchOutcome.End.TIME_LIMIT, stepsInside);
    } else {
      checkpoints.look();
    }
  }

  private Resumable states() {
    if (store instanceof Resumable kept) {
      return kept;
    }
    throw new InternalFault("the states of this search are in files of their own");
  }

  /** All but what the workers have still to do. */
  void save(CheckpointOutput out) {
    states().save(out);
    saveFigures(out);
  }

  /** What was found and counted. */
  void saveFigures(CheckpointOutput out) {
    findings.save(out);
    out.writeBoolean(cut);
    out.writeInt(accounts.size());
    accounts.forEach(account -> account.save(out));
  }

  /**
   * @param system in which violations were found
   */
  void restore(CheckpointInput in, TransitionSystem system) {
    states().restore(in);
    restoreFigures(in, system);
  }

  /**
   * @param system in which violations were found
   */
  void restoreFigures(CheckpointInput in, TransitionSystem system) {
    findings.restore(in, system);
    cut = in.readBoolean();
    for (int left = in.readInt(); left > 0; left--) {
      accounts.get(0).addSaved(in);
    }
  }

  /** Goes on where another search stood still: what it found and counted is this one's. */
  void takeOver(SearchRun other) {
    synchronized (findings) {
      findings.takeOver(other.findings);
    }
    cut = other.cut;
    other.accounts.forEach(accounts.get(0)::add);
  }

  private long memoryBytes() {
    long bytes = store.memoryBytes();
    for (WorkerStatistics account : accounts) {
      bytes += account.reportedBytes();
    }
    return bytes;
  }

  /** All workers have stopped: what came out. */
  SearchOutcome outcome() {
    Throwable cause = failure.get();
    if (cause instanceof RuntimeException e) {
      throw e;
    }
    if (cause instanceof Error e) {
      throw e;
    }
    long transitions = 0;
    long depth = 0;
    BitSet takenEdges = new BitSet();
    PrunedSteps leftOut = PrunedSteps.NOTHING;
    for (WorkerStatistics account : accounts) {
      transitions += account.transitions();
      depth = Math.max(depth, account.deepest());
      takenEdges.or(account.takenEdges());
      leftOut = leftOut.and(account.leftOut());
    }
    SearchOutcome.End reason = end.get();
    if (reason == null && ended.get() < accounts.size()) {
      // A worker broke off and could not even say why.
      reason = outOfMemory;
    } else if (reason == null) {
      reason = cut ? SearchOutcome.End.DEPTH_LIMIT : SearchOutcome.End.COMPLETE;
    }
    return new SearchOutcome(
        reason,
        store.size(),
        transitions,
        depth,
        memoryBytes(),
        findings.count(),
        findings.kept(),
        takenEdges,
        leftOut,
        Optional.of(trouble.get()).filter(text -> !text.isEmpty()),
        Optional.empty());
  }
}
