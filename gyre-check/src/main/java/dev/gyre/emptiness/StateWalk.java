package dev.gyre.emptiness;

import dev.gyre.runs.StateCodec;
import dev.gyre.runs.StateCoder;
import dev.gyre.store.StateNumbers;
import dev.gyre.store.StateSample;
import java.util.ArrayList;
import java.util.List;

/**
 * A walk that is known by its states, as a lasso: each step is the first one that leads on and has
 * the marks that are asked for. Only the states of the walk are in memory.
 */
final class StateWalk {
  private final StateNumbers numbers = new StateNumbers(new StateSample());
  private final StateCoder coder;
  private final CycleQuestion question;
  private final AcceptanceMarks acceptance;
  private final ProductGraph graph;
  private final List<QuotientUnfolding.Step> way = new ArrayList<>();
  private final List<QuotientUnfolding.Step> round = new ArrayList<>();
  private boolean isOnCycle;
  private int present;
  private long marks;

  StateWalk(
      CycleQuestion question, AcceptanceMarks acceptance, StateCodec codec, SearchControl watch) {
    this.coder = codec.newCoder();
    this.question = question;
    this.acceptance = acceptance;
    this.graph = new ProductGraph(question, acceptance, numbers, watch);
  }

  /**
   * Starts the walk.
   *
   * @param states the records of at least one state, the initial one first
   */
  void start(List<long[]> states) {
    present = number(states.get(0));
    follow(states.subList(1, states.size()), 0);
  }

  /** What follows is the cycle, and leads back here. */
  void beginCycle() {
    isOnCycle = true;
  }

  /** The marks that the steps of the cycle have so far. */
  long marks() {
    return marks;
  }

  /**
   * Goes on to some states, one after the other.
   *
   * @param wanted the marks that each step must have
   */
  void follow(List<long[]> states, long wanted) {
    for (long[] state : states) {
      follow(number(state), wanted);
    }
  }

  private void follow(int target, long wanted) {
    int count = graph.revisit(present);
    for (int step = 0; step < count; step++) {
      long own = graph.marks(step);
      boolean isAllowed = !isOnCycle || (own & AcceptanceMarks.CUT) == 0;
      if (graph.target(step) == target && isAllowed && (own & wanted) == wanted) {
        (isOnCycle ? round : way).add(new QuotientUnfolding.Step(present, step));
        marks |= isOnCycle ? own : 0;
        present = target;
        return;
      }
    }
    throw new IllegalStateException("a state of a walk does not lead to the next one");
  }

  private int number(long[] record) {
    int length = coder.decode(record, 0, record.length);
    numbers.offer(coder.words(), length);
    numbers.settle();
    return (int) numbers.settled(0);
  }

  Lasso lasso() {
    return new LassoFinder(question, acceptance, graph, numbers.size())
        .lasso(way, round, Lasso.Extent.WHOLE);
  }
}
