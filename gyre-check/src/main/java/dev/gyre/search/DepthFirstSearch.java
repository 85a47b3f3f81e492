package dev.gyre.search;

import dev.gyre.store.StateStore;
import dev.gyre.system.Fault;
import dev.gyre.system.TransitionSystem;
import java.util.List;

/**
 * Visits every state, going deeper first; decides whether a bad step or an invalid end state can be
 * reached. The stack is the path, so a violation comes with its trace.
 *
 * <p>Invariant: every state of the store is on the stack with its remaining transitions, or has
 * been left after all of them were taken. For one thread; needs an exact store. With a depth limit
 * a state that was first reached at the limit is not looked at again on a shorter way, so what lies
 * behind it may be missed; the outcome then says {@link SearchOutcome.End#DEPTH_LIMIT}.
 */
public final class DepthFirstSearch {
  private final StateStore store;
  private final DepthFirstStack stack = new DepthFirstStack();
  private final Deepening deepening = new Deepening();
  private final Expansion expansion;
  private final SearchRun run;
  private final int[] initial;

  public DepthFirstSearch(
      TransitionSystem system, StateStore store, SearchOptions options, SearchObserver observer) {
    this.store = store;
    this.expansion = new Expansion(system.newStepper(), store, stack, deepening);
    this.run = new SearchRun(store, stack, options, observer);
    this.initial = system.initialState();
  }

  public SearchOutcome run() {
    return run.run(this::advance);
  }

  private boolean advance() {
    if (!stack.isEmpty()) {
      expansion.advance();
    } else if (store.size() == 0) {
      deepening.arrived(initial, initial.length);
    }
    return !stack.isEmpty();
  }

  /** Goes on from each new state at once. */
  private final class Deepening implements Expansion.Listener {
    @Override
    public void taken(long transition) {
      run.transitionTaken(transition);
    }

    @Override
    public void faulty(List<Fault> faults) {
      run.faulty(faults, stack::path);
    }

    @Override
    public boolean mayGoDeeper() {
      if (!run.isWithin(stack.depth())) {
        return false;
      }
      run.reachedDepth(stack.depth() + 1L);
      return true;
    }

    @Override
    public void arrived(int[] words, int length) {
      run.arrived();
      long handle = store.add(words, length, StateStore.NO_PARENT);
      if (handle < 0 || !run.isWithin(stack.depth())) {
        return;
      }
      int count = expansion.list(words, length);
      if (count > 0) {
        expansion.push(handle, count);
      } else if (!expansion.isValidEnd()) {
        run.invalidEnd(stack::path);
      }
      run.reachedDepth(stack.depth());
    }
  }
}
