package dev.gyre.emptiness;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.Resumable;
import java.util.Arrays;

/**
 * The strongly connected components that a depth-first search is in the middle of, with the marks
 * of the steps seen inside each ([Couvreur1999], the roots as in [GeldenhuysValmari2004]). States
 * that are in none of them any more are dead: everything they lead to has been seen.
 *
 * <p>Invariant: the live states lie in the order in which they were entered, and the states of a
 * component lie together, its root first. The rank of a live state is its place there, from 1. A
 * component is reached from the one below it, by a step whose marks are kept with it.
 */
final class ComponentStack implements Resumable {
  /** Noted with the marks: some step stays inside. No step that is followed has this bit. */
  private static final long CLOSED = AcceptanceMarks.CUT;

  private static final int UNSEEN = 0;
  private static final int DEAD = -1;
  private static final int WAITING = -2;

  /** For each state: its rank, or one of the above. */
  private int[] ranks = new int[1024];

  private int[] live = new int[1024];
  private int liveCount;

  private int[] roots = new int[64];
  private long[] reachedBy = new long[64];
  private long[] inside = new long[64];
  private int depth;

  /** Makes room for states up to this number. */
  void admit(int states) {
    if (states > ranks.length) {
      ranks = Arrays.copyOf(ranks, Math.max(states, ranks.length + ranks.length / 2));
    }
  }

  /** Whether the state was not entered yet. */
  boolean isNew(int state) {
    return ranks[state] == UNSEEN || ranks[state] == WAITING;
  }

  boolean isLive(int state) {
    return ranks[state] > 0;
  }

  /** Notes that somebody keeps the state to enter it later; false if that is so already. */
  boolean keepForLater(int state) {
    if (ranks[state] != UNSEEN) {
      return false;
    }
    ranks[state] = WAITING;
    return true;
  }

  /** A new state is a component by itself. */
  void enter(int state, long marks) {
    if (liveCount == live.length) {
      live = Arrays.copyOf(live, liveCount + liveCount / 2);
    }
    live[liveCount++] = state;
    ranks[state] = liveCount;
    if (depth == roots.length) {
      roots = Arrays.copyOf(roots, depth * 2);
      reachedBy = Arrays.copyOf(reachedBy, depth * 2);
      inside = Arrays.copyOf(inside, depth * 2);
    }
    roots[depth] = liveCount;
    reachedBy[depth] = marks;
    inside[depth++] = 0;
  }

  /**
   * A step from the top component leads to a live state: all components from that state's on are
   * one.
   */
  void close(int state, long marks) {
    long all = marks;
    while (ranks[state] < roots[depth - 1]) {
      depth--;
      all |= inside[depth] | reachedBy[depth];
    }
    inside[depth - 1] |= all | CLOSED;
  }

  /** Whether a state is the first one of the top component. */
  boolean isTopRoot(int state) {
    return ranks[state] == roots[depth - 1];
  }

  /** Whether there is a cycle in the top component, and marks enough inside it. */
  boolean topHasCycleWith(long marks) {
    long wanted = marks | CLOSED;
    return (inside[depth - 1] & wanted) == wanted;
  }

  /** The states of the top component, its root first. */
  int[] top() {
    return Arrays.copyOfRange(live, roots[depth - 1] - 1, liveCount);
  }

  /** The place of a state in {@link #top}, or something negative if it is not there. */
  int placeInTop(int state) {
    return ranks[state] - roots[depth - 1];
  }

  /** Everything that the top component leads to has been seen. */
  void bury() {
    depth--;
    int from = roots[depth] - 1;
    for (int i = from; i < liveCount; i++) {
      ranks[live[i]] = DEAD;
    }
    liveCount = from;
  }

  @Override
  public void save(CheckpointOutput out) {
    out.writeArray(ranks);
    out.writeInt(liveCount);
    out.writeInts(live, liveCount);
    out.writeInt(depth);
    out.writeInts(roots, depth);
    out.writeLongs(reachedBy, depth);
    out.writeLongs(inside, depth);
  }

  @Override
  public void restore(CheckpointInput in) {
    ranks = in.readIntArray();
    liveCount = in.readCount(Integer.BYTES);
    live = new int[Math.max(live.length, liveCount)];
    in.readInts(live, liveCount);
    depth = in.readCount(Integer.BYTES);
    int length = Math.max(roots.length, depth);
    roots = new int[length];
    reachedBy = new long[length];
    inside = new long[length];
    in.readInts(roots, depth);
    in.readLongs(reachedBy, depth);
    in.readLongs(inside, depth);
  }

  long memoryBytes() {
    return (ranks.length + live.length + roots.length) * (long) Integer.BYTES
        + (reachedBy.length + inside.length) * (long) Long.BYTES;
  }
}
