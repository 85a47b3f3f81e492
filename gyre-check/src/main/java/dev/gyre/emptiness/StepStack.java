package dev.gyre.emptiness;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.Resumable;
import java.util.Arrays;
import java.util.SplittableRandom;

/** The path of a depth-first search, and for each state on it the steps still to be taken. */
final class StepStack implements Resumable {
  private int[] states = new int[64];
  private int[] firstPending = new int[64];
  private int depth;
  private int[] targets = new int[256];
  private long[] marks = new long[256];
  private int pending;

  boolean isEmpty() {
    return depth == 0;
  }

  int depth() {
    return depth;
  }

  void push(int state) {
    if (depth == states.length) {
      states = Arrays.copyOf(states, depth * 2);
      firstPending = Arrays.copyOf(firstPending, depth * 2);
    }
    states[depth] = state;
    firstPending[depth++] = pending;
  }

  /** Adds a step of the top state; those added last are taken first. */
  void addPending(int target, long mark) {
    if (pending == targets.length) {
      targets = Arrays.copyOf(targets, pending * 2);
      marks = Arrays.copyOf(marks, pending * 2);
    }
    targets[pending] = target;
    marks[pending++] = mark;
  }

  /** Brings the steps of the top state that are still to be taken into a random order. */
  void shuffle(SplittableRandom random) {
    int first = firstPending[depth - 1];
    for (int i = pending - 1; i > first; i--) {
      int other = first + random.nextInt(i - first + 1);
      int target = targets[i];
      targets[i] = targets[other];
      targets[other] = target;
      long mark = marks[i];
      marks[i] = marks[other];
      marks[other] = mark;
    }
  }

  /** Forgets the steps of the top state that are still to be taken. */
  void dropPending() {
    pending = firstPending[depth - 1];
  }

  /** Puts another state in the place of the top one, which has no steps left. */
  void replaceTop(int state) {
    states[depth - 1] = state;
  }

  /** Takes the next step of the top state off; false if there is none. */
  boolean advance() {
    if (pending == firstPending[depth - 1]) {
      return false;
    }
    pending--;
    return true;
  }

  /** Where the step that was taken off leads. */
  int target() {
    return targets[pending];
  }

  long marks() {
    return marks[pending];
  }

  int top() {
    return states[depth - 1];
  }

  void pop() {
    depth--;
  }

  @Override
  public void save(CheckpointOutput out) {
    out.writeInt(depth);
    out.writeInts(states, depth);
    out.writeInts(firstPending, depth);
    out.writeInt(pending);
    out.writeInts(targets, pending);
    out.writeLongs(marks, pending);
  }

  @Override
  public void restore(CheckpointInput in) {
    depth = in.readCount(Integer.BYTES);
    states = new int[Math.max(states.length, depth)];
    firstPending = new int[states.length];
    in.readInts(states, depth);
    in.readInts(firstPending, depth);
    pending = in.readCount(Integer.BYTES);
    targets = new int[Math.max(targets.length, pending)];
    marks = new long[targets.length];
    in.readInts(targets, pending);
    in.readLongs(marks, pending);
  }

  long memoryBytes() {
    return (states.length + firstPending.length + targets.length) * (long) Integer.BYTES
        + marks.length * (long) Long.BYTES;
  }
}
