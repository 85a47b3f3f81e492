package dev.gyre.search;

import dev.gyre.store.StateStore;
import dev.gyre.system.Fault;
import java.util.BitSet;
import java.util.List;
import java.util.function.Supplier;

/** What every search keeps account of: figures, findings, limits. */
final class SearchRun {
  private static final int POLL_INTERVAL = 1 << 12;

  private final StateStore store;
  private final DepthFirstStack stack;
  private final SearchOptions options;
  private final SearchObserver observer;
  private final Findings findings;
  private final BitSet takenEdges = new BitSet();
  private long transitions;
  private long deepest;
  private boolean cut;
  private int sincePoll;

  SearchRun(
      StateStore store, DepthFirstStack stack, SearchOptions options, SearchObserver observer) {
    this.store = store;
    this.stack = stack;
    this.options = options;
    this.observer = observer;
    this.findings = new Findings(options);
  }

  /** One step of a search. */
  interface Round {
    /** Does a little work; false when there is none left. */
    boolean advance();
  }

  /** Works until nothing is left, something bad was found, or a limit is reached. */
  SearchOutcome run(Round round) {
    SearchOutcome.End end = null;
    try {
      while (end == null && round.advance()) {
        end = check();
      }
      if (end == null) {
        end = check();
      }
    } catch (OutOfMemoryError e) {
      // What failed is one large array; the figures so far are still there to be told.
      end = SearchOutcome.End.HEAP_EXHAUSTED;
    }
    if (end == null) {
      end = cut ? SearchOutcome.End.DEPTH_LIMIT : SearchOutcome.End.COMPLETE;
    }
    return new SearchOutcome(
        end,
        store.size(),
        transitions,
        deepest,
        memoryBytes(),
        findings.count(),
        findings.kept(),
        takenEdges);
  }

  private SearchOutcome.End check() {
    if (findings.isEnough()) {
      return SearchOutcome.End.VIOLATION;
    }
    if (++sincePoll < POLL_INTERVAL) {
      return null;
    }
    sincePoll = 0;
    return poll();
  }

  private SearchOutcome.End poll() {
    long memory = memoryBytes();
    observer.progress(new SearchObserver.Progress(store.size(), transitions, deepest, memory));
    if (observer.isCancelled()) {
      return SearchOutcome.End.CANCELLED;
    }
    if (memory > options.limits().memoryBytes()) {
      return SearchOutcome.End.MEMORY_LIMIT;
    }
    return options.limits().isLate(System.nanoTime()) ? SearchOutcome.End.TIME_LIMIT : null;
  }

  private long memoryBytes() {
    return store.memoryBytes() + stack.memoryBytes();
  }

  void transitionTaken(long transition) {
    TransitionMarks.mark(transition, takenEdges);
  }

  /** The search came to a state that others can see. */
  void arrived() {
    transitions++;
  }

  void reachedDepth(long depth) {
    deepest = Math.max(deepest, depth);
  }

  /** Whether a state that is so many steps away may be looked at; remembers if not. */
  boolean isWithin(long depth) {
    if (depth < options.limits().maxDepth()) {
      return true;
    }
    cut = true;
    return false;
  }

  void faulty(List<Fault> faults, Supplier<List<Long>> path) {
    findings.faults(faults, path);
  }

  void invalidEnd(Supplier<List<Long>> path) {
    findings.invalidEnd(path);
  }
}
