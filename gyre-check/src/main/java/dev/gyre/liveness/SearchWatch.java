package dev.gyre.liveness;

import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOutcome;
import java.util.function.LongSupplier;

/** Counts what a search does, looks at its limits now and then, and knows the reason to stop. */
final class SearchWatch {
  private static final int POLL_INTERVAL = 1 << 10;

  private final SearchLimits limits;
  private final SearchObserver observer;
  private final LongSupplier states;
  private final LongSupplier memory;
  private long transitions;
  private long deepest;
  private int sincePoll;
  private SearchOutcome.End stopped;
  private boolean cut;

  /**
   * @param states how many there are so far
   * @param memory how many bytes the search takes up
   */
  SearchWatch(
      SearchLimits limits, SearchObserver observer, LongSupplier states, LongSupplier memory) {
    this.limits = limits;
    this.observer = observer;
    this.states = states;
    this.memory = memory;
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
      poll();
    }
  }

  private void poll() {
    long bytes = memory.getAsLong();
    observer.progress(new SearchObserver.Progress(states.getAsLong(), transitions, deepest, bytes));
    if (observer.isCancelled()) {
      stop(SearchOutcome.End.CANCELLED);
    } else if (bytes > limits.memoryBytes()) {
      stop(SearchOutcome.End.MEMORY_LIMIT);
    } else if (limits.isLate(System.nanoTime())) {
      stop(SearchOutcome.End.TIME_LIMIT);
    }
  }

  /** Whether an atomic sequence of so many steps goes beyond the depth limit. */
  boolean isTooDeep(int steps) {
    cut |= steps >= limits.maxDepth();
    return steps >= limits.maxDepth();
  }

  /** Whether an atomic sequence that is long already is to be left because of other limits. */
  boolean isTooLong() {
    poll();
    return isOver();
  }

  /** The first reason counts. */
  void stop(SearchOutcome.End reason) {
    if (stopped == null) {
      stopped = reason;
    }
  }

  boolean isOver() {
    return stopped != null;
  }

  SearchOutcome.End end() {
    if (stopped != null) {
      return stopped;
    }
    return cut ? SearchOutcome.End.DEPTH_LIMIT : SearchOutcome.End.COMPLETE;
  }

  long transitions() {
    return transitions;
  }

  long deepest() {
    return deepest;
  }
}
