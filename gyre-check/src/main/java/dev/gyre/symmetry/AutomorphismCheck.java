package dev.gyre.symmetry;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds out whether two choices lead to the same outcomes, without looking at the outcomes: tries
 * the permutation that takes the elements which one choice tells from all others to those that the
 * other one does, and leaves the rest in place as far as it can. If that changes neither the state
 * nor the colours from which both were made, it takes everything behind the one choice to what is
 * behind the other [McKayPiperno2014]. For one thread.
 */
final class AutomorphismCheck {
  private static final int SEVERAL = -1;
  private static final int NONE = -1;

  private final Colouring colouring;
  private final int[][] images;
  private int[] outcome = {};

  AutomorphismCheck(Colouring colouring, MovableFields parts) {
    this.colouring = colouring;
    this.images = parts.identity();
  }

  /**
   * Whether a permutation that is tried leads to a choice from one of those that are known.
   *
   * @param colours before the choice
   * @param known the colours behind other choices
   * @param chosen the colours behind this one
   */
  boolean lead(
      MovableFields parts,
      int[] state,
      int length,
      long[] colours,
      List<long[]> known,
      long[] chosen) {
    return known.stream().anyMatch(one -> leads(parts, state, length, colours, one, chosen));
  }

  private boolean leads(
      MovableFields parts, int[] state, int length, long[] colours, long[] one, long[] other) {
    for (int type = 0; type < images.length; type++) {
      if (!findImage(type, one, other) || !keeps(colours, type)) {
        return false;
      }
    }
    if (outcome.length < length) {
      outcome = new int[length];
    }
    parts.permute(state, length, images, outcome);
    return Arrays.equals(outcome, 0, length, state, 0, length);
  }

  /** Whether what is alone with its colour on one side is so on the other. */
  private boolean findImage(int type, long[] one, long[] other) {
    int[] image = images[type];
    int[] origin = new int[image.length];
    Arrays.fill(image, NONE);
    Arrays.fill(origin, NONE);
    Map<Long, Integer> targets = byColour(type, other);
    for (Map.Entry<Long, Integer> each : byColour(type, one).entrySet()) {
      int element = each.getValue();
      int target = targets.getOrDefault(each.getKey(), NONE);
      if (element != SEVERAL && target == NONE) {
        return false;
      }
      if (element != SEVERAL) {
        image[element] = target;
        origin[target] = element;
      }
    }
    close(image, origin);
    return true;
  }

  /** The end of each chain goes to its beginning; what is in no chain stays. */
  private static void close(int[] image, int[] origin) {
    for (int e = 0; e < image.length; e++) {
      if (image[e] == NONE) {
        int first = e;
        while (origin[first] != NONE) {
          first = origin[first];
        }
        image[e] = first;
      }
    }
  }

  /** For each colour of a type its only element, or {@link #SEVERAL}. */
  private Map<Long, Integer> byColour(int type, long[] colours) {
    Map<Long, Integer> found = new HashMap<>();
    int start = colouring.start(type);
    for (int e = 0; e < images[type].length; e++) {
      found.merge(colours[start + e], e, (a, b) -> SEVERAL);
    }
    return found;
  }

  private boolean keeps(long[] colours, int type) {
    int start = colouring.start(type);
    int[] image = images[type];
    for (int e = 0; e < image.length; e++) {
      if (colours[start + image[e]] != colours[start + e]) {
        return false;
      }
    }
    return true;
  }
}
