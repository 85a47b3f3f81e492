package dev.gyre.store;

import java.util.Arrays;

/**
 * The shapes of the states of a store; safe for several threads. Squeezed shapes are known from the
 * beginning, so that a state has the same shape at all times; raw ones are added when needed.
 */
final class TreeShapes {
  /** Ids have this many bits. */
  static final int ID_BITS = 7;

  /** At the place of a length, the squeezed shape of that length; some places are empty. */
  private final TreeShape[] squeezed;

  private volatile TreeShape[] byId;

  TreeShapes(StateSample sample) {
    // No key is 0 this way: the parts of a raw shape are nodes, and no node is 0.
    byId = new TreeShape[] {TreeShape.raw(0, TreeShape.rawSize(0))};
    int longest = 0;
    for (StateSample.OfLength states : sample.lengths()) {
      byId = Arrays.copyOf(byId, byId.length + 1);
      TreeShape shape = states.shape(byId.length - 1);
      byId[shape.id()] = shape;
      longest = Math.max(longest, shape.words());
    }
    this.squeezed = new TreeShape[longest + 1];
    for (TreeShape shape : byId) {
      if (shape.isSqueezed()) {
        squeezed[shape.words()] = shape;
      }
    }
  }

  TreeShape withId(int id) {
    return byId[id];
  }

  /** The shape of a state; there is one for each. */
  TreeShape of(int[] words, int count) {
    if (count < squeezed.length && squeezed[count] != null && squeezed[count].fits(words, count)) {
      return squeezed[count];
    }
    int size = TreeShape.rawSize(count);
    TreeShape raw = raw(size);
    return raw == null ? addRaw(size) : raw;
  }

  private TreeShape raw(int size) {
    for (TreeShape shape : byId) {
      if (!shape.isSqueezed() && shape.words() == size) {
        return shape;
      }
    }
    return null;
  }

  private synchronized TreeShape addRaw(int size) {
    TreeShape known = raw(size);
    if (known != null) {
      return known;
    }
    int id = byId.length;
    if (id == 1 << ID_BITS) {
      throw new StoreFullException("the tree store takes states of at most 128 different sizes");
    }
    TreeShape[] more = Arrays.copyOf(byId, id + 1);
    more[id] = TreeShape.raw(id, size);
    byId = more;
    return more[id];
  }
}
