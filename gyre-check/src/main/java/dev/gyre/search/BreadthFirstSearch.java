package dev.gyre.search;

import dev.gyre.store.OrderedStore;
import dev.gyre.store.StateStore;
import dev.gyre.system.Fault;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.List;

/**
 * Visits every state, nearest first; decides the same as {@link DepthFirstSearch} and counts the
 * same states and transitions. The path of a violation passes through as few stored states as
 * possible (steps inside an atomic sequence come on top).
 *
 * <p>The queue is the store itself, walked in the order of insertion. Invariant: all states before
 * the current one are fully expanded. The store must keep parents; a path is found by expanding the
 * states on the chain of parents once more. For one thread; needs an exact store.
 */
public final class BreadthFirstSearch {
  private final OrderedStore store;
  private final DepthFirstStack stack = new DepthFirstStack();
  private final Collecting collecting = new Collecting();
  private final Expansion expansion;
  private final SearchRun run;
  private final PathFinder paths;
  private final int[] initial;

  /** The state that is being expanded. */
  private long current = StateStore.NO_PARENT;

  private long lastAdded = StateStore.NO_PARENT;

  /** The last state that is as far away as the current one. */
  private long lastOfLevel = StateStore.NO_PARENT;

  private long level = -1;

  public BreadthFirstSearch(
      TransitionSystem system, OrderedStore store, SearchOptions options, SearchObserver observer) {
    this.store = store;
    this.expansion = new Expansion(system.newStepper(), store, stack, collecting);
    this.run = new SearchRun(store, stack, options, observer);
    this.paths = new PathFinder(system, store);
    this.initial = system.initialState();
  }

  public SearchOutcome run() {
    collecting.arrived(initial, initial.length);
    return run.run(this::advance);
  }

  private boolean advance() {
    if (!stack.isEmpty()) {
      expansion.advance();
      return true;
    }
    current = current == StateStore.NO_PARENT ? lastAdded : store.next(current);
    if (current == OrderedStore.NONE) {
      return false;
    }
    if (level < 0 || current > lastOfLevel) {
      level++;
      lastOfLevel = lastAdded;
      run.reachedDepth(level);
    }
    if (run.isWithin(level)) {
      expand();
    }
    return true;
  }

  private void expand() {
    int count = expansion.list(current);
    if (count > 0) {
      expansion.push(current, count);
    } else if (!expansion.isValidEnd()) {
      run.invalidEnd(this::path);
    }
  }

  /** To the current state, and what was taken since. */
  private List<Long> path() {
    List<Long> path = new ArrayList<>(paths.to(current));
    path.addAll(stack.path());
    return path;
  }

  /** Puts each new state behind the others. */
  private final class Collecting implements Expansion.Listener {
    @Override
    public void taken(long transition) {
      run.transitionTaken(transition);
    }

    @Override
    public void faulty(List<Fault> faults) {
      run.faulty(faults, BreadthFirstSearch.this::path);
    }

    @Override
    public boolean mayGoDeeper() {
      // The inside of an atomic sequence does not count as distance.
      return true;
    }

    @Override
    public void arrived(int[] words, int length) {
      run.arrived();
      long handle = store.add(words, length, current);
      if (handle >= 0) {
        lastAdded = handle;
      }
    }
  }
}
