package dev.gyre.engine.graph;

import dev.gyre.engine.run.CheckObserver;
import dev.gyre.engine.run.WalkedModel;
import dev.gyre.search.Canonicalization;
import dev.gyre.search.RandomWalks;
import dev.gyre.search.Successors;
import dev.gyre.store.StateNumbers;
import dev.gyre.store.StoreFullException;
import dev.gyre.system.Cancellation;
import dev.gyre.system.Fault;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All states of a model and the steps between them, told one state after the other. States have the
 * numbers of a breadth-first walk, so the states that wait to be expanded are just those with the
 * highest numbers, and nothing but the store grows with the graph. Each walk tells the same.
 */
public final class StateGraph {
  private static final int POLL_INTERVAL = 1 << 10;

  private final WalkedModel model;
  private final GraphLimits limits;
  private final CheckObserver observer;
  private final StateNumbers numbers;

  /** Hears of the states in the order of their numbers. */
  public interface Visitor {
    void state(GraphState state) throws IOException;

    /** A transition was taken from the state that is told of next. */
    default void taken(long transition) {
      // Most want to know only where it leads.
    }

    /**
     * From the state that is told of next an atomic sequence may go on for ever, which no state
     * shows.
     */
    default void goesAround() {
      // There is no state to show.
    }

    /** Whether it needs no more states. */
    default boolean isSatisfied() {
      return false;
    }
  }

  /**
   * @param observer hears how far a walk is; who wants to end it interrupts its thread
   */
  public StateGraph(WalkedModel model, GraphLimits limits, CheckObserver observer) {
    this.model = model;
    this.limits = limits;
    this.observer = observer;
    this.numbers = new StateNumbers(RandomWalks.sample(model.system()));
  }

  /**
   * Tells of all states within the limits.
   *
   * @throws GraphLimitException if they take more memory than they may
   * @throws dev.gyre.system.CancelledException if the thread is interrupted
   */
  public Extent walk(Visitor visitor) throws IOException {
    try {
      return new Walk(visitor).run();
    } catch (StoreFullException e) {
      throw new GraphLimitException(e.getMessage());
    }
  }

  private final class Walk implements Successors.Visitor {
    private final Successors successors = new Successors(model.system().newStepper(), this);
    private final Canonicalization.Representative representative =
        model.states().map(Canonicalization::newRepresentative).orElse(null);
    private final List<GraphState.Step> steps = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();
    private final Visitor visitor;
    private int[] words = {};
    private int leftOut;
    private int known;
    private Extent extent = new Extent(0, 0, 0, 0, 0);
    private long depth;
    private int levelEnd = 1;

    Walk(Visitor visitor) {
      this.visitor = visitor;
    }

    Extent run() throws IOException {
      int[] initial = model.system().initialState();
      numbers.number(represented(initial, initial.length), initial.length);
      known = 1;
      for (int number = 0; number < known && !visitor.isSatisfied(); number++) {
        if (number == levelEnd) {
          depth++;
          levelEnd = known;
        }
        if (number % POLL_INTERVAL == 0) {
          poll();
        }
        GraphState state = expanded(number);
        extent = extent.with(state, leftOut);
        visitor.state(state);
      }
      return extent;
    }

    private GraphState expanded(int number) {
      numbers.load(number);
      words = Arrays.copyOf(numbers.words(), numbers.length());
      steps.clear();
      faults.clear();
      leftOut = 0;
      int enabled = successors.open(words, 0, words.length);
      GraphState.Ending ending = enabled > 0 ? GraphState.Ending.NONE : ending();
      successors.show(words, 0, words.length, 0, enabled);
      return new GraphState(number, words, ending, steps, faults);
    }

    private GraphState.Ending ending() {
      return successors.isValidEnd() ? GraphState.Ending.VALID : GraphState.Ending.DEADLOCK;
    }

    private void poll() {
      Cancellation.check();
      long bytes = numbers.memoryBytes() + successors.memoryBytes();
      observer.progress(new CheckObserver.Progress("", known, extent.steps(), depth, bytes, 0, 0));
      if (bytes > limits.memoryBytes().orElse(Long.MAX_VALUE)) {
        throw new GraphLimitException("the states need more memory than they may take");
      }
    }

    /** Steps that change nothing are frequent, and a state that was stored stands for itself. */
    private int[] represented(int[] state, int length) {
      boolean isItsOwn =
          representative == null || Arrays.equals(state, 0, length, words, 0, words.length);
      return isItsOwn ? state : representative.of(state, length);
    }

    @Override
    public void arrived(int[] state, int length) {
      int[] asked = represented(state, length);
      boolean isFull = numbers.size() >= limits.maxStates();
      int target = isFull ? numbers.find(asked, length) : numbers.number(asked, length);
      if (target == StateNumbers.UNKNOWN) {
        leftOut++;
      } else {
        known = Math.max(known, target + 1);
        steps.add(new GraphState.Step(target, successors.walked()));
      }
    }

    @Override
    public void taken(long transition) {
      visitor.taken(transition);
    }

    @Override
    public void faulty(List<Fault> found) {
      faults.addAll(found);
    }

    @Override
    public boolean isTooLong(int length) {
      poll();
      return false;
    }

    @Override
    public void goesAround() {
      visitor.goesAround();
    }
  }
}
