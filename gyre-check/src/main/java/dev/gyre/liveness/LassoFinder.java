package dev.gyre.liveness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds a short lasso into a component: a shortest way to it, through states that are known, and
 * from there a cycle, by going again and again to the nearest step that is still needed and at last
 * back. [Couvreur2005]
 *
 * <p>The way is shortest in steps that others can see; the cycle need not be.
 */
final class LassoFinder {
  private final ProductGraph graph;
  private final int[] reachedFrom;
  private final int[] reachedBy;

  /**
   * @param states how many states are known
   */
  LassoFinder(ProductGraph graph, int states) {
    this.graph = graph;
    this.reachedFrom = new int[states];
    this.reachedBy = new int[states];
  }

  /**
   * @param component strongly connected, with at least one step
   */
  Lasso find(Component component, FairComponents.Duty duty) {
    List<Long> path = new ArrayList<>();
    int entry = findWay(component, path);
    int cycleStart = path.size();
    int place = 0;
    while (component.state(place) != entry) {
      place++;
    }
    CycleFinder cycle = new CycleFinder(component, duty);
    for (int step : cycle.from(place)) {
      path.addAll(graph.chain(component.state(place), component.inListing(step)));
      place = component.target(step);
    }
    return new Lasso(path, cycleStart, cycle.extent());
  }

  /** Breadth first from the initial state to the component; the result is where it is entered. */
  private int findWay(Component component, List<Long> path) {
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
        describe(state, path);
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

  private void describe(int end, List<Long> path) {
    List<Integer> backwards = new ArrayList<>();
    for (int state = end; state != 0; state = reachedFrom[state]) {
      backwards.add(state);
    }
    for (int i = backwards.size() - 1; i >= 0; i--) {
      int state = backwards.get(i);
      path.addAll(graph.chain(reachedFrom[state], reachedBy[state]));
    }
  }
}
