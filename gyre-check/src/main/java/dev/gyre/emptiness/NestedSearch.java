package dev.gyre.emptiness;

import dev.gyre.property.Fairness;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOutcome;
import dev.gyre.store.FlaggedStates;
import dev.gyre.store.StoreFullException;
import dev.gyre.system.InternalFault;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Looks for a reachable cycle that carries all acceptance marks, with a store that keeps only a few
 * bits for each state: a nested depth-first search. The outer search finds all states; whenever it
 * leaves a step, an inner one carries the marks that were gathered on to what lies behind. With one
 * acceptance set it is the search of [SchwoonEsparza2005], with several the generalised one of
 * [Couvreur2005].
 *
 * <p>A bad run that is found is one: a cycle is closed only over states of the path, which is
 * exact, and the run is put together by an exact search that begins on the cycle. If none is found
 * that is probably so, because the store may take a new state for one it knows.
 *
 * <p>Invariant: flag {@link #VISITED} of a state is up when the outer search was there; flag 1 + m
 * when the inner search has carried mark m there, and on to all that was visited behind.
 */
public final class NestedSearch {
  private static final int VISITED = 0;

  private final CycleQuestion question;
  private final AcceptanceMarks acceptance;
  private final SearchLimits limits;
  private final FlaggedStates store;
  private final ProductGraph graph;
  private final SearchControl watch;
  private final OpenPath path = new OpenPath();
  private final long goal;

  /** The marks that some step lacks: all others are everywhere, and need no flags. */
  private long telling;

  private long states;
  private Optional<Lasso> lasso = Optional.empty();

  /**
   * @param question about labels or edges of acceptance, without fairness or with weak fairness
   */
  public NestedSearch(
      CycleQuestion question, FlaggedStates store, SearchLimits limits, SearchObserver observer) {
    this(question, AcceptanceMarks.of(question), store, limits, observer);
  }

  NestedSearch(
      CycleQuestion question,
      AcceptanceMarks marks,
      FlaggedStates store,
      SearchLimits limits,
      SearchObserver observer) {
    if (question.fairness() == Fairness.STRONG || question.fairness() == Fairness.GLOBAL) {
      throw new IllegalArgumentException("a nested search knows weak fairness only");
    }
    if (question.states().isPresent()) {
      throw new IllegalArgumentException("in a nested search every state stands for itself");
    }
    this.question = question;
    this.acceptance = marks;
    this.limits = limits;
    this.store = store;
    this.watch = new SearchControl(limits, observer, () -> states, this::memoryBytes);
    this.graph = new ProductGraph(question, marks, store, watch);
    this.goal = graph.goal();
    this.telling = ~(-1L << marks.sets());
  }

  /**
   * Searches, once.
   *
   * @throws dev.gyre.system.ModelTooLargeException if there are more processes or acceptance sets
   *     than marks for them
   * @throws IllegalArgumentException if steps are cut: the question is about progress labels
   */
  public LivenessOutcome run() {
    try {
      long initial = graph.number(graph.initialWords());
      store.raise(initial, VISITED);
      watch.arrived(1);
      enter(initial, 0);
      while (path.depth() > 0 && !watch.isOver()) {
        advance();
      }
    } catch (OutOfMemoryError e) {
      // What failed is one large array; the figures so far are still there to be told.
      watch.stop(SearchOutcome.End.HEAP_EXHAUSTED);
    } catch (StoreFullException e) {
      watch.stop(SearchOutcome.End.STORE_FULL);
    }
    return new LivenessOutcome(
        watch.end(), states, watch.transitions(), watch.deepest(), memoryBytes(), lasso);
  }

  private void enter(long state, long marks) {
    states++;
    path.push(state, marks);
    watch.tick();
    if (!watch.isWithin(path.depth() - 1L)) {
      return;
    }
    int count = graph.explore(state);
    watch.arrived(count);
    learn();
    for (int promise = 0; promise <= ProductGraph.MOST_PROMISING; promise++) {
      for (int step = count - 1; step >= 0; step--) {
        if ((graph.marks(step) & AcceptanceMarks.CUT) != 0) {
          throw new IllegalArgumentException("a nested search cannot leave out steps");
        }
        if (graph.promise(step) == promise) {
          path.addPending(graph.target(step), graph.marks(step));
        }
      }
    }
  }

  /** A process that can move is one that a run might ignore. */
  private void learn() {
    if (question.fairness() == Fairness.WEAK) {
      telling |= (graph.enabled() << acceptance.sets()) & ~AcceptanceMarks.CUT;
    }
  }

  /** Looks at the next step; one that leads to a new state is looked at again after the return. */
  private void advance() {
    if (!path.hasPending()) {
      leave();
      return;
    }
    long target = path.nextTarget();
    long marks = path.nextMarks();
    if (path.place(target) == OpenPath.NOWHERE && store.raise(target, VISITED)) {
      enter(target, marks);
      return;
    }
    path.dropNext();
    long carried = path.gathered(path.depth() - 1) | marks;
    if (carry(carried, target)) {
      carryOn(carried, target);
    }
  }

  /** What was gathered at a state is written down when it leaves the path. */
  private void leave() {
    long gathered = path.gathered(path.depth() - 1);
    long state = path.top();
    path.pop();
    raise(state, gathered);
  }

  private boolean raise(long state, long marks) {
    boolean anyNew = false;
    for (long left = marks & telling; left != 0; left &= left - 1) {
      anyNew |= store.raise(state, 1 + Long.numberOfTrailingZeros(left));
    }
    return anyNew;
  }

  /**
   * Marks come to a state that was visited; whether it, and what lies behind, must hear of them.
   */
  private boolean carry(long marks, long target) {
    int place = path.place(target);
    if (place == OpenPath.NOWHERE) {
      return raise(target, marks);
    }
    long all = marks | path.gathered(place) | path.marksAfter(place, goal);
    if ((all & goal) == goal) {
      found(place);
      return false;
    }
    boolean isNews = (marks & ~path.gathered(place) & telling) != 0;
    path.gather(place, marks);
    return isNews;
  }

  /** The inner search: carries marks to everything that was visited behind a state. */
  private void carryOn(long marks, long start) {
    Deque<Long> waiting = new ArrayDeque<>();
    waiting.push(start);
    while (!waiting.isEmpty() && !watch.isOver()) {
      int count = graph.explore(waiting.pop());
      watch.arrived(count);
      watch.tick();
      learn();
      for (int step = 0; step < count && !watch.isOver(); step++) {
        long target = graph.target(step);
        boolean isVisited = path.place(target) != OpenPath.NOWHERE || store.isUp(target, VISITED);
        if (isVisited && carry(marks, target)) {
          waiting.push(target);
        }
      }
    }
  }

  // ---- the bad run

  private void found(int place) {
    ProductGraph walker = new ProductGraph(question, acceptance, store, watch);
    List<Long> way = new ArrayList<>();
    for (int i = 0; i < place; i++) {
      way.addAll(step(walker, path.state(i), path.state(i + 1)));
    }
    store.load(path.state(place));
    int[] start = Arrays.copyOf(store.words(), store.length());
    LivenessOutcome exact =
        new EmptinessSearch(question, acceptance, limits, SearchObserver.NONE, start).run();
    exact
        .lasso()
        .ifPresentOrElse(
            rest -> {
              int cycleStart = way.size() + rest.cycleStart();
              way.addAll(rest.path());
              lasso = Optional.of(new Lasso(way, cycleStart, rest.extent()));
              watch.stop(SearchOutcome.End.VIOLATION);
            },
            () -> giveUp(exact.end()));
  }

  /** The cycle is there, but a limit was reached before it was found again. */
  private void giveUp(SearchOutcome.End reason) {
    if (reason == SearchOutcome.End.COMPLETE) {
      throw new InternalFault("a cycle that was closed cannot be found again");
    }
    watch.stop(reason);
  }

  private static List<Long> step(ProductGraph walker, long from, long to) {
    int count = walker.revisit(from);
    for (int step = 0; step < count; step++) {
      if (walker.target(step) == to) {
        return walker.chain(from, step);
      }
    }
    throw new IllegalStateException("a step of the path is gone");
  }

  private long memoryBytes() {
    return store.memoryBytes() + path.memoryBytes() + graph.memoryBytes();
  }
}
