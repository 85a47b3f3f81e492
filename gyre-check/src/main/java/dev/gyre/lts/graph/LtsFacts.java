package dev.gyre.lts.graph;

import java.util.Arrays;

/**
 * What can be said of a system at a glance.
 *
 * @param reachable how many states can be reached
 * @param depth the largest number of steps that is needed for one of them
 * @param deadlocks reachable states without a step
 * @param silent how many steps are silent
 * @param nondeterministic reachable states with two steps of one label to different states
 * @param labelCounts for each label how many steps have it
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares them
public record LtsFacts(
    int reachable, int depth, int deadlocks, int silent, int nondeterministic, int[] labelCounts) {

  public static LtsFacts of(Lts lts) {
    int[] counts = new int[lts.labelCount()];
    for (int label : lts.transitionLabels()) {
      counts[label]++;
    }
    int[] distance = new int[lts.stateCount()];
    Arrays.fill(distance, -1);
    Ints queue = new Ints();
    queue.add(lts.initial());
    distance[lts.initial()] = 0;
    int deadlocks = 0;
    int nondeterministic = 0;
    int[] seenAt = new int[lts.labelCount()];
    int[] seenTarget = new int[lts.labelCount()];
    for (int i = 0; i < queue.size(); i++) {
      int state = queue.get(i);
      boolean isClear = true;
      for (int t = lts.first(state); t < lts.end(state); t++) {
        int target = lts.target(t);
        int label = lts.label(t);
        isClear &= seenAt[label] != i + 1 || seenTarget[label] == target;
        seenAt[label] = i + 1;
        seenTarget[label] = target;
        if (distance[target] < 0) {
          distance[target] = distance[state] + 1;
          queue.add(target);
        }
      }
      deadlocks += lts.first(state) == lts.end(state) ? 1 : 0;
      nondeterministic += isClear ? 0 : 1;
    }
    int depth = distance[queue.get(queue.size() - 1)];
    return new LtsFacts(
        queue.size(), depth, deadlocks, counts[Lts.SILENT], nondeterministic, counts);
  }
}
