package dev.gyre.emptiness;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.search.CheckpointGate;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.StateAudit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;

/** Counts what a search does, looks at its limits now and then, and knows the reason to stop. */
final class SearchControl {
  private static final int POLL_INTERVAL = 1 << 10;

  private final SearchLimits limits;
  private final SearchObserver observer;
  private final LongSupplier states;
  private final LongSupplier memory;
  private final LongSupplier disk;
  private long transitions;
  private long deepest;
  private int sincePoll;
  private final AtomicReference<SearchOutcome.End> stopped;
  private boolean cut;
  private boolean isAround;
  private final CheckpointGate checkpoints;

  /** Tells the others of the same search what this thread takes up. */
  private Runnable report = () -> {};

  /**
   * @param states how many there are so far
   * @param memory how many bytes the search takes up
   */
  SearchControl(
      SearchLimits limits, SearchObserver observer, LongSupplier states, LongSupplier memory) {
    this(limits, observer, states, memory, () -> 0);
  }

  /**
   * @param states how many there are so far
   * @param memory how many bytes the search takes up
   * @param disk how many bytes its files take up
   */
  SearchControl(
      SearchLimits limits,
      SearchObserver observer,
      LongSupplier states,
      LongSupplier memory,
      LongSupplier disk) {
    this.disk = disk;
    this.stopped = new AtomicReference<>();
    this.limits = limits;
    this.observer = observer;
    this.states = states;
    this.memory = memory;
    this.checkpoints = new CheckpointGate(observer.journal(), this::isOver, this::stop);
  }

  private SearchControl(SearchControl first, SearchObserver observer) {
    this.stopped = first.stopped;
    this.limits = first.limits;
    this.observer = observer;
    this.states = first.states;
    this.memory = first.memory;
    this.disk = first.disk;
    this.checkpoints = first.checkpoints;
  }

  /** Where the workers meet when the search is written down. */
  CheckpointGate checkpoints() {
    return checkpoints;
  }

  /**
   * A watch for another thread of the same search, which ends when this one does. Progress is told
   * by one thread; but the states of all are audited, since any of them may be the only one to come
   * to a state that matters.
   */
  SearchControl colleague() {
    SearchObserver silent =
        new SearchObserver() {
          @Override
          public void progress(Progress progress) {
            // Told by the thread that this is a colleague of.
          }

          @Override
          public boolean isCancelled() {
            return false;
          }

          @Override
          public StateAudit newAudit() {
            return observer.newAudit();
          }
        };
    return new SearchControl(this, silent);
  }

  /** Who hears of another search that this one starts, over states that stand for themselves. */
  SearchObserver unaudited() {
    return new SearchObserver() {
      @Override
      public void progress(Progress progress) {
        observer.progress(progress);
      }

      @Override
      public boolean isCancelled() {
        return observer.isCancelled();
      }
    };
  }

  /** What this thread does before it looks at the limits, so that they are about the present. */
  void beforeLooking(Runnable action) {
    report = action;
  }

  /** Who looks at the states of one more graph. */
  StateAudit newAudit() {
    return observer.newAudit();
  }

  /** Whether a state that is so many steps away may be looked at; remembers if not. */
  boolean isWithin(long depth) {
    deepest = Math.max(deepest, depth);
    if (depth < limits.maxDepth()) {
      return true;
    }
    cut = true;
    return false;
  }

  void arrived(int times) {
    transitions += times;
  }

  /** Called once for each state. */
  void tick() {
    if (++sincePoll >= POLL_INTERVAL) {
      sincePoll = 0;
      poll(0);
    }
  }

  private void poll(long stepsInside) {
    report.run();
    long bytes = memory.getAsLong();
    observer.progress(
        new SearchObserver.Progress(
            states.getAsLong(), transitions, deepest, bytes, stepsInside, disk.getAsLong()));
    if (observer.isCancelled()) {
      checkpoints.endFor(SearchOutcome.End.CANCELLED, stepsInside);
    } else if (bytes > limits.memoryBytes()) {
      checkpoints.endFor(SearchOutcome.End.MEMORY_LIMIT, stepsInside);
    } else if (limits.isLate(System.nanoTime())) {
      checkpoints.endFor(SearchOutcome.End.TIME_LIMIT, stepsInside);
    } else {
      checkpoints.look();
    }
  }

  void save(CheckpointOutput out) {
    out.writeLong(transitions);
    out.writeLong(deepest);
    out.writeBoolean(cut);
    out.writeBoolean(isAround);
  }

  /** Adds what was seen by a search that goes on here. */
  void addSaved(CheckpointInput in) {
    transitions += in.readLong();
    deepest = Math.max(deepest, in.readLong());
    cut |= in.readBoolean();
    isAround |= in.readBoolean();
  }

  /** Whether an atomic sequence of so many steps goes beyond the depth limit. */
  boolean isTooDeep(int steps) {
    cut |= steps >= limits.maxDepth();
    return steps >= limits.maxDepth();
  }

  /**
   * Whether an atomic sequence that is long already is to be left because of other limits.
   *
   * @param stepsInside how many steps were made in it
   */
  boolean isTooLong(long stepsInside) {
    poll(stepsInside);
    return isOver();
  }

  /** The thread was asked to stop. */
  void cancelled() {
    stop(limits.cancelledNow());
  }

  /** The first reason counts. */
  void stop(SearchOutcome.End reason) {
    stopped.compareAndSet(null, reason);
  }

  boolean isOver() {
    return stopped.get() != null;
  }

  SearchOutcome.End end() {
    if (isOver()) {
      return stopped.get();
    }
    if (isAround) {
      return SearchOutcome.End.ENDLESS_SEQUENCE;
    }
    return cut ? SearchOutcome.End.DEPTH_LIMIT : SearchOutcome.End.COMPLETE;
  }

  /** A run can stay inside an atomic sequence for ever, where nobody sees what it does. */
  void goesAround() {
    isAround = true;
  }

  /** Whether that was said. */
  boolean hasGoneAround() {
    return isAround;
  }

  /** Whether something was left out because it was too far away. */
  boolean hasCut() {
    return cut;
  }

  long transitions() {
    return transitions;
  }

  long deepest() {
    return deepest;
  }
}
