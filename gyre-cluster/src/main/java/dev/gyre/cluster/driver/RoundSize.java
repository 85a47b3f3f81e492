package dev.gyre.cluster.driver;

import dev.gyre.cluster.record.Commit;
import dev.gyre.engine.run.ClusterEngine;

/**
 * Says how many local levels a partition may go on by itself in a round. Fewer rounds cost less,
 * but what is sent must not become too much, and who is far ahead finds long ways.
 */
final class RoundSize {
  private static final long STATES = 4_000_000;
  private static final int MOST = 64;

  private RoundSize() {}

  /** For the round after a commit. */
  static int after(Commit before, ClusterEngine.Burst burst) {
    if (burst == ClusterEngine.Burst.NEVER) {
      return 1;
    }
    return (int) Math.max(2, Math.min(MOST, STATES / Math.max(1, before.mostWaiting())));
  }
}
