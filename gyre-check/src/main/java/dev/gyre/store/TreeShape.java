package dev.gyre.store;

/**
 * How the words of a state are paired: a balanced binary tree whose leaves are the words, padded
 * with zeros to a common size, and at the very end the number of words that are really there. Sizes
 * are rounded up, eight steps from one power of two to the next, so that a state that grows often
 * keeps its shape and there are few shapes.
 *
 * <p>Elements are numbered, leaves first, children before their parents. The two parts of the root
 * are the last things paired; the root itself is no element.
 */
final class TreeShape {
  private static final int SMALLEST = 4;

  private final int id;
  private final int leaves;
  private final int[] left;
  private final int[] right;
  private final int[] parent;
  private final int leftPart;
  private final int rightPart;
  private int next;

  TreeShape(int id, int leaves) {
    this.id = id;
    this.leaves = leaves;
    int nodes = leaves - 2;
    this.left = new int[nodes];
    this.right = new int[nodes];
    this.parent = new int[leaves + nodes];
    int middle = (leaves + 1) / 2;
    this.leftPart = pair(0, middle);
    this.rightPart = pair(middle, leaves);
    // Nobody pairs the parts of the root; this is where the way up ends.
    this.parent[leftPart] = -1;
    this.parent[rightPart] = -1;
  }

  /** How many leaves a state of so many words needs. */
  static int leavesFor(int words) {
    int needed = Math.max(SMALLEST, words + 1);
    int step = Integer.highestOneBit(needed) >> 3;
    return step <= 1 ? needed : (needed + step - 1) / step * step;
  }

  /** Pairs some leaves with each other; the result is the element that stands for all of them. */
  private int pair(int from, int end) {
    if (end - from == 1) {
      return from;
    }
    int middle = from + (end - from + 1) / 2;
    int first = pair(from, middle);
    int second = pair(middle, end);
    int node = next++;
    left[node] = first;
    right[node] = second;
    parent[first] = node;
    parent[second] = node;
    return leaves + node;
  }

  /** A small number that stands for the shape. */
  int id() {
    return id;
  }

  int leaves() {
    return leaves;
  }

  /** How many pairs there are, the root not counted. */
  int nodes() {
    return left.length;
  }

  /** The element on the left of a pair. */
  int left(int node) {
    return left[node];
  }

  int right(int node) {
    return right[node];
  }

  /** The pair that an element belongs to, or -1 for a part of the root. */
  int parent(int element) {
    return parent[element];
  }

  int leftPart() {
    return leftPart;
  }

  int rightPart() {
    return rightPart;
  }
}
