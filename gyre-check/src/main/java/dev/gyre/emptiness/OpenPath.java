package dev.gyre.emptiness;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The path of the outer search of a {@link NestedSearch}: its states, in what order, and the marks
 * of the steps between them. Exact, whatever the store forgets.
 *
 * <p>Invariant: for each mark, {@code last} is the place of the last state on the path that was
 * reached by a step with it; what it was before is kept to go back.
 */
final class OpenPath {
  static final int NOWHERE = -1;

  private long[] states = new long[64];
  private long[] reachedBy = new long[64];
  private long[] gathered = new long[64];
  private int[] firstPending = new int[64];
  private int depth;
  private long[] targets = new long[256];
  private long[] marks = new long[256];
  private int pending;
  private final int[] last = new int[Long.SIZE];
  private int[] before = new int[256];
  private int changes;
  private final Map<Long, Integer> places = new HashMap<>();

  int depth() {
    return depth;
  }

  void push(long state, long stepMarks) {
    if (depth == states.length) {
      states = Arrays.copyOf(states, depth * 2);
      reachedBy = Arrays.copyOf(reachedBy, depth * 2);
      gathered = Arrays.copyOf(gathered, depth * 2);
      firstPending = Arrays.copyOf(firstPending, depth * 2);
    }
    places.put(state, depth);
    states[depth] = state;
    reachedBy[depth] = stepMarks;
    gathered[depth] = 0;
    firstPending[depth] = pending;
    if (changes + Long.SIZE > before.length) {
      before = Arrays.copyOf(before, before.length * 2);
    }
    for (long left = stepMarks; left != 0; left &= left - 1) {
      int mark = Long.numberOfTrailingZeros(left);
      before[changes++] = last[mark];
      last[mark] = depth;
    }
    depth++;
  }

  void pop() {
    depth--;
    places.remove(states[depth]);
    int at = changes - Long.bitCount(reachedBy[depth]);
    changes = at;
    for (long left = reachedBy[depth]; left != 0; left &= left - 1) {
      last[Long.numberOfTrailingZeros(left)] = before[at++];
    }
  }

  void addPending(long target, long stepMarks) {
    if (pending == targets.length) {
      targets = Arrays.copyOf(targets, pending * 2);
      marks = Arrays.copyOf(marks, pending * 2);
    }
    targets[pending] = target;
    marks[pending++] = stepMarks;
  }

  /** Whether the top state has steps left. */
  boolean hasPending() {
    return pending > firstPending[depth - 1];
  }

  long nextTarget() {
    return targets[pending - 1];
  }

  long nextMarks() {
    return marks[pending - 1];
  }

  void dropNext() {
    pending--;
  }

  long state(int place) {
    return states[place];
  }

  long top() {
    return states[depth - 1];
  }

  /** Where a state is on the path, or {@link #NOWHERE}. */
  int place(long state) {
    return places.getOrDefault(state, NOWHERE);
  }

  /** The marks of which a way to this state, from a state on the path, is known. */
  long gathered(int place) {
    return gathered[place];
  }

  void gather(int place, long more) {
    gathered[place] |= more;
  }

  /** Those of some marks that lie on the path behind a place. */
  long marksAfter(int place, long wanted) {
    long found = 0;
    for (long left = wanted; left != 0; left &= left - 1) {
      int mark = Long.numberOfTrailingZeros(left);
      found |= last[mark] > place ? 1L << mark : 0;
    }
    return found;
  }

  long memoryBytes() {
    // A place in the map takes about six words.
    return states.length * 28L + targets.length * 16L + before.length * 4L + places.size() * 48L;
  }
}
