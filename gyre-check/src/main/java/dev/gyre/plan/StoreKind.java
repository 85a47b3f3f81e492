package dev.gyre.plan;

import java.util.Locale;

/** How the states that were seen are remembered. */
public enum StoreKind {
  /** Each state in full, in a hash table. */
  TABLE,
  /** Exact, parts that repeat kept once. */
  TREE,
  /** A hash of each state. */
  COMPACT,
  /** A few bits of each state. */
  BITSTATE,
  /** Each state as its difference to another one. */
  DELTA,
  /** Exact, on disk. */
  DISK,
  /** Exact, in files that several machines share. */
  CLUSTER;

  /** Whether a state may be taken for one that was seen before. */
  boolean isLossy() {
    return switch (this) {
      case COMPACT, BITSTATE -> true;
      case TABLE, TREE, DELTA, DISK, CLUSTER -> false;
    };
  }

  /** Whether it is known at the end of a level only which states are new. */
  boolean isInFiles() {
    return this == DISK || this == CLUSTER;
  }

  /** As {@code --store} calls it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
