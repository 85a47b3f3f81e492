package dev.gyre.store;

import java.util.Arrays;

/**
 * Turns states into 63-bit keys and back, by pairing words recursively (tree compression)
 * [Laarman2011]. A key is the shape of the tree, and the numbers of the two nodes that its root
 * pairs; equal states have equal keys and different states different ones. For one thread.
 *
 * <p>The coder keeps the tree of the current state. A state that is added is compared with it, and
 * only the nodes above words that differ are looked up; afterwards the tree is put back as it was.
 * The two parts of the root wait for {@link #number}: they are the look-ups that memory answers
 * slowly, so those of several states are made together.
 */
final class TreeCoder {
  private static final int ID_SHIFT = 2 * NodeTable.NODE_BITS;
  private static final int NODE_MASK = NodeTable.MAX_NODES - 1;

  private final NodeTable nodes;
  private final NodeTable.Writer writer;

  private final TreeShapes shapes;
  private TreeShape shape;

  /** The elements of the current state's tree: words, leaves, nodes. */
  private int[] tree = {};

  private int length;

  /** One bit for each node above, or when loading below, something that changed. */
  private long[] dirty = {};

  private boolean isLeftDirty;
  private boolean isRightDirty;

  /** What sets the states that were added apart from the current one. */
  private final ChangeLog log = new ChangeLog();

  private final PartBatch parts = new PartBatch();

  /** The current tree while a state of another shape is in its place. */
  private int[] aside = {};

  TreeCoder(NodeTable nodes, TreeShapes shapes) {
    this.nodes = nodes;
    this.writer = nodes.new Writer();
    this.shapes = shapes;
    // Others may be at work, and the tables may be growing: they are not to be touched yet. So this
    // is a shape that no state has. It is no constant of the class: to make a shape is work that
    // can be cancelled, and a class whose constants fail can never be used again.
    use(TreeShape.raw(-1, TreeShape.rawSize(0)));
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
    if (tree.length < shape.elements()) {
      tree = new int[shape.elements()];
    }
    // By itself: a shape of many words may have few nodes, if little of them varies.
    if (dirty.length <= shape.nodes() / 64) {
      dirty = new long[shape.nodes() / 64 + 1];
    }
  }

  // ---- from a key to a state

  /**
   * Makes the state of a key the current one. Parts that it has in common with the state before are
   * left alone, so a state nearby costs little.
   */
  void load(long key) {
    int id = (int) (key >>> ID_SHIFT);
    int left = (int) (key >>> NodeTable.NODE_BITS) & NODE_MASK;
    int right = (int) key & NODE_MASK;
    if (shape.id() != id) {
      use(shapes.withId(id));
      unfoldAll(left, right);
    } else {
      replace(shape.leftPart(), left);
      replace(shape.rightPart(), right);
      unfold();
    }
    measure();
  }

  private void measure() {
    length = shape.isSqueezed() ? shape.words() : tree[shape.words() - 1];
  }

  private void unfoldAll(int left, int right) {
    int[] t = tree;
    t[shape.leftPart()] = left;
    t[shape.rightPart()] = right;
    for (int node = shape.nodes() - 1; node >= 0; node--) {
      long pair = nodes.pair(t[shape.firstNode() + node]);
      t[shape.left(node)] = (int) (pair >>> 32);
      t[shape.right(node)] = (int) pair;
    }
    for (int word = 0; word < shape.words(); word++) {
      t[word] = shape.base(word);
    }
    for (int leaf = 0; leaf < shape.leaves(); leaf++) {
      spread(leaf);
    }
  }

  /** Sets the bits of words that lie in a leaf. */
  private void spread(int leaf) {
    BitRuns runs = shape.runs();
    int value = tree[shape.words() + leaf];
    for (int run = runs.firstOfLeaf(leaf); run < runs.endOfLeaf(leaf); run++) {
      int word = runs.word(run);
      int bits = runs.bits(run);
      tree[word] = (tree[word] & ~bits) | ((runs.spread(run, value) ^ shape.base(word)) & bits);
    }
  }

  /** Unfolds all nodes that are marked; parents have larger numbers. */
  private void unfold() {
    for (int block = (shape.nodes() - 1) >> 6; block >= 0; block--) {
      while (dirty[block] != 0) {
        int bit = Long.numberOfLeadingZeros(dirty[block]) ^ 63;
        dirty[block] ^= 1L << bit;
        int node = (block << 6) + bit;
        long pair = nodes.pair(tree[shape.firstNode() + node]);
        replace(shape.left(node), (int) (pair >>> 32));
        replace(shape.right(node), (int) pair);
      }
    }
  }

  /** Sets a leaf and its words, or a node, which is marked because what lies below differs now. */
  private void replace(int element, int value) {
    if (tree[element] != value) {
      tree[element] = value;
      int node = element - shape.firstNode();
      if (node >= 0) {
        dirty[node >> 6] |= 1L << node;
      } else {
        spread(element - shape.words());
      }
    }
  }

