package dev.gyre.emptiness;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.Resumable;
import dev.gyre.search.CheckpointGate;
import dev.gyre.search.SearchOutcome;
import dev.gyre.store.SharedNumbers;
import dev.gyre.store.StoreFullException;
import dev.gyre.system.CancelledException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.SplittableRandom;

/**
 * One worker of a {@link ParallelEmptinessSearch}: a depth-first search of its own, in an order of
 * its own, over components that all workers share. When a worker comes to a part that others have
 * begun, it helps with the states whose steps are not followed yet; what is dead it leaves alone.
 *
 * <p>Invariant: a state is done only when each of its steps leads to a dead state, or to one of the
 * same set whose marks have those of the step. So a set is dead only when all it leads to is, and
 * when it has the marks of all its steps.
 */
final class ComponentWorker implements Runnable, Resumable {
  private final int index;
  private final SharedNumbers.Session session;
  private final SharedComponents components;
  private final ProductGraph graph;
  private final SearchControl watch;
  private final ParallelEmptinessSearch search;
  private final long bit;
  private final long goal;
  private final SplittableRandom random;

  /** For each place on the path the state that is being expanded there. */
  private final StepStack stack = new StepStack();

  /** For each place on the path the state by which the worker came to the set. */
  private int[] entries = new int[64];

  private final RootStack roots = new RootStack();

  /** Where steps lead that lie on no accepted cycle; searches of their own begin there. */
  private final Deque<Integer> later = new ArrayDeque<>();

  private final BitSet kept = new BitSet();

  /** What the watches of others may read while this goes on. */
  private volatile long reportedBytes;

  ComponentWorker(
      int index,
      ParallelEmptinessSearch search,
      SharedNumbers.Session session,
      ProductGraph graph,
      SearchControl watch) {
    this.index = index;
    this.search = search;
    this.session = session;
    this.components = search.components();
    this.graph = graph;
    this.watch = watch;
    this.bit = 1L << index;
    this.goal = graph.goal() | SharedComponents.CLOSED;
    this.random = new SplittableRandom(index);
    watch.beforeLooking(this::report);
  }

  /** In the middle of an atomic sequence, too, which may take more than all the rest. */
  private void report() {
    reportedBytes = stack.memoryBytes() + roots.memoryBytes() + graph.memoryBytes();
  }

  SearchControl watch() {
    return watch;
  }

  long reportedBytes() {
    return reportedBytes;
  }

  @Override
  public void run() {
    watch.checkpoints().enter();
    session.enter();
    try {
      search();
      while (!later.isEmpty() && !watch.isOver()) {
        int start = later.remove();
        if (components.claim(start, bit) == SharedComponents.Claim.NEW) {
          enter(start, 0);
          search();
        }
      }
    } catch (OutOfMemoryError e) {
      // What failed is one large array; the figures so far are still there to be told.
      watch.stop(SearchOutcome.End.HEAP_EXHAUSTED);
    } catch (StoreFullException e) {
      watch.stop(SearchOutcome.End.STORE_FULL);
    } catch (CancelledException e) {
      watch.cancelled();
    } catch (RuntimeException | Error e) {
      search.failed(e);
    } finally {
      session.leave();
      watch.checkpoints().leave();
    }
  }

  /** The work begins at the initial state. */
  void begin() {
    later.add(0);
  }

  @Override
  public void save(CheckpointOutput out) {
    stack.save(out);
    out.writeInts(entries, stack.depth());
    roots.save(out);
    out.writeArray(later.stream().mapToInt(Integer::intValue).toArray());
    out.writeArray(kept.toLongArray());
    watch.save(out);
  }

  @Override
  public void restore(CheckpointInput in) {
    stack.restore(in);
    entries = new int[Math.max(entries.length, stack.depth())];
    in.readInts(entries, stack.depth());
    roots.restore(in);
    for (int state : in.readIntArray()) {
      later.add(state);
    }
    kept.or(BitSet.valueOf(in.readLongArray()));
    watch.addSaved(in);
  }

  private void search() {
    CheckpointGate checkpoints = watch.checkpoints();
    while (!stack.isEmpty() && !watch.isOver()) {
      if (checkpoints.isRequested()) {
        pause();
      } else if (stack.advance()) {
        follow(stack.target(), stack.marks());
      } else {
        components.done(stack.top());
        goOn();
      }
    }
  }

  private void pause() {
    session.leave();
    try {
      watch.checkpoints().pause();
    } finally {
      session.enter();
    }
  }

  private void follow(int target, long marks) {
    if ((marks & AcceptanceMarks.CUT) != 0) {
      if (!kept.get(target)) {
        kept.set(target);
        later.add(target);
      }
      return;
    }
    switch (components.claim(target, bit)) {
      case NEW -> enter(target, marks);
      case FOUND -> close(target, marks);
      case DEAD -> {
        // All that lies there was seen.
      }
    }
  }

  /** A step leads back to the path: everything from there on is one set. */
  private void close(int target, long marks) {
    long all = marks | SharedComponents.CLOSED;
    while (!components.isSame(target, stack.top())) {
      int top = roots.top();
      all |= roots.topReachedBy();
      roots.pop();
      components.unite(top, roots.top());
    }
    if ((components.mark(target, all) & goal) == goal) {
      search.found(target);
    }
  }

  private void enter(int state, long marks) {
    roots.push(state, marks);
    stack.push(state);
    if (stack.depth() > entries.length) {
      entries = Arrays.copyOf(entries, entries.length * 2);
    }
    entries[stack.depth() - 1] = state;
    watch.tick();
    goOn();
  }

  /**
   * Expands a state of the top set that still needs it, or leaves the set if there is none. A set
   * to which the worker came earlier on its path is left for that place.
   */
  private void goOn() {
    int entry = entries[stack.depth() - 1];
    if (!roots.isTop(entry)) {
      stack.pop();
      return;
    }
    int state = components.pick(entry);
    if (state != SharedComponents.NONE) {
      stack.replaceTop(state);
      expand(state);
      return;
    }
    stack.pop();
    roots.pop();
    if (!stack.isEmpty() && components.isDead(stack.top())) {
      stack.dropPending();
    }
  }

  private void expand(int state) {
    if (!watch.isWithin(stack.depth() - 1L)) {
      return;
    }
    int count = graph.explore(state);
    watch.arrived(count);
    for (int promise = 0; promise <= ProductGraph.MOST_PROMISING; promise++) {
      for (int step = count - 1; step >= 0; step--) {
        if (graph.promise(step) == promise) {
          stack.addPending((int) graph.target(step), graph.marks(step));
        }
      }
    }
    if (index > 0) {
      stack.shuffle(random);
    }
  }
}
