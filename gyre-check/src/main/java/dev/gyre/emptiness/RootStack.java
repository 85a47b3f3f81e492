package dev.gyre.emptiness;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.Resumable;
import java.util.Arrays;

/**
 * The states at which a worker came to a part of the graph that was new to it and is not known to
 * belong to an earlier one, each with the marks of the step that led to it.
 */
final class RootStack implements Resumable {
  private int[] states = new int[64];
  private long[] reachedBy = new long[64];
  private int depth;

  void push(int state, long marks) {
    if (depth == states.length) {
      states = Arrays.copyOf(states, depth * 2);
      reachedBy = Arrays.copyOf(reachedBy, depth * 2);
    }
    states[depth] = state;
    reachedBy[depth++] = marks;
  }

  int top() {
    return states[depth - 1];
  }

  boolean isTop(int state) {
    return states[depth - 1] == state;
  }

  /** The marks of the step that led to the top. */
  long topReachedBy() {
    return reachedBy[depth - 1];
  }

  void pop() {
    depth--;
  }

  @Override
  public void save(CheckpointOutput out) {
    out.writeInt(depth);
    out.writeInts(states, depth);
    out.writeLongs(reachedBy, depth);
  }

  @Override
  public void restore(CheckpointInput in) {
    depth = in.readCount(Integer.BYTES);
    states = new int[Math.max(states.length, depth)];
    reachedBy = new long[states.length];
    in.readInts(states, depth);
    in.readLongs(reachedBy, depth);
  }

  long memoryBytes() {
    return states.length * (long) (Integer.BYTES + Long.BYTES);
  }
}
