package dev.gyre.store;

import dev.gyre.system.Cancellation;
import java.util.Arrays;

/**
 * Divides a string of bits into leaves and pairs them. Halves are cut between two words where
 * possible, because a process or a channel repeats as a whole.
 */
final class TreeDivision {
  private static final int LEAF_BITS = 32;

  /** Where each word ends in the string of bits. */
  private final int[] wordEnds;

  private int[] leafEnds = new int[8];
  private int leafCount;

  /** The children of nodes: leaves by their number, nodes by the complement of theirs. */
  private int[] lefts = new int[8];

  private int[] rights = new int[8];
  private int nodeCount;
  private final int leftPart;
  private final int rightPart;

  /**
   * @param varying the bits of each word that belong to the string
   */
  TreeDivision(int[] varying) {
    this.wordEnds = new int[varying.length];
    int total = 0;
    for (int i = 0; i < varying.length; i++) {
      total += Integer.bitCount(varying[i]);
      wordEnds[i] = total;
    }
    int middle =
        total <= 2 * NodeTable.NODE_BITS ? Math.min(total, NodeTable.NODE_BITS) : cut(0, total);
    this.leftPart = divide(0, middle, NodeTable.NODE_BITS);
    this.rightPart = divide(middle, total, NodeTable.NODE_BITS);
  }

  private int divide(int from, int end, int room) {
    if (end - from <= room) {
      if (leafCount == leafEnds.length) {
        leafEnds = Arrays.copyOf(leafEnds, 2 * leafCount);
      }
      leafEnds[leafCount] = end;
      return leafCount++;
    }
    Cancellation.check();
    int middle = cut(from, end);
    int first = divide(from, middle, LEAF_BITS);
    int second = divide(middle, end, LEAF_BITS);
    if (nodeCount == lefts.length) {
      lefts = Arrays.copyOf(lefts, 2 * nodeCount);
      rights = Arrays.copyOf(rights, 2 * nodeCount);
    }
    lefts[nodeCount] = first;
    rights[nodeCount] = second;
    return ~nodeCount++;
  }

  /**
   * The end of a word that is nearest to the middle, or the middle if all is one word. Looked up by
   * halving, so that states of very many words are divided in time.
   */
  private int cut(int from, int end) {
    int middle = from + (end - from + 1) / 2;
    int index = firstFrom(middle);
    int before = index == 0 ? 0 : wordEnds[index - 1];
    int behind = index == wordEnds.length ? end : wordEnds[index];
    if (behind < end && (before <= from || behind - middle < middle - before)) {
      return behind;
    }
    return before > from ? before : middle;
  }

  /** The first word that ends there or later. */
  private int firstFrom(int bits) {
    int low = 0;
    int high = wordEnds.length;
    while (low < high) {
      int half = (low + high) >>> 1;
      if (wordEnds[half] < bits) {
        low = half + 1;
      } else {
        high = half;
      }
    }
    return low;
  }

  int leafCount() {
    return leafCount;
  }

  /** Where each leaf ends in the string of bits. */
  int[] leafEnds() {
    return Arrays.copyOf(leafEnds, leafCount);
  }

  /** The left element of each node. */
  int[] lefts() {
    return elements(lefts);
  }

  int[] rights() {
    return elements(rights);
  }

  int leftPart() {
    return element(leftPart);
  }

  int rightPart() {
    return element(rightPart);
  }

  private int[] elements(int[] children) {
    return Arrays.stream(children, 0, nodeCount).map(this::element).toArray();
  }

  private int element(int child) {
    return wordEnds.length + (child >= 0 ? child : leafCount + ~child);
  }
}
