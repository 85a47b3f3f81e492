package dev.gyre.search;

import dev.gyre.store.StateStore;
import dev.gyre.system.Fault;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** Finds the transitions that lead to a stored state, from the parents the store remembers. */
final class PathFinder {
  private final TransitionSystem system;
  private final StateStore store;

  PathFinder(TransitionSystem system, StateStore store) {
    this.system = system;
    this.store = store;
  }

  /** The transitions from the initial state to this one. */
  List<Long> to(long handle) {
    Deque<Long> chain = new ArrayDeque<>();
    for (long h = handle; h != StateStore.NO_PARENT; h = store.parent(h)) {
      chain.push(h);
    }
    List<Long> path = new ArrayList<>();
    long parent = chain.pop();
    while (!chain.isEmpty()) {
      long child = chain.pop();
      path.addAll(new Hop(parent, child).find());
      parent = child;
    }
    return path;
  }

  /** The way from a state to one of its successors. */
  private final class Hop implements Expansion.Listener {
    private final DepthFirstStack stack = new DepthFirstStack();
    private final Expansion expansion = new Expansion(system.newStepper(), store, stack, this);
    private final long parent;
    private final int[] wanted;
    private boolean found;

    Hop(long parent, long child) {
      this.parent = parent;
      this.wanted = new int[store.length(child)];
      store.read(child, wanted);
    }

    List<Long> find() {
      expansion.push(parent, expansion.list(parent));
      while (!stack.isEmpty()) {
        expansion.advance();
        if (found) {
          return stack.path();
        }
      }
      throw new IllegalStateException("a stored state is not a successor of its parent");
    }

    @Override
    public void taken(long transition) {
      // Counted when the state was expanded for the first time.
    }

    @Override
    public void faulty(List<Fault> faults) {
      // Reported when the state was expanded for the first time.
    }

    @Override
    public boolean mayGoDeeper() {
      return true;
    }

    @Override
    public void arrived(int[] words, int length) {
      found = Arrays.equals(words, 0, length, wanted, 0, wanted.length);
    }
  }
}
