package dev.gyre.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The stack of a depth-first search: for each state on the path its handle, the transitions that
 * are still to be taken, and the one that was taken last. States inside an atomic sequence are on
 * the path but not in the store; their words are kept here.
 */
final class DepthFirstStack {
  /** The handle of a frame whose state is not stored. */
  static final long TRANSIENT = -1;

  private long[] handles = new long[1024];
  private int[] firstPending = new int[1024];
  private long[] taken = new long[1024];
  private int[] wordStart = new int[1024];
  private int depth;
  private long[] pending = new long[4096];
  private int pendingCount;
  private int[] words = new int[1024];
  private int wordCount;

  int depth() {
    return depth;
  }

  boolean isEmpty() {
    return depth == 0;
  }

  /** Pushes a stored state; its transitions are added next. */
  void push(long handle) {
    if (depth == handles.length) {
      int larger = depth * 2;
      handles = Arrays.copyOf(handles, larger);
      firstPending = Arrays.copyOf(firstPending, larger);
      taken = Arrays.copyOf(taken, larger);
      wordStart = Arrays.copyOf(wordStart, larger);
    }
    handles[depth] = handle;
    firstPending[depth] = pendingCount;
    wordStart[depth] = wordCount;
    depth++;
  }

  /** Pushes a state that is not stored. */
  void pushTransient(int[] from, int length) {
    push(TRANSIENT);
    if (wordCount + length > words.length) {
      words = Arrays.copyOf(words, Math.max(words.length * 2, wordCount + length));
    }
    System.arraycopy(from, 0, words, wordCount, length);
    wordCount += length;
  }

  void addPending(long transition) {
    if (pendingCount == pending.length) {
      pending = Arrays.copyOf(pending, pendingCount * 2);
    }
    pending[pendingCount++] = transition;
  }

  boolean hasPending() {
    return pendingCount > firstPending[depth - 1];
  }

  /** Takes the next transition of the top state. */
  long takePending() {
    long transition = pending[--pendingCount];
    taken[depth - 1] = transition;
    return transition;
  }

  void pop() {
    depth--;
    wordCount = wordStart[depth];
    pendingCount = firstPending[depth];
  }

  long topHandle() {
    return handles[depth - 1];
  }

  /** The words of the top state, which is not stored, start here in {@link #words}. */
  int topWordStart() {
    return wordStart[depth - 1];
  }

  int topWordCount() {
    return wordCount - wordStart[depth - 1];
  }

  int[] words() {
    return words;
  }

  /** The transitions that led from the initial state to here, the last one included. */
  List<Long> path() {
    List<Long> path = new ArrayList<>(depth);
    for (int i = 0; i < depth; i++) {
      path.add(taken[i]);
    }
    return path;
  }

  long memoryBytes() {
    return handles.length * 28L + pending.length * 8L + words.length * 4L;
  }
}
