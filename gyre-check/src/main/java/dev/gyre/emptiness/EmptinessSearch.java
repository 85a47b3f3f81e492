package dev.gyre.emptiness;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.ResumableSearch;
import dev.gyre.property.Fairness;
import dev.gyre.search.CheckpointGate;
import dev.gyre.search.RandomWalks;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOutcome;
import dev.gyre.store.StateNumbers;
import dev.gyre.store.StateSample;
import dev.gyre.store.StoreFullException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Decides whether a product has a reachable cycle whose steps carry all acceptance marks, and which
 * is fair. One depth-first search that gathers strongly connected components and the marks inside
 * them, with an explicit stack; every step is taken once. [Couvreur1999], [Couvreur2005]
 *
 * <p>Without fairness and with weak fairness the search stops as soon as the steps it has taken
 * close such a component. Strong and global fairness are questions about a component as a whole;
 * they are asked when all that it leads to has been seen.
 *
 * <p>A step that can lie on no accepted cycle is not followed at once: the state it leads to begins
 * a search of its own later. So a cycle never has such a step in it, and no state is entered twice.
 *
 * <p>Invariant: no component whose states are all dead contains an accepted fair cycle.
 */
public final class EmptinessSearch implements ResumableSearch {
  private final CycleQuestion question;
  private final AcceptanceMarks acceptance;
  private final SearchLimits limits;
  private final StateNumbers numbers;
  private final ProductGraph graph;
  private final FairComponents fair;
  private final ComponentStack components = new ComponentStack();
  private final StepStack stack = new StepStack();
  private final Deque<Integer> later = new ArrayDeque<>();
  private final SearchControl watch;
  private final int[] start;
  private final long goal;
  private Optional<Lasso> lasso = Optional.empty();

  public EmptinessSearch(CycleQuestion question, SearchLimits limits, SearchObserver observer) {
    this(
        question,
        AcceptanceMarks.of(question),
        limits,
        observer,
        question.product().initialState(),
        RandomWalks.sample(question.product()));
  }

  EmptinessSearch(
      CycleQuestion question, AcceptanceMarks marks, SearchLimits limits, SearchObserver observer) {
    this(question, marks, limits, observer, question.product().initialState());
  }

  /** In a system with so few states that it is of no use to find out first what they look like. */
  public static EmptinessSearch among(CycleQuestion question) {
    return new EmptinessSearch(
        question, AcceptanceMarks.of(question), SearchLimits.none(), SearchObserver.NONE);
  }

  /**
   * @param start the words of the state where runs begin
   */
  EmptinessSearch(
      CycleQuestion question,
      AcceptanceMarks marks,
      SearchLimits limits,
      SearchObserver observer,
      int[] start) {
    this(question, marks, limits, observer, start, new StateSample());
  }

  private EmptinessSearch(
      CycleQuestion question,
      AcceptanceMarks marks,
      SearchLimits limits,
      SearchObserver observer,
      int[] start,
      StateSample sample) {
    this.question = question;
    this.acceptance = marks;
    this.limits = limits;
    this.numbers = new StateNumbers(sample);
    this.watch = new SearchControl(limits, observer, numbers::size, this::memoryBytes);
    this.graph = new ProductGraph(question, marks, numbers, watch);
    this.start = start;
    this.goal = graph.goal();
    this.fair = FairComponents.of(question, numbers, goal);
  }

  /**
   * Searches, once.
   *
   * @throws dev.gyre.system.ModelTooLargeException if there are more processes or acceptance sets
   *     than marks for them
   */
  public LivenessOutcome run() {
    CheckpointGate checkpoints = watch.checkpoints();
    try {
      checkpoints.enter();
      if (!checkpoints.begin(this)) {
        later.add((int) graph.number(start));
        watch.arrived(1);
      }
      search();
      while (!later.isEmpty() && !watch.isOver()) {
        int start = later.remove();
        if (components.isNew(start)) {
          enter(start, 0);
          search();
        }
      }
    } catch (OutOfMemoryError e) {
      // What failed is one large array; the figures so far are still there to be told.
      watch.stop(SearchOutcome.End.HEAP_EXHAUSTED);
    } catch (StoreFullException e) {
      watch.stop(SearchOutcome.End.STORE_FULL);
    }
    return new LivenessOutcome(
        watch.end(), numbers.size(), watch.transitions(), watch.deepest(), memoryBytes(), lasso);
  }

