package dev.gyre.emptiness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/**
 * Finds a cycle inside a component that does its duty: from the start to the nearest step that is
 * still needed, from there to the next one, and back to the start.
 */
final class CycleFinder implements CycleWalk {
  private static final int START = -1;
  private static final int UNSEEN = -2;

  private final Component component;
  private final FairComponents.Duty duty;

  /** For each place the step that led to it first, in the search that is going on. */
  private final int[] reachedBy;

  private final int[] origin;
  private final int[] queue;
  private final BitSet taken = new BitSet();
  private final List<Integer> cycle = new ArrayList<>();
  private long marks;
  private long movers;

  CycleFinder(Component component, FairComponents.Duty duty) {
    this.component = component;
    this.duty = duty;
    this.reachedBy = new int[component.size()];
    this.queue = new int[component.size()];
    this.origin = new int[component.steps()];
    for (int place = 0; place < component.size(); place++) {
      Arrays.fill(origin, component.first(place), component.first(place + 1), place);
    }
  }

  @Override
  public Lasso.Extent extent() {
    return duty.steps() == FairComponents.Steps.TOO_MANY && taken.cardinality() < component.steps()
        ? Lasso.Extent.PART
        : Lasso.Extent.WHOLE;
  }

  @Override
  public List<Integer> from(int start) {
    int place = start;
    while (!isDone()) {
      place = go(place, START);
    }
    if (place != start || cycle.isEmpty()) {
      go(place, start);
    }
    return cycle;
  }

  private boolean isDone() {
    return (marks & duty.marks()) == duty.marks()
        && (movers & duty.movers()) == duty.movers()
        && (duty.steps() != FairComponents.Steps.ALL || taken.cardinality() == component.steps());
  }

  /** Goes to the nearest step that is needed, or if there is a goal, to it; at least one step. */
  private int go(int from, int goal) {
    Arrays.fill(reachedBy, UNSEEN);
    reachedBy[from] = START;
    queue[0] = from;
    int tail = 1;
    for (int head = 0; head < tail; head++) {
      int place = queue[head];
      for (int step = component.first(place); step < component.first(place + 1); step++) {
        int target = component.target(step);
        if (goal == START ? isNeeded(step) : target == goal) {
          take(step);
          return target;
        }
        if (reachedBy[target] == UNSEEN) {
          reachedBy[target] = step;
          queue[tail++] = target;
        }
      }
    }
    throw new IllegalStateException("a component is not strongly connected");
  }

  private boolean isNeeded(int step) {
    return (component.marks(step) & duty.marks() & ~marks) != 0
        || (component.moved(step) & duty.movers() & ~movers) != 0
        || (duty.steps() == FairComponents.Steps.ALL && !taken.get(step));
  }

  /** Adds a step and the way to it. */
  private void take(int last) {
    List<Integer> way = new ArrayList<>();
    for (int step = last; step != START; step = reachedBy[origin[step]]) {
      way.add(step);
    }
    Collections.reverse(way);
    for (int step : way) {
      cycle.add(step);
      taken.set(step);
      marks |= component.marks(step);
      movers |= component.moved(step);
    }
  }
}
