package dev.gyre.cluster;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.Optional;

/**
 * One machine's side of a search. An engine keeps one for each {@link ClusterJob#id} and process,
 * as long as it likes: whatever is in it is found again in the files of the search. For several
 * threads; tasks of one partition wait for each other.
 */
public interface ClusterWorker extends AutoCloseable {
  /**
   * Expands a partition's share of a level.
   *
   * @param call what {@link Rounds#round} was given
   * @return blocks for any partitions, to be taken once from the first to the last
   */
  Iterator<OutgoingBlock> expand(int partition, byte[] call);

  /**
   * Takes what was sent to a partition.
   *
   * @param call what {@link Rounds#round} was given
   * @param blocks all of them, in any order; each is asked for once
   * @return what is to be given back by {@link Rounds#round}
   */
  byte[] merge(int partition, byte[] call, Iterator<byte[]> blocks);

  /** Answers a question of {@link Rounds#each}. */
  byte[] answer(byte[] question);

  /** Forgets everything. */
  @Override
  void close();

  /**
   * What a machine gives to a search.
   *
   * @param threads how many work on one partition
   * @param memoryBytes how much memory all partitions together may take
   * @param scratch where files go that are needed for speed only; empty for the directory for
   *     temporary files
   */
  record Room(int threads, long memoryBytes, Optional<Path> scratch) {}
}
