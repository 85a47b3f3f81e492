package dev.gyre.search;

import dev.gyre.runs.Block;
import dev.gyre.runs.BlockReader;
import dev.gyre.system.CancelledException;
import dev.gyre.system.TransitionSystem;
import java.util.Arrays;
import java.util.Optional;

/**
 * One worker of a {@link DiskSearch}: expands blocks of the level, and looks up candidates, phase
 * after phase, until there is nothing left to do.
 */
final class DiskWorker implements Runnable {
  /** A level with fewer states is left to the first worker. */
  static final int WORTH_SHARING = 1 << 10;

  private final boolean isFirst;
  private final SearchRun run;
  private final DiskStates store;
  private final DiskFrontier frontier;
  private final DiskPaths paths;
  private final DiskPhase phase;
  private final LevelBarrier barrier;
  private final WorkerStatistics account;
  private final DiskStates.Session session;
  private final Explorer explorer;
  private final BlockReader reader = new BlockReader();

  /** What is being expanded, and how far that is. */
  private Block block = new Block();

  private int number;
  private int position;

  /**
   * What the workers share.
   *
   * @param reduction leaves out steps by the state alone
   * @param states which states stand for others
   */
  record Shared(
      TransitionSystem system,
      SearchRun run,
      DiskStates store,
      DiskFrontier frontier,
      DiskPaths paths,
      DiskPhase phase,
      LevelBarrier barrier,
      Optional<TransitionReduction> reduction,
      Optional<Canonicalization> states) {}

  /**
   * @param number 0 for the first worker
   */
  DiskWorker(Shared shared, WorkerStatistics account, int number) {
    this.isFirst = number == 0;
    this.run = shared.run();
    this.store = shared.store();
    this.frontier = shared.frontier();
    this.paths = shared.paths();
    this.phase = shared.phase();
    this.barrier = shared.barrier();
    this.account = account;
    this.session = store.newSession();
    this.explorer =
        new Explorer(
            shared.system(),
            session,
            new PathFinder(shared.system(), paths.store(), shared.states()),
            run,
            account,
            this::path,
            shared.reduction().map(TransitionReduction::newSelection).orElse(null),
            Proviso.NONE,
            shared.states());
  }

  /** The initial state is a candidate. */
  void begin(int[] initial) {
    explorer.start(initial);
    session.sortCandidates();
  }

  DiskStates.Session session() {
    return session;
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
      while (!phase.isOver()) {
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
      Optional<CandidateLookup> lookup = phase.lookup();
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
    account.reachedDepth(frontier.depth());
    boolean isMine = isFirst || frontier.width() >= WORTH_SHARING;
    while (isMine && frontier.isWithin() && !isInterrupted() && takeBlock()) {
      while (hasBlock() && !isInterrupted()) {
        explorer.expand(position++);
      }
    }
    session.sortCandidates();
    account.report();
  }

  private boolean isInterrupted() {
    return run.isOver() || store.isFull() || run.checkpoints().isRequested();
  }

  private boolean takeBlock() {
    if (hasBlock()) {
      return true;
    }
    Optional<DiskCheckpoint.Rest> rest = frontier.take();
    if (rest.isEmpty()) {
      return false;
    }
    block = frontier.read(rest.get(), reader);
    number = rest.get().block();
    position = rest.get().position();
    session.open(block);
    return true;
  }

  private long[] path() {
    return paths.to(Arrays.copyOf(session.words(), session.length()), frontier.level());
  }
}