  /**
   * Makes the {@code index}-th state that was added the current one. What was added is of no use
   * afterwards.
   */
  void loadAdded(int index) {
    if (!log.has(index)) {
      load(key(index));
      return;
    }
    log.redo(index, tree);
    tree[shape.leftPart()] = parts.left(index);
    tree[shape.rightPart()] = parts.right(index);
    measure();
  }

  // ---- from states to their keys

  /** Forgets the states that were added, to begin anew with the current one. */
  void forget() {
    log.clear();
    parts.clear();
  }

  /** Adds a state, which need not be like the current one, to those whose keys are wanted. */
  void add(int[] words, int count) {
    if (shape.isSqueezed() ? count != length : shapes.of(words, count) != shape) {
      addStranger(words, count);
      return;
    }
    log.open(shape.mostChanges());
    int[] t = tree;
    int outside = 0;
    for (int i = 0; i < count; i++) {
      int difference = words[i] ^ t[i];
      if (difference != 0) {
        outside |= difference & ~shape.varying(i);
        changeWord(i, difference);
      }
    }
    if (count != length) {
      for (int i = count; i < length; i++) {
        changeWord(i, t[i]);
      }
      changeWord(shape.words() - 1, count ^ length);
    }
    if (outside == 0) {
      fold();
      log.undo(t);
    } else {
      log.undo(t);
      log.drop();
      Arrays.fill(dirty, 0);
      isLeftDirty = false;
      isRightDirty = false;
      addStranger(words, count);
    }
  }

  /** Finds the keys of all states that were added. */
  void number() {
    parts.number(writer);
  }

  /** The key of one state alone. */
  long keyOf(int[] words, int count) {
    forget();
    add(words, count);
    number();
    return key(0);
  }

  /** The key of the {@code index}-th state that was added, after {@link #number}. */
  long key(int index) {
    return ((long) parts.shape(index) << ID_SHIFT)
        | ((long) parts.left(index) << NodeTable.NODE_BITS)
        | parts.right(index);
  }

  private void changeWord(int word, int difference) {
    log.change(word, tree[word] ^ difference, tree);
    BitRuns runs = shape.runs();
    int end = runs.endOfWord(word);
    for (int run = runs.firstOfWord(word); run < end; run++) {
      int part = runs.squeeze(run, difference);
      if (part != 0) {
        int leaf = shape.words() + runs.leaf(run);
        change(leaf, tree[leaf] ^ part);
      }
    }
  }

  private void change(int element, int value) {
    log.change(element, value, tree);
    int above = shape.parent(element);
    if (above >= 0) {
      dirty[above >> 6] |= 1L << above;
    } else if (above == TreeShape.LEFT_PART) {
      isLeftDirty = true;
    } else if (above == TreeShape.RIGHT_PART) {
      isRightDirty = true;
    }
  }

  /** Looks up all nodes above something that changed; children have smaller numbers. */
  private void fold() {
    for (int block = 0; block <= (shape.nodes() - 1) >> 6; block++) {
      while (dirty[block] != 0) {
        int node = (block << 6) + Long.numberOfTrailingZeros(dirty[block]);
        dirty[block] &= dirty[block] - 1;
        change(shape.firstNode() + node, writer.number(pair(shape.firstNode() + node)));
      }
    }
    parts.open(shape.id());
    if (isLeftDirty) {
      parts.askLeft(pair(shape.leftPart()));
      isLeftDirty = false;
    } else {
      parts.setLeft(tree[shape.leftPart()]);
    }
    if (isRightDirty) {
      parts.askRight(pair(shape.rightPart()));
      isRightDirty = false;
    } else {
      parts.setRight(tree[shape.rightPart()]);
    }
  }

  private long pair(int element) {
    int node = element - shape.firstNode();
    return ((long) tree[shape.left(node)] << 32) | (tree[shape.right(node)] & 0xFFFFFFFFL);
  }

  /** Leaves the current state for one of another shape. */
  private void addStranger(int[] words, int count) {
    log.skip();
    TreeShape home = shape;
    int elements = shape.elements();
    if (aside.length < elements) {
      aside = new int[elements];
    }
    System.arraycopy(tree, 0, aside, 0, elements);
    use(shapes.of(words, count));
    System.arraycopy(words, 0, tree, 0, count);
    if (!shape.isSqueezed()) {
      Arrays.fill(tree, count, shape.words(), 0);
      tree[shape.words() - 1] = count;
    }
    foldAll();
    parts.open(shape.id());
    parts.setLeft(tree[shape.leftPart()]);
    parts.setRight(tree[shape.rightPart()]);
    shape = home;
    System.arraycopy(aside, 0, tree, 0, elements);
  }

  /** Makes leaves and nodes of the words. */
  private void foldAll() {
    BitRuns runs = shape.runs();
    for (int leaf = 0; leaf < shape.leaves(); leaf++) {
      int value = 0;
      for (int run = runs.firstOfLeaf(leaf); run < runs.endOfLeaf(leaf); run++) {
        int word = runs.word(run);
        value |= runs.squeeze(run, tree[word] ^ shape.base(word));
      }
      tree[shape.words() + leaf] = value;
    }
    for (int node = 0; node < shape.nodes(); node++) {
      int element = shape.firstNode() + node;
      tree[element] = writer.number(pair(element));
    }
  }
}
