package dev.gyre.cluster.record;

import dev.gyre.runs.RunReference;
import java.util.List;

/**
 * What one partition did in one round: new states, and what was counted.
 *
 * @param attempt tells this run of the tasks from all others
 * @param grown the new states of the partition that it found by itself, by their local level, the
 *     first of which is 1
 * @param arrived those that others sent, which are new, too
 */
public record PartitionRound(
    String attempt,
    List<List<RunReference>> grown,
    List<RunReference> arrived,
    Counts counts,
    List<Finding> findings) {

  /** How many states it found. */
  public long states() {
    return grown.stream().mapToLong(PartitionRound::states).sum() + states(arrived);
  }

  /** How many states there are. */
  public static long states(List<RunReference> runs) {
    return runs.stream().mapToLong(RunReference::states).sum();
  }

  /** The new states of a local level. */
  public List<RunReference> at(int step) {
    return step > grown.size() ? List.of() : grown.get(step - 1);
  }

  /**
   * The states that were found and not yet expanded.
   *
   * @param steps how many local levels the round was to have
   */
  public long waiting(int steps) {
    return states(at(steps)) + states(arrived);
  }
}
