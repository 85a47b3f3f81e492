package dev.gyre.emptiness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Finds a cycle in a component whose states stand for others that is fair to every process: goes to
 * the nearest step with a mark that is missing, then leads one process after the other to a step
 * that is fair to it, and at last back to the start.
 *
 * <p>Invariant: {@code now} has, for each process of the state where the walk began, the number
 * that it has in the state where the walk is.
 */
final class FairWalk implements CycleWalk {
  private static final int START = -1;
  private static final int UNSEEN = -2;

  private final Component component;
  private final long goal;
  private final Concern concern;
  private final Fairness fairness;
  private final int processes;
  private final int[] origin;
  private final List<Integer> cycle = new ArrayList<>();
  private final int[] now;
  private final boolean[] isServed;
  private long marks;
  private int place;

  /** Whether anything has to be done for a process. */
  interface Concern {
    boolean about(int place, int process);
  }

  /** Whether a step that leaves a place is fair to a process. */
  interface Fairness {
    boolean isFair(int place, int step, int process);
  }

  FairWalk(Component component, long goal, Concern concern, Fairness fairness) {
    this.component = component;
    this.goal = goal;
    this.concern = concern;
    this.fairness = fairness;
    this.processes = component.processBound();
    this.origin = new int[component.steps()];
    this.now = new int[processes];
    this.isServed = new boolean[processes];
    for (int p = 0; p < component.size(); p++) {
      Arrays.fill(origin, component.first(p), component.first(p + 1), p);
    }
  }

  @Override
  public Lasso.Extent extent() {
    return Lasso.Extent.WHOLE;
  }

  @Override
  public List<Integer> from(int start) {
    place = start;
    for (int process = 0; process < processes; process++) {
      now[process] = process;
      isServed[process] = !concern.about(start, process);
    }
    while ((marks & goal) != goal) {
      goToMark();
    }
    for (int process = 0; process < processes; process++) {
      if (!isServed[process]) {
        lead(process);
      }
    }
    if (place != start || cycle.isEmpty()) {
      goTo(start);
    }
    return cycle;
  }

  private void goToMark() {
    search(1, 0, (at, step, process) -> (component.marks(step) & goal & ~marks) != 0);
  }

  private void goTo(int target) {
    search(1, 0, (at, step, process) -> component.target(step) == target);
  }

  private void lead(int process) {
    search(processes, now[process], fairness);
  }

  /**
   * Goes to the nearest step that will do.
   *
   * @param width how many processes are told apart: all, or 1 if it does not matter which is which
   * @param follower the process to follow
   */
  private void search(int width, int follower, Fairness wanted) {
    int[] reachedBy = new int[component.size() * width];
    int[] reachedFrom = new int[reachedBy.length];
    int[] queue = new int[reachedBy.length];
    Arrays.fill(reachedBy, UNSEEN);
    int first = place * width + follower;
    reachedBy[first] = START;
    queue[0] = first;
    int tail = 1;
    for (int head = 0; head < tail; head++) {
      int at = queue[head] / width;
      int process = queue[head] % width;
      for (int step = component.first(at); step < component.first(at + 1); step++) {
        if (wanted.isFair(at, step, process)) {
          take(step, queue[head], reachedBy, reachedFrom);
          return;
        }
        int after = width == 1 ? 0 : component.renaming(step).of(process);
        int next = component.target(step) * width + after;
        if (reachedBy[next] == UNSEEN) {
          reachedBy[next] = step;
          reachedFrom[next] = queue[head];
          queue[tail++] = next;
        }
      }
    }
    throw new IllegalStateException("a process cannot be led to where it is treated fairly");
  }

  /** Takes a step and the way to it. */
  private void take(int last, int end, int[] reachedBy, int[] reachedFrom) {
    List<Integer> way = new ArrayList<>();
    way.add(last);
    for (int at = end; reachedBy[at] != START; at = reachedFrom[at]) {
      way.add(reachedBy[at]);
    }
    Collections.reverse(way);
    for (int step : way) {
      cycle.add(step);
      marks |= component.marks(step);
      for (int process = 0; process < processes; process++) {
        isServed[process] |= fairness.isFair(origin[step], step, now[process]);
        now[process] = component.renaming(step).of(now[process]);
      }
      place = component.target(step);
    }
  }
}
