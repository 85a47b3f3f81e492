package dev.gyre.emptiness;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.ResumableSearch;
import dev.gyre.property.Fairness;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.WorkerPool;
import dev.gyre.store.SharedNumbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;

/**
 * Decides the same as {@link EmptinessSearch}, with several workers: whether a product has a
 * reachable cycle whose steps carry all acceptance marks, and which is fair. The workers find the
 * strongly connected components together, in a shared union-find forest, and gather the marks
 * inside them [Bloemen2016]; acceptance sets are kept there as in [Couvreur1999]. Exact, whatever
 * the number of workers; which bad run is found, and how much is seen before, may differ from run
 * to run.
 *
 * <p>Weak fairness is a matter of marks. Strong and global fairness are questions about whole
 * components; they are left to one worker, and so is a search with a depth limit.
 *
 * <p>Invariant: no set of states that is dead contains an accepted fair cycle, or the search is
 * over.
 */
public final class ParallelEmptinessSearch implements ResumableSearch {
  /** More workers have no bit. */
  public static final int MAX_WORKERS = Long.SIZE;

  private final CycleQuestion question;
  private final AcceptanceMarks marks;
  private final SearchLimits limits;
  private final SearchObserver observer;
  private final int workerCount;
  private final SharedNumbers numbers = new SharedNumbers();
  private final SharedComponents components = new SharedComponents();
  private final List<ComponentWorker> workers = new ArrayList<>();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private final SearchControl watch;

  /** A state of a set that has all marks, or something negative. */
  private volatile int witness = -1;

  /**
   * @param workers from 1 to {@link #MAX_WORKERS}
   */
  public ParallelEmptinessSearch(
      CycleQuestion question, SearchLimits limits, SearchObserver observer, int workers) {
    this(question, AcceptanceMarks.of(question), limits, observer, workers);
  }

  ParallelEmptinessSearch(
      CycleQuestion question,
      AcceptanceMarks marks,
      SearchLimits limits,
      SearchObserver observer,
      int workers) {
    if (workers < 1 || workers > MAX_WORKERS) {
      throw new IllegalArgumentException(workers + " workers are not from 1 to " + MAX_WORKERS);
    }
    this.question = question;
    this.marks = marks;
    this.limits = limits;
    this.observer = observer;
    this.workerCount = workers;
    this.watch = new SearchControl(limits, observer, numbers::size, this::memoryBytes);
  }

  /**
   * Searches, once.
   *
   * @throws dev.gyre.system.ModelTooLargeException if there are more processes or acceptance sets
   *     than marks for them
   */
  public LivenessOutcome run() {
    if (isForOne()) {
      return new EmptinessSearch(question, marks, limits, observer).run();
    }
    for (int i = 0; i < workerCount; i++) {
      SearchControl own = i == 0 ? watch : watch.colleague();
      SharedNumbers.Session session = numbers.newSession();
      ProductGraph graph = new ProductGraph(question, marks, session, own);
      workers.add(new ComponentWorker(i, this, session, graph, own));
    }
    if (!watch.checkpoints().begin(this)) {
      numberInitialState();
      workers.forEach(ComponentWorker::begin);
    }
    WorkerPool.run(workers);
    rethrow();
    if (witness < 0) {
      return outcome(Optional.empty());
    }
    Optional<Lasso> lasso = lasso();
    return lasso.isPresent()
        ? outcome(lasso)
        : new EmptinessSearch(question, marks, limits, observer).run();
  }

  private boolean isForOne() {
    Fairness fairness = question.fairness();
    // What is too deep for one worker need not be for another; they would not see the same graph.
    boolean isLimited = limits.maxDepth() != Long.MAX_VALUE;
    return isLimited
        || fairness == Fairness.STRONG
        || fairness == Fairness.GLOBAL
        || question.hasThreads();
  }

  /** The bits of workers are in the components, so their number belongs to the state. */
  @Override
  public String form() {
    return "shared components, " + workerCount + " workers";
  }

  @Override
  public long states() {
    return numbers.size();
  }

  @Override
  public void save(CheckpointOutput out) {
    numbers.save(out);
    components.save(out);
    workers.forEach(worker -> worker.save(out));
  }

  @Override
  public void restore(CheckpointInput in) {
    numbers.restore(in);
    components.restore(in);
    workers.forEach(worker -> worker.restore(in));
  }

  private void numberInitialState() {
    SharedNumbers.Session session = numbers.newSession();
    session.enter();
    ProductGraph graph = new ProductGraph(question, marks, session, watch);
    graph.number(graph.initialWords());
    session.leave();
  }

  private LivenessOutcome outcome(Optional<Lasso> lasso) {
    long transitions = 1;
    long depth = 0;
    boolean cut = false;
    boolean around = false;
    for (ComponentWorker worker : workers) {
      transitions += worker.watch().transitions();
      depth = Math.max(depth, worker.watch().deepest());
      cut |= worker.watch().hasCut();
      around |= worker.watch().hasGoneAround();
    }
    SearchOutcome.End end = watch.end();
    if (end == SearchOutcome.End.COMPLETE && around) {
      end = SearchOutcome.End.ENDLESS_SEQUENCE;
    } else if (end == SearchOutcome.End.COMPLETE && cut) {
      end = SearchOutcome.End.DEPTH_LIMIT;
    }
    return new LivenessOutcome(end, numbers.size(), transitions, depth, memoryBytes(), lasso);
  }

  // ---- what workers say

  SharedComponents components() {
    return components;
  }

  /** The set of a state has a cycle and all marks. */
  void found(int state) {
    witness = state;
    watch.stop(SearchOutcome.End.VIOLATION);
  }

  /** A worker could not go on. */
  void failed(Throwable cause) {
    failure.compareAndSet(null, cause);
    // Any reason will do: the outcome is the failure.
    watch.stop(SearchOutcome.End.CANCELLED);
  }

  private void rethrow() {
    Throwable cause = failure.get();
    if (cause instanceof RuntimeException e) {
      throw e;
    }
    if (cause instanceof Error e) {
      throw e;
    }
  }

  private long memoryBytes() {
    long bytes = numbers.memoryBytes() + components.memoryBytes();
    for (ComponentWorker worker : workers) {
      bytes += worker.reportedBytes();
    }
    return bytes;
  }

  // ---- the bad run, when all workers have stopped

  /**
   * A bad run in the set of the witness. The states of a set are in one component, but if the
   * workers stopped while sets were joined the ways between them may lead through states that are
   * not in the set yet. So what is connected inside is looked for; empty if that is not enough.
   */
  private Optional<Lasso> lasso() {
    SharedNumbers.Session session = numbers.newSession();
    session.enter();
    ProductGraph graph = new ProductGraph(question, marks, session, watch);
    int bound = numbers.bound();
    int[] members =
        IntStream.range(0, bound).filter(state -> components.isSame(state, witness)).toArray();
    int[] places = new int[bound];
    Arrays.fill(places, -1);
    for (int place = 0; place < members.length; place++) {
      places[members[place]] = place;
    }
    Component set = Component.of(members, state -> places[state], graph);
    MarkedComponents marked = new MarkedComponents(graph.goal());
    Optional<Lasso> lasso = Optional.empty();
    for (int[] connected : new Partition(set, place -> true).components()) {
      Optional<Component> part = marked.fairPart(set.within(connected));
      if (lasso.isEmpty() && part.isPresent()) {
        CycleWalk cycle = marked.walk(part.get());
        LassoFinder finder = new LassoFinder(question, marks, graph, bound);
        lasso = Optional.of(finder.find(part.get(), cycle));
      }
    }
    session.leave();
    return lasso;
  }
}
