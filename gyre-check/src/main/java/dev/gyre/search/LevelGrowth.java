package dev.gyre.search;

import java.util.Arrays;

/**
 * Guesses from the sizes of levels how many states are still to come. In most state spaces levels
 * grow, and then shrink faster and faster; so while they grow nothing can be said, and once they
 * shrink a geometric series with the last ratio is rather too long than too short. A space with
 * several humps makes a fool of this, as of every guess.
 */
final class LevelGrowth {
  /** The ratio of neighbours jumps; over some levels it does less. */
  private static final int SPAN = 4;

  private long[] sizes = new long[64];
  private int count;

  /** A level is complete, and is expanded next. */
  void add(long states) {
    if (count == sizes.length) {
      sizes = Arrays.copyOf(sizes, count * 2);
    }
    sizes[count++] = states;
  }

  /** What is to come when the last level is expanded, its own states included. */
  SearchObserver.Outlook outlook() {
    long level = count == 0 ? SearchObserver.Outlook.UNKNOWN : sizes[count - 1];
    if (count <= SPAN || sizes[count - 1 - SPAN] == 0) {
      return new SearchObserver.Outlook(level, SearchObserver.Outlook.UNKNOWN);
    }
    double ratio = Math.pow((double) sizes[count - 1] / sizes[count - 1 - SPAN], 1.0 / SPAN);
    long left = ratio < 1 ? (long) (level / (1 - ratio)) : SearchObserver.Outlook.UNKNOWN;
    return new SearchObserver.Outlook(level, left);
  }
}
