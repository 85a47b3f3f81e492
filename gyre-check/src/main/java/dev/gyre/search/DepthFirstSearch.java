package dev.gyre.search;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.ResumableSearch;
import dev.gyre.store.StateStore;
import dev.gyre.store.StoreSession;
import dev.gyre.system.CancelledException;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Visits every state, going deeper first; decides whether a bad step or an invalid end state can be
 * reached. A violation comes with its path, which is on the stack.
 *
 * <p>Each worker has a stack. It expands the state on top and pushes those successors that nobody
 * has seen before. Invariant: each state of the store is on exactly one stack, or on offer, or has
 * been expanded; the one that added it to the store is responsible. States are claimed when they
 * are generated, not when they are expanded, so with one worker the order is depth first among
 * claimed states, and each successor is looked up only once.
 *
 * <p>With a reduction, a worker that is alone uses the stack proviso: some step leads to a state
 * that is new or has been left for good, and the order is that in which states leave the stack. A
 * state that waits on the stack does not count, since it is left later. As soon as work is given
 * away only new states count. The two orders do not mix: from a state expanded later, steps to new
 * states lead only to states expanded later still.
 *
 * <p>With a depth limit a state that was first reached at the limit is not looked at again on a
 * shorter way, so what lies behind it may be missed; the outcome then says {@link
 * SearchOutcome.End#DEPTH_LIMIT}.
 */
public final class DepthFirstSearch implements MovableSearch {
  /** Up to here one worker is quicker alone, and its way is always the same. */
  private static final int ALONE = 1 << 12;

  private final TransitionSystem system;
  private final StateStore store;
  private final List<Worker> workers = new ArrayList<>();
  private final SearchRun run;
  private final WorkSharing share;
  private final Optional<TransitionReduction> reduction;
  private final Optional<Canonicalization> states;

  /** Whether there is work already. */
  private boolean isBegun;

  public DepthFirstSearch(
      TransitionSystem system, StateStore store, SearchOptions options, SearchObserver observer) {
    this(system, store, options, observer, Optional.empty());
  }

  /** A search that leaves out steps. */
  public DepthFirstSearch(
      TransitionSystem system,
      StateStore store,
      SearchOptions options,
      SearchObserver observer,
      Optional<TransitionReduction> reduction) {
    this(system, store, options, observer, reduction, Optional.empty());
  }

  /** A search that leaves out steps, and states that others stand for. */
  public DepthFirstSearch(
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
    int threads = options.threads();
    this.share = new WorkSharing(threads);
    List<WorkerStatistics> accounts = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      accounts.add(new WorkerStatistics());
    }
    this.run = new SearchRun(store, options, observer, accounts);
    for (WorkerStatistics account : accounts) {
      workers.add(new Worker(account));
    }
  }

  /** Goes on with what another search of this kind has found, which stands still meanwhile. */
  public void takeOver(ResumableSearch search) {
    MemoryTakeOver found = new MemoryTakeOver(store, run);
    MovableSearch.of(search).moveTo(found);
    found.stacks().forEach(share::give);
    isBegun = true;
  }

  public SearchOutcome run() {
    if (!run.checkpoints().begin(this) && !isBegun) {
      workers.get(0).begin(system.initialState());
    }
    WorkerPool.run(workers);
    return run.outcome();
  }

  @Override
  public String form() {
    return "depth first";
  }

  @Override
  public long states() {
    return store.size();
  }

  /** Workers stand still, or wait for work. */
  @Override
  public void save(CheckpointOutput out) {
    run.save(out);
    List<PathStack> stacks = workers.stream().map(worker -> worker.stack).toList();
    share.forAll(
        stacks,
        jobs -> {
          out.writeInt(jobs.size());
          jobs.forEach(job -> job.save(out));
        });
  }

  @Override
  public void restore(CheckpointInput in) {
    run.restore(in, system);
    for (int left = in.readInt(); left > 0; left--) {
      share.give(PathStack.Job.read(in));
    }
  }

  @Override
  public void moveTo(SearchReceiver receiver) {
    receiver.figures(run);
    List<PathStack> stacks = workers.stream().map(worker -> worker.stack).toList();
    share.forAll(stacks, jobs -> receiver.stacks(store, jobs));
  }

  private boolean needsProviso() {
    return reduction.isPresent()
        && reduction.get().preserved() == TransitionReduction.Preserved.STEPS;
  }

  private final class Worker implements Runnable {
    private final PathStack stack = new PathStack();
    private final WorkerStatistics account;
    private final Explorer explorer;
    private long expanded;

    Worker(WorkerStatistics account) {
      this.account = account;
      TransitionSelection selection = reduction.map(TransitionReduction::newSelection).orElse(null);
      this.explorer =
          new Explorer(system, store, run, account, stack::path, selection, proviso(), states);
    }

    void begin(int[] initial) {
      StoreSession session = explorer.session();
      session.enter();
      share.give(PathStack.Job.first(explorer.start(initial)));
      session.leave();
    }

    @Override
    public void run() {
      try {
        while (share.take(stack)) {
          work();
        }
        run.ended();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        run.failed(new CancelledException());
      } catch (RuntimeException | Error e) {
        run.failed(e);
      } finally {
        share.finish();
      }
    }

    private Proviso proviso() {
      return needsProviso() ? this::leadsOn : Proviso.NONE;
    }

    /** Whether a step leads to a state that is new, or, while it can be told, left for good. */
    private boolean leadsOn(StoreSession session, int arrivals) {
      if (Proviso.NEW_STATE.isMet(session, arrivals)) {
        return true;
      }
      if (!stack.isWhole()) {
        return false;
      }
      for (int i = 0; i < arrivals; i++) {
        if (!stack.contains(~session.settled(i))) {
          return true;
        }
      }
      return false;
    }

    private void work() {
      CheckpointGate checkpoints = run.checkpoints();
      checkpoints.enter();
      explorer.session().enter();
      try {
        while (!run.isOver() && stack.unwind()) {
          advance();
          if (checkpoints.isRequested()) {
            pause();
          }
        }
      } finally {
        explorer.session().leave();
        checkpoints.leave();
        account.holds(stack.memoryBytes());
        account.report();
      }
      if (run.isOver()) {
        share.finish();
      }
    }

    private void pause() {
      explorer.session().leave();
      try {
        run.checkpoints().pause();
      } finally {
        explorer.session().enter();
      }
    }

    private void advance() {
      long depth = stack.depth();
      long handle = stack.enter();
      account.reachedDepth(depth);
      if (!run.isWithin(depth)) {
        return;
      }
      int arrivals = explorer.expand(handle);
      for (int i = arrivals - 1; i >= 0; i--) {
        long arrival = explorer.arrival(i);
        if (arrival >= 0) {
          stack.push(arrival);
        }
      }
      expanded++;
      if (share.isHungry() && expanded > ALONE) {
        PathStack.Job job = stack.give();
        if (job != null) {
          share.give(job);
        }
      }
      account.holds(stack.memoryBytes());
    }
  }
}
