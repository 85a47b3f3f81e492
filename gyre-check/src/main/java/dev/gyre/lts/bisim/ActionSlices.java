package dev.gyre.lts.bisim;

import dev.gyre.lts.graph.Capacity;
import dev.gyre.lts.graph.Ints;
import java.util.Arrays;

/**
 * A partition of the visible transitions (all that are not inert) into slices, which have one label
 * and lead into one block, and of the slices into bunches. A bunch of several slices is one whose
 * slices nobody has told apart yet.
 */
final class ActionSlices {
  static final int NONE = -1;

  private final int[] order;
  private final int[] place;
  private final int[] sliceOf;
  private int placed;
  private int[] first = new int[16];
  private int[] end = new int[16];
  private int[] bunch = new int[16];
  private int[] next = new int[16];
  private int[] previous = new int[16];
  private int[] carved = new int[16];
  private int slices;
  private final Ints free = new Ints();
  private final Ints touched = new Ints();
  private int[] bunchHead = new int[16];
  private int bunches;
  private final Ints several = new Ints();

  ActionSlices(int transitions) {
    order = new int[transitions];
    place = new int[transitions];
    sliceOf = new int[transitions];
    Arrays.fill(sliceOf, NONE);
  }

  int newBunch() {
    if (bunches == bunchHead.length) {
      bunchHead = Arrays.copyOf(bunchHead, Capacity.above(bunches));
    }
    bunchHead[bunches] = NONE;
    return bunches++;
  }

  /** An empty slice with room for so many transitions. */
  int newSlice(int inBunch, int room) {
    int slice = freshSlice();
    first[slice] = placed;
    end[slice] = placed;
    placed += room;
    link(slice, inBunch);
    return slice;
  }

  /** Puts a transition that was in none into a slice with room for it. */
  void put(int transition, int slice) {
    sliceOf[transition] = slice;
    place[transition] = end[slice];
    order[end[slice]++] = transition;
  }

  boolean isInert(int transition) {
    return sliceOf[transition] == NONE;
  }

  int bunchOf(int transition) {
    return bunch[sliceOf[transition]];
  }

  int[] transitions(int slice) {
    return Arrays.copyOfRange(order, first[slice], end[slice]);
  }

  /** Moves a transition into the slice of those that are moved away from its slice just now. */
  void carve(int transition) {
    int slice = sliceOf[transition];
    if (carved[slice] == NONE) {
      int made = freshSlice();
      first[made] = end[slice];
      end[made] = end[slice];
      carved[slice] = made;
      touched.add(slice);
    }
    int made = carved[slice];
    int border = --end[slice];
    int other = order[border];
    int mine = place[transition];
    order[mine] = other;
    place[other] = mine;
    order[border] = transition;
    place[transition] = border;
    first[made] = border;
    sliceOf[transition] = made;
  }

  /** All that belonged together was moved. */
  void carvingDone() {
    while (!touched.isEmpty()) {
      int slice = touched.pop();
      int made = carved[slice];
      carved[slice] = NONE;
      link(made, bunch[slice]);
      if (first[slice] == end[slice]) {
        unlink(slice);
        free.add(slice);
      }
      noticeSeveral(bunch[made]);
    }
  }

  /** A bunch of several slices is noticed at least once; those that are one slice are skipped. */
  void noticeSeveral(int candidate) {
    if (hasSeveral(candidate)) {
      several.add(candidate);
    }
  }

  private boolean hasSeveral(int candidate) {
    return next[bunchHead[candidate]] != NONE;
  }

  /** A bunch of several slices, or NONE. */
  int nextOfSeveral() {
    while (!several.isEmpty()) {
      int candidate = several.get(several.size() - 1);
      if (hasSeveral(candidate)) {
        return candidate;
      }
      several.pop();
    }
    return NONE;
  }

  /** Makes a bunch of its own of a slice with at most half of the transitions of a bunch. */
  int detachSmaller(int from) {
    int one = bunchHead[from];
    int other = next[one];
    int slice = end[one] - first[one] <= end[other] - first[other] ? one : other;
    unlink(slice);
    link(slice, newBunch());
    return slice;
  }

  int bunchOfSlice(int slice) {
    return bunch[slice];
  }

  private int freshSlice() {
    if (!free.isEmpty()) {
      return free.pop();
    }
    if (slices == first.length) {
      int capacity = Capacity.above(slices);
      first = Arrays.copyOf(first, capacity);
      end = Arrays.copyOf(end, capacity);
      bunch = Arrays.copyOf(bunch, capacity);
      next = Arrays.copyOf(next, capacity);
      previous = Arrays.copyOf(previous, capacity);
      carved = Arrays.copyOf(carved, capacity);
    }
    carved[slices] = NONE;
    return slices++;
  }

  private void link(int slice, int inBunch) {
    int head = bunchHead[inBunch];
    bunch[slice] = inBunch;
    next[slice] = head;
    previous[slice] = NONE;
    if (head != NONE) {
      previous[head] = slice;
    }
    bunchHead[inBunch] = slice;
  }

  private void unlink(int slice) {
    if (previous[slice] == NONE) {
      bunchHead[bunch[slice]] = next[slice];
    } else {
      next[previous[slice]] = next[slice];
    }
    if (next[slice] != NONE) {
      previous[next[slice]] = previous[slice];
    }
  }
}
