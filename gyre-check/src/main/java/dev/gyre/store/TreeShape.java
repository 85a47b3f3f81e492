package dev.gyre.store;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import java.util.Arrays;

/**
 * How a state becomes a tree. The bits in which states differ, word by word, form a string; the
 * string is divided into leaves of at most 32 bits; a balanced binary tree pairs the leaves. The
 * two parts of the root make up the key of the state: a part of few bits is used as it is, for a
 * larger one there is a node.
 *
 * <p>A <em>squeezed</em> shape fits the states of one length that differ from a base state in
 * certain bits only. A <em>raw</em> shape fits all states: every bit of every word counts, words
 * are padded with zeros to a common size, and the last word is the number of words that are really
 * there. Sizes are rounded up, eight steps from one power of two to the next, so that a state that
 * grows often keeps its shape and there are few shapes.
 *
 * <p>Elements are numbered: words, then leaves, then nodes, children before their parents. The root
 * itself is no element.
 */
final class TreeShape {
  /** The parent of the two elements that the left part of the root pairs. */
  static final int LEFT_PART = -1;

  static final int RIGHT_PART = -2;

  /** The parent of a part of the root. */
  static final int NONE = -3;

  private static final int SMALLEST = 4;

  private final int id;
  private final int[] base;
  private final int[] varying;
  private final boolean isSqueezed;
  private final BitRuns runs;
  private final int leaves;
  private final int[] left;
  private final int[] right;
  private final int[] parent;
  private final int leftPart;
  private final int rightPart;

  private TreeShape(int id, int[] base, int[] varying, boolean isSqueezed) {
    this.id = id;
    this.base = base;
    this.varying = varying;
    this.isSqueezed = isSqueezed;
    TreeDivision division = new TreeDivision(varying);
    this.runs = new BitRuns(varying, division.leafEnds());
    this.leaves = division.leafCount();
    int firstNode = base.length + leaves;
    this.left = division.lefts();
    this.right = division.rights();
    this.parent = new int[firstNode + left.length];
    Arrays.fill(parent, NONE);
    this.leftPart = division.leftPart();
    this.rightPart = division.rightPart();
    for (int node = 0; node < left.length; node++) {
      int name = node;
      if (firstNode + node == leftPart) {
        name = LEFT_PART;
      } else if (firstNode + node == rightPart) {
        name = RIGHT_PART;
      }
      parent[left[node]] = name;
      parent[right[node]] = name;
    }
  }

  /** A shape for all states of at most {@code size - 1} words. */
  static TreeShape raw(int id, int size) {
    int[] varying = new int[size];
    Arrays.fill(varying, -1);
    return new TreeShape(id, new int[size], varying, false);
  }

  /** A shape for the states as long as the base that differ from it in the varying bits only. */
  static TreeShape squeezed(int id, int[] base, int[] varying) {
    return new TreeShape(id, base, varying, true);
  }

  /** The shape for states that differ in the same bits, from another base. */
  TreeShape withBase(int otherId, int[] otherBase) {
    return new TreeShape(otherId, otherBase, varying, true);
  }

  void save(CheckpointOutput out) {
    out.writeBoolean(isSqueezed);
    out.writeArray(base);
    out.writeInts(varying, varying.length);
  }

  static TreeShape read(int id, CheckpointInput in) {
    boolean isSqueezed = in.readBoolean();
    int[] base = in.readIntArray();
    int[] varying = new int[base.length];
    in.readInts(varying, varying.length);
    return new TreeShape(id, base, varying, isSqueezed);
  }

  /** The size of the raw shape for a state of so many words. */
  static int rawSize(int words) {
    int needed = Math.max(SMALLEST, words + 1);
    int step = Integer.highestOneBit(needed) >> 3;
    return step <= 1 ? needed : (needed + step - 1) / step * step;
  }

  /** A small number that stands for the shape. */
  int id() {
    return id;
  }

  boolean isSqueezed() {
    return isSqueezed;
  }

  /** Whether this squeezed shape fits a state. */
  boolean fits(int[] words, int count) {
    if (count != base.length) {
      return false;
    }
    int outside = 0;
    for (int i = 0; i < count; i++) {
      outside |= (words[i] ^ base[i]) & ~varying[i];
    }
    return outside == 0;
  }

  /** How many words there are, and so the number of the first leaf. */
  int words() {
    return base.length;
  }

  /** The bits of a word in which states of this shape differ. */
  int varying(int word) {
    return varying[word];
  }

  /** What a word is apart from its varying bits. */
  int base(int word) {
    return base[word];
  }

  /** What the words are apart from their varying bits. */
  int[] baseWords() {
    return base.clone();
  }

  BitRuns runs() {
    return runs;
  }

  int leaves() {
    return leaves;
  }

  /** The element of the first node. */
  int firstNode() {
    return base.length + leaves;
  }

  /** How many pairs there are, the root not counted. */
  int nodes() {
    return left.length;
  }

  /** How many changes of elements one state can be away from another, each run counted. */
  int mostChanges() {
    return elements() + runs.count();
  }

  int elements() {
    return parent.length;
  }

  /** The element on the left of a pair. */
  int left(int node) {
    return left[node];
  }

  int right(int node) {
    return right[node];
  }

  /** The node above a leaf or a node, or one of the special values. */
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
