package dev.gyre.store;

import java.util.Arrays;

/**
 * Turns states into 63-bit keys and back, by pairing words recursively (Laarman, van de Pol and
 * Weber 2011, tree compression). A key is the shape of the tree, and the numbers of the two nodes
 * that its root pairs; equal states have equal keys and different states different ones. For one
 * thread.
 *
 * <p>The coder keeps the tree of the current state. Another state is compared with it, and only the
 * nodes above words that differ are looked up; afterwards the tree is put back as it was.
 */
final class TreeCoder {
  private static final int ID_SHIFT = 2 * NodeTable.NODE_BITS;
  private static final int NODE_MASK = NodeTable.MAX_NODES - 1;

  private final NodeTable nodes;
  private final NodeTable.Writer writer;
  private final TreeShapes shapes;
  private TreeShape shape;

  /** The elements of the current state's tree: leaves, then nodes. */
  private int[] tree = new int[64];

  private int length;

  /** One bit for each node above something that changed. */
  private long[] dirty = new long[2];

  /** The elements that were overwritten, and what they were before. */
  private int[] changed = new int[64];

  private int[] before = new int[64];
  private int changes;

  /** The current tree while a state of another shape is in its place. */
  private int[] aside = {};

  TreeCoder(NodeTable nodes, TreeShapes shapes) {
    this.nodes = nodes;
    this.writer = nodes.new Writer();
    this.shapes = shapes;
    use(shapes.ofLeaves(TreeShape.leavesFor(0)));
    foldAll();
  }

  /** The words of the current state, from the start of the array. */
  int[] words() {
    return tree;
  }

  int length() {
    return length;
  }

  void report() {
    writer.report();
  }

  private void use(TreeShape other) {
    shape = other;
    int elements = shape.leaves() + shape.nodes();
    if (tree.length < elements) {
      tree = new int[elements];
      changed = new int[elements];
      before = new int[elements];
      dirty = new long[elements / 64 + 1];
    }
  }

  // ---- from a key to a state

  /** Makes the state of a key the current one. */
  void load(long key) {
    int id = (int) (key >>> ID_SHIFT);
    if (shape.id() != id) {
      use(shapes.withId(id));
    }
    int[] t = tree;
    t[shape.leftPart()] = (int) (key >>> NodeTable.NODE_BITS) & NODE_MASK;
    t[shape.rightPart()] = (int) key & NODE_MASK;
    int leaves = shape.leaves();
    for (int node = shape.nodes() - 1; node >= 0; node--) {
      long pair = nodes.pair(t[leaves + node]);
      t[shape.left(node)] = (int) (pair >>> 32);
      t[shape.right(node)] = (int) pair;
    }
    length = t[leaves - 1];
  }

  // ---- from a state to its key

  /** The key of a state, which need not be the current one. */
  long key(int[] words, int count) {
    int leaves = shape.leaves();
    if (count != length && TreeShape.leavesFor(count) != leaves) {
      return keyOfStranger(words, count);
    }
    changes = 0;
    int[] t = tree;
    for (int i = 0; i < count; i++) {
      if (words[i] != t[i]) {
        change(i, words[i]);
      }
    }
    if (count != length) {
      for (int i = count; i < length; i++) {
        change(i, 0);
      }
      change(leaves - 1, count);
    }
    fold();
    long key = key();
    restore();
    return key;
  }

  private void change(int element, int value) {
    changed[changes] = element;
    before[changes++] = tree[element];
    tree[element] = value;
    int above = shape.parent(element);
    if (above >= 0) {
      dirty[above >> 6] |= 1L << above;
    }
  }

  /** Looks up all nodes above something that changed; children have smaller numbers. */
  private void fold() {
    int leaves = shape.leaves();
    for (int block = 0; block <= (shape.nodes() - 1) >> 6; block++) {
      while (dirty[block] != 0) {
        int node = (block << 6) + Long.numberOfTrailingZeros(dirty[block]);
        dirty[block] &= dirty[block] - 1;
        change(leaves + node, numberOf(node));
      }
    }
  }

  private int numberOf(int node) {
    return writer.number(
        ((long) tree[shape.left(node)] << 32) | (tree[shape.right(node)] & 0xFFFFFFFFL));
  }

  private void restore() {
    for (int i = changes - 1; i >= 0; i--) {
      tree[changed[i]] = before[i];
    }
  }

  /** Leaves the current state for one of another shape. */
  private long keyOfStranger(int[] words, int count) {
    TreeShape home = shape;
    int homeLength = length;
    int elements = shape.leaves() + shape.nodes();
    if (aside.length < elements) {
      aside = new int[elements];
    }
    System.arraycopy(tree, 0, aside, 0, elements);
    use(shapes.ofLeaves(TreeShape.leavesFor(count)));
    System.arraycopy(words, 0, tree, 0, count);
    Arrays.fill(tree, count, shape.leaves(), 0);
    tree[shape.leaves() - 1] = count;
    foldAll();
    long key = key();
    shape = home;
    length = homeLength;
    System.arraycopy(aside, 0, tree, 0, elements);
    return key;
  }

  private void foldAll() {
    for (int node = 0; node < shape.nodes(); node++) {
      tree[shape.leaves() + node] = numberOf(node);
    }
  }

  private long key() {
    return ((long) shape.id() << ID_SHIFT)
        | ((long) tree[shape.leftPart()] << NodeTable.NODE_BITS)
        | tree[shape.rightPart()];
  }
}