  @Override
  public String form() {
    return "components";
  }

  @Override
  public long states() {
    return numbers.size();
  }

  @Override
  public void save(CheckpointOutput out) {
    numbers.save(out);
    components.save(out);
    stack.save(out);
    out.writeArray(later.stream().mapToInt(Integer::intValue).toArray());
    watch.save(out);
  }

  @Override
  public void restore(CheckpointInput in) {
    numbers.restore(in);
    components.restore(in);
    stack.restore(in);
    for (int state : in.readIntArray()) {
      later.add(state);
    }
    watch.addSaved(in);
  }

  private void search() {
    CheckpointGate checkpoints = watch.checkpoints();
    while (!stack.isEmpty() && !watch.isOver()) {
      if (checkpoints.isRequested()) {
        checkpoints.pause();
      } else if (stack.advance()) {
        follow(stack.target(), stack.marks());
      } else {
        leave();
      }
    }
  }

  private void enter(int state, long marks) {
    components.admit(numbers.size());
    components.enter(state, marks);
    stack.push(state);
    watch.tick();
    if (!watch.isWithin(stack.depth() - 1L)) {
      return;
    }
    int count = graph.explore(state);
    watch.arrived(count);
    components.admit(numbers.size());
    for (int promise = 0; promise <= ProductGraph.MOST_PROMISING; promise++) {
      for (int step = count - 1; step >= 0; step--) {
        if (graph.promise(step) == promise) {
          stack.addPending((int) graph.target(step), graph.marks(step));
        }
      }
    }
  }

  private void follow(int target, long marks) {
    if ((marks & AcceptanceMarks.CUT) != 0) {
      if (components.keepForLater(target)) {
        later.add(target);
      }
    } else if (components.isNew(target)) {
      enter(target, marks);
    } else if (components.isLive(target)) {
      components.close(target, marks);
      if (fair.isKnownByMarks() && components.topHasCycleWith(goal)) {
        found(topComponent());
      }
    }
  }

  private void leave() {
    int state = stack.top();
    stack.pop();
    if (!components.isTopRoot(state)) {
      return;
    }
    if (!fair.isKnownByMarks() && components.topHasCycleWith(goal)) {
      fair.fairPart(topComponent()).ifPresent(this::found);
    }
    components.bury();
  }

  private Component topComponent() {
    return Component.of(components.top(), components::placeInTop, graph);
  }

  private void found(Component component) {
    LassoFinder finder = new LassoFinder(question, acceptance, graph, numbers.size());
    if (question.fairness() == Fairness.GLOBAL && question.states().isPresent()) {
      lookInside(component, finder);
      return;
    }
    lasso = Optional.of(finder.find(component, fair.walk(component)));
    watch.stop(SearchOutcome.End.VIOLATION);
  }

  /**
   * Global fairness is about every single step, and a component whose states stand for others shows
   * only what a fair run must look like. Whether there is one is asked of the states that it stands
   * for. One execution to it is enough: those that it stands for fall into components which are
   * permutations of each other.
   */
  private void lookInside(Component candidate, LassoFinder finder) {
    QuotientUnfolding way = finder.unfoldedWay(candidate);
    LivenessOutcome inside =
        new EmptinessSearch(
                question.reduced(Optional.empty()),
                acceptance,
                limits,
                watch.unaudited(),
                way.current())
            .run();
    if (inside.lasso().isPresent()) {
      List<Long> path = new ArrayList<>(way.path());
      path.addAll(inside.lasso().get().path());
      int cycleStart = way.path().size() + inside.lasso().get().cycleStart();
      lasso = Optional.of(new Lasso(path, cycleStart, inside.lasso().get().extent()));
      watch.stop(SearchOutcome.End.VIOLATION);
    } else if (inside.end() != SearchOutcome.End.COMPLETE) {
      watch.stop(inside.end());
    }
  }

  private long memoryBytes() {
    return numbers.memoryBytes()
        + components.memoryBytes()
        + stack.memoryBytes()
        + graph.memoryBytes();
  }
}
