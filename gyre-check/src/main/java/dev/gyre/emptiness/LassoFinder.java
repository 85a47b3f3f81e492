package dev.gyre.emptiness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Finds a short lasso into a component: a shortest way to it, through states that are known, and
 * from there a cycle, by going again and again to the nearest step that is still needed and at last
 * back. [Couvreur2005]
 *
 * <p>The way is shortest in steps that others can see; the cycle need not be. Where states stand
 * for others the two are walks among those, of which an {@link QuotientUnfolding} makes an
 * execution.
 */
final class LassoFinder {
  private final CycleQuestion question;
  private final AcceptanceMarks acceptance;
  private final ProductGraph graph;
  private final int[] reachedFrom;
  private final int[] reachedBy;

  /**
   * @param states how many states are known
   */
  LassoFinder(CycleQuestion question, AcceptanceMarks acceptance, ProductGraph graph, int states) {
    this.question = question;
    this.acceptance = acceptance;
    this.graph = graph;
    this.reachedFrom = new int[states];
    this.reachedBy = new int[states];
  }

  /**
   * @param component strongly connected, with at least one step
   * @param cycle finds the cycle in it
   */
  Lasso find(Component component, CycleWalk cycle) {
    List<QuotientUnfolding.Step> way = new ArrayList<>();
    int entry = findWay(component, way);
    int place = 0;
    while (component.state(place) != entry) {
      place++;
    }
    List<QuotientUnfolding.Step> round = new ArrayList<>();
    for (int step : cycle.from(place)) {
      round.add(new QuotientUnfolding.Step(component.state(place), component.inListing(step)));
      place = component.target(step);
    }
    return lasso(way, round, cycle.extent());
  }

  /** The lasso of a walk that is known step by step. */
  Lasso lasso(
      List<QuotientUnfolding.Step> way, List<QuotientUnfolding.Step> round, Lasso.Extent extent) {
    return question.states().isPresent()
        ? unfolded(way, round, extent)
        : asWalked(way, round, extent);
  }

  private Lasso unfolded(
      List<QuotientUnfolding.Step> way, List<QuotientUnfolding.Step> round, Lasso.Extent extent) {
    QuotientUnfolding run = new QuotientUnfolding(question, acceptance, graph);
    run.follow(way);
    int cycleStart = run.path().size();
    run.close(round);
    return new Lasso(run.path(), cycleStart, extent);
  }

  private Lasso asWalked(
      List<QuotientUnfolding.Step> way, List<QuotientUnfolding.Step> round, Lasso.Extent extent) {
    List<Long> path = new ArrayList<>();
    way.forEach(step -> path.addAll(graph.chain(step.state(), step.inListing())));
    int cycleStart = path.size();
    round.forEach(step -> path.addAll(graph.chain(step.state(), step.inListing())));
    return new Lasso(path, cycleStart, extent);
  }

  /** An execution to some state of a component, where states stand for others. */
  QuotientUnfolding unfoldedWay(Component component) {
    List<QuotientUnfolding.Step> way = new ArrayList<>();
    findWay(component, way);
    QuotientUnfolding run = new QuotientUnfolding(question, acceptance, graph);
    run.follow(way);
    return run;
  }

  /** Breadth first from the initial state to the component; the result is where it is entered. */
  private int findWay(Component component, List<QuotientUnfolding.Step> way) {
    boolean[] wanted = new boolean[reachedFrom.length];
    for (int place = 0; place < component.size(); place++) {
      wanted[component.state(place)] = true;
    }
    int[] queue = new int[reachedFrom.length];
    int tail = 1;
    Arrays.fill(reachedFrom, -1);
    reachedFrom[0] = 0;
    for (int head = 0; head < tail; head++) {
      int state = queue[head];
      if (wanted[state]) {
        describe(state, way);
        return state;
      }
      int count = graph.revisit(state);
      for (int step = 0; step < count; step++) {
        int target = (int) graph.target(step);
        if (target >= 0 && target < reachedFrom.length && reachedFrom[target] < 0) {
          reachedFrom[target] = state;
          reachedBy[target] = step;
          queue[tail++] = target;
        }
      }
    }
    throw new IllegalStateException("a component that was found cannot be reached");
  }

  private void describe(int end, List<QuotientUnfolding.Step> way) {
    for (int state = end; state != 0; state = reachedFrom[state]) {
      way.add(new QuotientUnfolding.Step(reachedFrom[state], reachedBy[state]));
    }
    Collections.reverse(way);
  }
}
