package dev.gyre.emptiness;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.Resumable;
import dev.gyre.system.InternalFault;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Strongly connected parts of a graph that several workers find together: a union-find forest over
 * the numbers of states [Bloemen2016]. Each set has the workers that have one of its states on
 * their stacks, the marks of steps inside it, and a ring of its states whose steps nobody has
 * followed to the end yet. When the ring is empty the set is a whole component and dead.
 *
 * <p>Invariant: the states of a set are strongly connected, and the marks of a set are marks of
 * steps between its states.
 *
 * <p>The entry of a set's root among the parents is also its lock: 0 is a root that is free, and
 * who replaces 0 by {@link #LOCKED} may change all that belongs to the set. Locks are held for a
 * few steps only. Two are taken in the order of their numbers. What is read without a lock may be
 * part of a change: {@code examples/shared_components.pml} is a model of that.
 */
final class SharedComponents implements Resumable {
  /** Noted with the marks: some step stays inside. No step that is followed has this bit. */
  static final long CLOSED = AcceptanceMarks.CUT;

  /** Nobody in the ring. */
  static final int NONE = -1;

  private static final int LOCKED = -1;
  private static final int DEAD = -2;
  private static final int CHUNK_BITS = 14;
  private static final int CHUNK = 1 << CHUNK_BITS;
  private static final int CHUNKS = 1 << 14;
  private static final VarHandle INT = MethodHandles.arrayElementVarHandle(int[].class);
  private static final VarHandle LONG = MethodHandles.arrayElementVarHandle(long[].class);

  /** What a worker learns when it comes to a state. */
  enum Claim {
    /** The worker was not in this set before. */
    NEW,
    /** The set is on the worker's stack. */
    FOUND,
    DEAD
  }

  /** All about some states: numbers are kept plus one, so that zero can mean the state itself. */
  private static final class Entries {
    final int[] parent = new int[CHUNK];

    /** The next state in the ring; negative if the steps of this one were all followed. */
    final int[] next = new int[CHUNK];

    /** For a root: one state of the ring, after which the others are taken in turn. */
    final int[] last = new int[CHUNK];

    final long[] workers = new long[CHUNK];
    final long[] marks = new long[CHUNK];
  }

  private static final int ENTRY_BYTES = 3 * Integer.BYTES + 2 * Long.BYTES;

  private final AtomicReferenceArray<Entries> chunks = new AtomicReferenceArray<>(CHUNKS);
  private final AtomicInteger chunkCount = new AtomicInteger();

  private Entries at(int state) {
    Entries entries = chunks.getAcquire(state >>> CHUNK_BITS);
    return entries == null ? create(state >>> CHUNK_BITS) : entries;
  }

  private synchronized Entries create(int chunk) {
    if (chunks.get(chunk) == null) {
      chunks.set(chunk, new Entries());
      chunkCount.incrementAndGet();
    }
    return chunks.get(chunk);
  }

  private static int in(int state) {
    return state & (CHUNK - 1);
  }

  long memoryBytes() {
    return (long) chunkCount.get() * CHUNK * ENTRY_BYTES;
  }

  /** No worker is at work, so nothing is locked. */
  @Override
  public void save(CheckpointOutput out) {
    for (int index = 0; index < CHUNKS; index++) {
      Entries entries = chunks.get(index);
      if (entries != null) {
        out.writeInt(index);
        out.writeInts(entries.parent, CHUNK);
        out.writeInts(entries.next, CHUNK);
        out.writeInts(entries.last, CHUNK);
        out.writeLongs(entries.workers, CHUNK);
        out.writeLongs(entries.marks, CHUNK);
      }
    }
    out.writeInt(NONE);
  }

  @Override
  public void restore(CheckpointInput in) {
    for (int index = in.readInt(); index != NONE; index = in.readInt()) {
      Entries entries = create(index);
      in.readInts(entries.parent, CHUNK);
      in.readInts(entries.next, CHUNK);
      in.readInts(entries.last, CHUNK);
      in.readLongs(entries.workers, CHUNK);
      in.readLongs(entries.marks, CHUNK);
    }
  }

  // ---- roots and locks

  private int parent(int state) {
    return (int) INT.getAcquire(at(state).parent, in(state));
  }

  private void setParent(int state, int value) {
    INT.setRelease(at(state).parent, in(state), value);
  }

  /** The root of a state's set; it may be none any more when the caller looks at it. */
  private int root(int state) {
    int at = state;
    while (true) {
      int above = parent(at);
      if (above <= 0) {
        return at;
      }
      int next = parent(above - 1);
      if (next > 0) {
        // Others may do the same: whatever is written is an ancestor.
        setParent(at, next);
      }
      at = above - 1;
    }
  }

  /** Locks a root; false if it is none any more, or dead. */
  private boolean lock(int root) {
    Entries entries = at(root);
    while (!INT.compareAndSet(entries.parent, in(root), 0, LOCKED)) {
      if (parent(root) > 0 || parent(root) == DEAD) {
        return false;
      }
      Thread.onSpinWait();
    }
    return true;
  }

  private void unlock(int root) {
    setParent(root, 0);
  }

  /** Locks the root of a state's set; {@link #NONE} if the set is dead. */
  private int lockRootOf(int state) {
    while (true) {
      int root = root(state);
      if (lock(root)) {
        return root;
      }
      if (parent(root) == DEAD) {
        return NONE;
      }
    }
  }

  boolean isDead(int state) {
    while (true) {
      int parent = parent(root(state));
      if (parent <= 0) {
        return parent == DEAD;
      }
    }
  }

  boolean isSame(int one, int other) {
    while (true) {
      int root = root(one);
      if (root == root(other)) {
        return true;
      }
      if (parent(root) <= 0) {
        return false;
      }
    }
  }

  // ---- what workers do

  /** A worker, which is given by its bit, comes to a state. */
  Claim claim(int state, long worker) {
    int root = root(state);
    // Only this worker adds its bit, and sets only grow: what is seen here stays true.
    boolean isHere = ((long) LONG.getAcquire(at(root).workers, in(root)) & worker) != 0;
    if (isHere) {
      return isDead(root) ? Claim.DEAD : Claim.FOUND;
    }
    int locked = lockRootOf(state);
    if (locked == NONE) {
      return Claim.DEAD;
    }
    Entries entries = at(locked);
    long workers = entries.workers[in(locked)];
    LONG.setRelease(entries.workers, in(locked), workers | worker);
    unlock(locked);
    return (workers & worker) == 0 ? Claim.NEW : Claim.FOUND;
  }

  /**
   * Notes marks of steps inside the set of a state; the result are all marks it has now.
   *
   * @param marks with {@link #CLOSED}
   */
  long mark(int state, long marks) {
    int root = root(state);
    long known = (long) LONG.getAcquire(at(root).marks, in(root));
    if ((known & marks) == marks) {
      return known;
    }
    int locked = lockRootOf(state);
    if (locked == NONE) {
      return 0;
    }
    Entries entries = at(locked);
    long all = entries.marks[in(locked)] | marks;
    LONG.setRelease(entries.marks, in(locked), all);
    unlock(locked);
    return all;
  }

  /** There are ways from each of two states to the other: their sets become one. */
  void unite(int one, int other) {
    while (true) {
      int a = root(one);
      int b = root(other);
      if (a == b) {
        return;
      }
      int low = Math.min(a, b);
      int high = Math.max(a, b);
      if (lock(low)) {
        if (lock(high)) {
          join(low, high);
          return;
        }
        unlock(low);
      }
      // Others may have done all this meanwhile, and all that was left to do in the set.
      if ((isDead(one) || isDead(other)) && !isSame(one, other)) {
        throw new InternalFault("a component that was complete has grown");
      }
    }
  }

  private void join(int root, int other) {
    Entries to = at(root);
    Entries from = at(other);
    // Before all else: a worker that sees its bit at the root, which it may do without a lock, must
    // find the state by which it came below that root. Or it unites its whole path.
    setParent(other, root + 1);
    LONG.setRelease(to.workers, in(root), to.workers[in(root)] | from.workers[in(other)]);
    LONG.setRelease(to.marks, in(root), to.marks[in(root)] | from.marks[in(other)]);
    int lastHere = last(root);
    int lastThere = last(other);
    int next = next(lastHere);
    setNext(lastHere, next(lastThere));
    setNext(lastThere, next);
    unlock(root);
  }

  // ---- the ring, which only changes while its set is locked

  private int last(int root) {
    int last = at(root).last[in(root)];
    return last == 0 ? root : last - 1;
  }

  private int next(int state) {
    int next = Math.abs(at(state).next[in(state)]);
    return next == 0 ? state : next - 1;
  }

  private boolean isDone(int state) {
    return at(state).next[in(state)] < 0;
  }

  private void setNext(int state, int next) {
    at(state).next[in(state)] = isDone(state) ? -(next + 1) : next + 1;
  }

  /** All steps of a state were followed. */
  void done(int state) {
    int root = lockRootOf(state);
    if (root != NONE) {
      at(state).next[in(state)] = -(next(state) + 1);
      unlock(root);
    }
  }

  /**
   * A state of the same set with steps that were not all followed, each time another one; if there
   * is none the set is dead, and the result is {@link #NONE}.
   */
  int pick(int state) {
    int root = lockRootOf(state);
    if (root == NONE) {
      return NONE;
    }
    int last = last(root);
    int candidate = next(last);
    while (isDone(candidate)) {
      if (candidate == last) {
        setParent(root, DEAD);
        return NONE;
      }
      setNext(last, next(candidate));
      candidate = next(last);
    }
    at(root).last[in(root)] = candidate + 1;
    unlock(root);
    return candidate;
  }
}
