package dev.gyre.lts.bisim;

import java.util.Arrays;

/**
 * A partition of nodes into blocks. Of the nodes of a block only the bottom ones are listed, those
 * without a silent step inside the block; some of them are marked. All else about a block are
 * counts.
 */
final class NodeBlocks {
  private static final int NONE = -1;

  private final int[] blockOf;
  private final int[] next;
  private final int[] previous;
  private final int[] inertOut;
  private final boolean[] isMarked;
  private final int[] plainHead;
  private final int[] markedHead;
  private final int[] size;
  private final int[] bottoms;
  private final int[] marked;
  private int count;

  NodeBlocks(int nodes) {
    blockOf = new int[nodes];
    next = new int[nodes];
    previous = new int[nodes];
    inertOut = new int[nodes];
    isMarked = new boolean[nodes];
    plainHead = new int[nodes];
    markedHead = new int[nodes];
    size = new int[nodes];
    bottoms = new int[nodes];
    marked = new int[nodes];
    Arrays.fill(plainHead, NONE);
    Arrays.fill(markedHead, NONE);
  }

  int newBlock() {
    return count++;
  }

  int count() {
    return count;
  }

  /** A node that was in no block. */
  void place(int node, int block) {
    blockOf[node] = block;
    size[block]++;
  }

  int of(int node) {
    return blockOf[node];
  }

  int[] toArray() {
    return blockOf.clone();
  }

  int size(int block) {
    return size[block];
  }

  int bottoms(int block) {
    return bottoms[block];
  }

  int marked(int block) {
    return marked[block];
  }

  int inertOut(int node) {
    return inertOut[node];
  }

  boolean isBottom(int node) {
    return inertOut[node] == 0;
  }

  boolean isMarked(int node) {
    return isMarked[node];
  }

  void addInert(int node) {
    inertOut[node]++;
  }

  /** A silent step of a node is no longer inside its block; true if that was the last one. */
  boolean removeInert(int node) {
    return --inertOut[node] == 0;
  }

  /** From now on the node is listed as a bottom one. */
  void listBottom(int node) {
    link(node, plainHead);
    bottoms[blockOf[node]]++;
  }

  int firstPlain(int block) {
    return plainHead[block];
  }

  int firstMarked(int block) {
    return markedHead[block];
  }

  int after(int node) {
    return next[node];
  }

  void mark(int node) {
    if (!isMarked[node]) {
      unlink(node, plainHead);
      isMarked[node] = true;
      marked[blockOf[node]]++;
      link(node, markedHead);
    }
  }

  void unmarkAll(int block) {
    while (markedHead[block] != NONE) {
      unmark(markedHead[block]);
    }
  }

  private void unmark(int node) {
    unlink(node, markedHead);
    isMarked[node] = false;
    marked[blockOf[node]]--;
    link(node, plainHead);
  }

  /** Moves a node to another block, where it is not marked. */
  void move(int node, int block) {
    if (isMarked[node]) {
      unmark(node);
    }
    boolean isBottom = isBottom(node);
    int old = blockOf[node];
    if (isBottom) {
      unlink(node, plainHead);
      bottoms[old]--;
    }
    size[old]--;
    place(node, block);
    if (isBottom) {
      listBottom(node);
    }
  }

  private void link(int node, int[] heads) {
    int head = heads[blockOf[node]];
    next[node] = head;
    previous[node] = NONE;
    if (head != NONE) {
      previous[head] = node;
    }
    heads[blockOf[node]] = node;
  }

  private void unlink(int node, int[] heads) {
    if (previous[node] == NONE) {
      heads[blockOf[node]] = next[node];
    } else {
      next[previous[node]] = next[node];
    }
    if (next[node] != NONE) {
      previous[next[node]] = previous[node];
    }
  }
}
