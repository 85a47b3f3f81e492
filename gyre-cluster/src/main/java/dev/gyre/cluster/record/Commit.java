package dev.gyre.cluster.record;

import java.util.List;

/**
 * A round that counts, and all that was counted up to its end. The commits of a search with the
 * files they name are the search: it can be gone on with from them, and from nothing else.
 *
 * <p>Round 0 has the levels from the initial state on that were explored before there were
 * partitions.
 *
 * @param steps how many local levels it had
 * @param parts by partition
 * @param states how many there are up to here
 * @param depth how many levels there are up to here
 * @param counts up to here
 * @param findings up to here
 */
public record Commit(
    int round,
    int steps,
    List<PartitionRound> parts,
    long states,
    long depth,
    Counts counts,
    List<Finding> findings) {

  /** How many states are to be expanded in the next round. */
  public long waiting() {
    return parts.stream().mapToLong(part -> part.waiting(steps)).sum();
  }

  /** How many of them the partition has that has most. */
  public long mostWaiting() {
    return parts.stream().mapToLong(part -> part.waiting(steps)).max().orElse(0);
  }
}
