package dev.gyre.store;

import java.util.Arrays;

/** The shapes of all sizes that occurred; safe for several threads. */
final class TreeShapes {
  /** Ids have this many bits. */
  static final int ID_BITS = 7;

  private volatile TreeShape[] byId = new TreeShape[0];

  TreeShape withId(int id) {
    return byId[id];
  }

  TreeShape ofLeaves(int leaves) {
    for (TreeShape shape : byId) {
      if (shape.leaves() == leaves) {
        return shape;
      }
    }
    return add(leaves);
  }

  private synchronized TreeShape add(int leaves) {
    for (TreeShape shape : byId) {
      if (shape.leaves() == leaves) {
        return shape;
      }
    }
    int id = byId.length;
    if (id == 1 << ID_BITS) {
      throw new StoreFullException("the tree store takes states of at most 128 different sizes");
    }
    TreeShape shape = new TreeShape(id, leaves);
    TreeShape[] more = Arrays.copyOf(byId, id + 1);
    more[id] = shape;
    byId = more;
    return shape;
  }
}
