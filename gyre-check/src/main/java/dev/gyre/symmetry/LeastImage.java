package dev.gyre.symmetry;

/** The smallest among the outcomes of several permutations of a state. For one thread. */
final class LeastImage {
  private int[] best = {};
  private int[] candidate = {};
  private int[][] bestImages = {};
  private boolean isEmpty;
  private int length;

  /** Starts anew for states of this length. */
  void clear(int stateLength) {
    if (best.length < stateLength) {
      best = new int[stateLength];
      candidate = new int[stateLength];
    }
    length = stateLength;
    isEmpty = true;
  }

  /** Looks at the outcome of one more permutation. */
  void consider(MovableFields parts, int[] state, int[][] images) {
    parts.permute(state, length, images, candidate);
    if (isEmpty || isSmaller()) {
      int[] swapped = best;
      best = candidate;
      candidate = swapped;
      isEmpty = false;
      keep(images);
    }
  }

  private void keep(int[][] images) {
    if (bestImages.length != images.length) {
      bestImages = new int[images.length][0];
    }
    for (int type = 0; type < images.length; type++) {
      if (bestImages[type].length != images[type].length) {
        bestImages[type] = new int[images[type].length];
      }
      System.arraycopy(images[type], 0, bestImages[type], 0, images[type].length);
    }
  }

  private boolean isSmaller() {
    for (int i = 0; i < length; i++) {
      if (candidate[i] != best[i]) {
        return candidate[i] < best[i];
      }
    }
    return false;
  }

  /** The permutation that had the smallest outcome. */
  int[][] images() {
    return bestImages;
  }

  /** The words of the smallest outcome. */
  int[] words() {
    return best;
  }
}
