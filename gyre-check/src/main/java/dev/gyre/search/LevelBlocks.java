package dev.gyre.search;

import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Which blocks of the level under way nobody works on, taken by any worker: first those that
 * somebody has begun who is gone, then the others in order.
 */
final class LevelBlocks {
  private final AtomicInteger next = new AtomicInteger();
  private final Queue<DiskCheckpoint.Rest> begun = new ConcurrentLinkedQueue<>();

  /**
   * The level is another one.
   *
   * @param first the first block that nobody has begun
   * @param unfinished those that somebody has begun
   */
  void start(int first, Collection<DiskCheckpoint.Rest> unfinished) {
    next.set(first);
    begun.addAll(unfinished);
  }

  /** A block to work on; it may lie behind the end of the level. */
  DiskCheckpoint.Rest take() {
    DiskCheckpoint.Rest rest = begun.poll();
    return rest == null ? new DiskCheckpoint.Rest(next.getAndIncrement(), 0) : rest;
  }

  /** Whether all blocks of the level were taken. */
  boolean areTaken(int blocks) {
    return next.get() >= blocks && begun.isEmpty();
  }

  /** The first block that nobody has begun. */
  int next() {
    return next.get();
  }

  /** Those that somebody has begun who is gone. */
  List<DiskCheckpoint.Rest> begun() {
    return List.copyOf(begun);
  }
}
