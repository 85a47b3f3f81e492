package dev.gyre.search;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/**
 * The stack of a depth-first worker: handles of states that wait to be expanded, and of those that
 * have been. The latter, from bottom to top and behind the prefix, are the path to the state that
 * was expanded last.
 */
final class PathStack {
  /** Handles are not negative; this bit says that a state has been expanded. */
  private static final long EXPANDED = Long.MIN_VALUE;

  private long[] entries = new long[1024];
  private int size;
  private int pathLength;

  /** Nothing below waits; so that a long path is not looked through again and again. */
  private int lowestWaiting;

  private PathPrefix prefix = PathPrefix.EMPTY;

  /** What is on the stack, waiting or expanded; null as long as nobody has asked. */
  private HandleSet members;

  private boolean isWhole;

  /** Whether everything that is not finished is on this stack, so that it can be asked. */
  boolean isWhole() {
    return isWhole;
  }

  /** Whether a state is on the stack, waiting or expanded. */
  boolean contains(long handle) {
    if (members == null) {
      members = new HandleSet();
      for (int i = 0; i < size; i++) {
        members.add(entries[i] & ~EXPANDED);
      }
    }
    return members.contains(handle);
  }

  /** Starts anew, with the work that somebody gave away. */
  void start(Job job) {
    prefix = job.prefix;
    isWhole = job.isWhole;
    members = null;
    pathLength = 0;
    size = 0;
    lowestWaiting = 0;
    for (long entry : job.entries) {
      push(entry & ~EXPANDED);
      if (entry < 0) {
        enter();
      }
    }
  }

  /** All that is on the stack, to be started again as it is. */
  Job frozen() {
    return new Job(prefix, Arrays.copyOf(entries, size), isWhole);
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** Pushes a state that waits. */
  void push(long handle) {
    if (size == entries.length) {
      entries = Arrays.copyOf(entries, size * 2);
    }
    lowestWaiting = Math.min(lowestWaiting, size);
    entries[size++] = handle;
    if (members != null) {
      members.add(handle);
    }
  }

  /** Leaves expanded states until one on top waits; false if there is none left. */
  boolean unwind() {
    while (size > 0 && entries[size - 1] < 0) {
      size--;
      pathLength--;
      if (members != null) {
        members.remove(entries[size] & ~EXPANDED);
      }
    }
    return size > 0;
  }

  /** Puts the waiting state on top on the path. */
  long enter() {
    long handle = entries[size - 1];
    entries[size - 1] = handle | EXPANDED;
    pathLength++;
    return handle;
  }

  /** How many states are on the path. */
  long depth() {
    return prefix.length() + pathLength;
  }

  /** The handles on the path, the initial state first. */
  long[] path() {
    long[] path = Arrays.copyOf(prefix.handles(), Math.toIntExact(depth()));
    int at = (int) prefix.length();
    for (int i = 0; i < size; i++) {
      if (entries[i] < 0) {
        path[at++] = entries[i] & ~EXPANDED;
      }
    }
    return path;
  }

  /**
   * Gives away the waiting states nearest to the bottom that have the same parent, and hands their
   * path over to a prefix, which both sides share from then on. Returns null if too little waits.
   */
  Job give() {
    int first = Math.min(lowestWaiting, size);
    while (first < size && entries[first] < 0) {
      first++;
    }
    lowestWaiting = first;
    int end = first;
    while (end < size && entries[end] >= 0) {
      end++;
    }
    // What is on top is about to be expanded here.
    int count = Math.min(end, size - 1) - first;
    if (count <= 0) {
      return null;
    }
    members = null;
    isWhole = false;
    long[] work = Arrays.copyOfRange(entries, first, first + count);
    long[] handles = new long[first];
    for (int i = 0; i < first; i++) {
      handles[i] = entries[i] & ~EXPANDED;
    }
    prefix = prefix.followedBy(handles);
    pathLength -= first;
    size -= first + count;
    System.arraycopy(entries, first + count, entries, 0, size);
    lowestWaiting = 0;
    return new Job(prefix, work, false);
  }

  /** A stack without a worker, or a part of one, and the path to its bottom. */
  static final class Job {
    private final PathPrefix prefix;
    private final long[] entries;

    /** Whether nothing that is not finished lies elsewhere. */
    private final boolean isWhole;

    private Job(PathPrefix prefix, long[] entries, boolean isWhole) {
      this.prefix = prefix;
      this.entries = entries;
      this.isWhole = isWhole;
    }

    /** The start of a search. */
    static Job first(long initial) {
      return new Job(PathPrefix.EMPTY, new long[] {initial}, true);
    }

    /** The path to the bottom, the initial state first. */
    long[] pathBelow() {
      return prefix.handles();
    }

    int size() {
      return entries.length;
    }

    long handle(int index) {
      return entries[index] & ~EXPANDED;
    }

    boolean isExpanded(int index) {
      return entries[index] < 0;
    }

    /** The same states with other handles. */
    Job mapped(LongUnaryOperator handles) {
      long[] below = Arrays.stream(prefix.handles()).map(handles).toArray();
      long[] own = new long[entries.length];
      for (int i = 0; i < own.length; i++) {
        own[i] = handles.applyAsLong(handle(i)) | (entries[i] & EXPANDED);
      }
      return new Job(PathPrefix.of(below), own, isWhole);
    }

    void save(CheckpointOutput out) {
      out.writeArray(prefix.handles());
      out.writeArray(entries);
      out.writeBoolean(isWhole);
    }

    static Job read(CheckpointInput in) {
      PathPrefix prefix = PathPrefix.of(in.readLongArray());
      return new Job(prefix, in.readLongArray(), in.readBoolean());
    }
  }

  long memoryBytes() {
    long bytes = entries.length * (long) Long.BYTES;
    return members == null ? bytes : bytes + members.memoryBytes();
  }
}
