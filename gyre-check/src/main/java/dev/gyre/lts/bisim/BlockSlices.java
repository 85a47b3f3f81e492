package dev.gyre.lts.bisim;

import dev.gyre.lts.graph.Capacity;
import dev.gyre.lts.graph.Ints;
import java.util.Arrays;

/**
 * The same transitions by the block in which they start and by bunch. In each slice some are
 * marked; a slice may wait to be looked at.
 */
final class BlockSlices {
  static final int NONE = -1;

  private final int[] sliceOf;
  private final int[] next;
  private final int[] previous;
  private final boolean[] isMarked;
  private int[] plainHead = new int[16];
  private int[] markedHead = new int[16];
  private int[] block = new int[16];
  private int[] bunch = new int[16];
  private int[] nextOfBlock = new int[16];
  private int[] previousOfBlock = new int[16];
  private int[] carved = new int[16];
  private boolean[] waits = new boolean[16];
  private int slices;
  private final int[] blockHead;
  private final Ints free = new Ints();
  private final Ints touched = new Ints();
  private final Ints waiting = new Ints();

  BlockSlices(int transitions, int nodes) {
    sliceOf = new int[transitions];
    next = new int[transitions];
    previous = new int[transitions];
    isMarked = new boolean[transitions];
    blockHead = new int[nodes];
    Arrays.fill(sliceOf, NONE);
    Arrays.fill(blockHead, NONE);
  }

  int newSlice(int ofBlock, int ofBunch) {
    int slice = freshSlice();
    plainHead[slice] = NONE;
    markedHead[slice] = NONE;
    carved[slice] = NONE;
    waits[slice] = false;
    block[slice] = ofBlock;
    bunch[slice] = ofBunch;
    int head = blockHead[ofBlock];
    nextOfBlock[slice] = head;
    previousOfBlock[slice] = NONE;
    if (head != NONE) {
      previousOfBlock[head] = slice;
    }
    blockHead[ofBlock] = slice;
    return slice;
  }

  void put(int transition, int slice) {
    sliceOf[transition] = slice;
    link(transition);
  }

  int of(int transition) {
    return sliceOf[transition];
  }

  int block(int slice) {
    return block[slice];
  }

  int bunch(int slice) {
    return bunch[slice];
  }

  int firstPlain(int slice) {
    return plainHead[slice];
  }

  int firstMarked(int slice) {
    return markedHead[slice];
  }

  int after(int transition) {
    return next[transition];
  }

  int firstOfBlock(int ofBlock) {
    return blockHead[ofBlock];
  }

  int afterInBlock(int slice) {
    return nextOfBlock[slice];
  }

  void mark(int transition) {
    if (!isMarked[transition]) {
      unlink(transition);
      isMarked[transition] = true;
      link(transition);
    }
  }

  void unmark(int transition) {
    unlink(transition);
    isMarked[transition] = false;
    link(transition);
  }

  /** Lets a slice wait until somebody looks at it. */
  void await(int slice) {
    if (!waits[slice]) {
      waits[slice] = true;
      waiting.add(slice);
    }
  }

  /** A slice that waits, or NONE; it waits no longer. */
  int nextWaiting() {
    while (!waiting.isEmpty()) {
      int slice = waiting.pop();
      if (waits[slice]) {
        waits[slice] = false;
        return slice;
      }
    }
    return NONE;
  }

  /** Moves a transition to the slice for a block or bunch of those that are moved just now. */
  void carve(int transition, int toBlock, int toBunch) {
    int slice = sliceOf[transition];
    if (carved[slice] == NONE) {
      int made = newSlice(toBlock, toBunch);
      carved[slice] = made;
      touched.add(slice);
      if (waits[slice]) {
        await(made);
      }
    }
    unlink(transition);
    sliceOf[transition] = carved[slice];
    link(transition);
  }

  /** What was carved from a slice just now, or NONE. */
  int carvedFrom(int slice) {
    return carved[slice];
  }

  /** The slices something was carved from just now. */
  Ints touched() {
    return touched;
  }

  boolean isEmpty(int slice) {
    return plainHead[slice] == NONE && markedHead[slice] == NONE;
  }

  /** All that belonged together was moved. */
  void carvingDone() {
    while (!touched.isEmpty()) {
      int slice = touched.pop();
      carved[slice] = NONE;
      if (isEmpty(slice)) {
        drop(slice);
      }
    }
  }

  private void drop(int slice) {
    if (previousOfBlock[slice] == NONE) {
      blockHead[block[slice]] = nextOfBlock[slice];
    } else {
      nextOfBlock[previousOfBlock[slice]] = nextOfBlock[slice];
    }
    if (nextOfBlock[slice] != NONE) {
      previousOfBlock[nextOfBlock[slice]] = previousOfBlock[slice];
    }
    waits[slice] = false;
    free.add(slice);
  }

  private int freshSlice() {
    if (!free.isEmpty()) {
      return free.pop();
    }
    if (slices == plainHead.length) {
      int capacity = Capacity.above(slices);
      plainHead = Arrays.copyOf(plainHead, capacity);
      markedHead = Arrays.copyOf(markedHead, capacity);
      block = Arrays.copyOf(block, capacity);
      bunch = Arrays.copyOf(bunch, capacity);
      nextOfBlock = Arrays.copyOf(nextOfBlock, capacity);
      previousOfBlock = Arrays.copyOf(previousOfBlock, capacity);
      carved = Arrays.copyOf(carved, capacity);
      waits = Arrays.copyOf(waits, capacity);
    }
    return slices++;
  }

  private void link(int transition) {
    int[] heads = isMarked[transition] ? markedHead : plainHead;
    int slice = sliceOf[transition];
    int head = heads[slice];
    next[transition] = head;
    previous[transition] = NONE;
    if (head != NONE) {
      previous[head] = transition;
    }
    heads[slice] = transition;
  }

  private void unlink(int transition) {
    int after = next[transition];
    int before = previous[transition];
    if (before == NONE) {
      int[] heads = isMarked[transition] ? markedHead : plainHead;
      heads[sliceOf[transition]] = after;
    } else {
      next[before] = after;
    }
    if (after != NONE) {
      previous[after] = before;
    }
  }
}
