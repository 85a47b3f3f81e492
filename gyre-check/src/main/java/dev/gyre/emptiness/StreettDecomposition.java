package dev.gyre.emptiness;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntPredicate;

/**
 * Takes components apart until nobody is stuck: where somebody can move but never does, a fair
 * cycle must avoid the states in which he can, and what is left falls into smaller components.
 * [EmersonLei1987]
 *
 * <p>Invariant: a fair accepted cycle of the whole component lies in one of the parts that are
 * still to be looked at, if there is one at all.
 */
final class StreettDecomposition {
  private final MarkedComponents marked;
  private final Function<Component, IntPredicate> stuck;

  /**
   * @param stuck for a component, in which of its places somebody can move who never does in it
   */
  StreettDecomposition(MarkedComponents marked, Function<Component, IntPredicate> stuck) {
    this.marked = marked;
    this.stuck = stuck;
  }

  /** A part of a component with all marks in which nobody is stuck. */
  Optional<Component> fairPart(Component component) {
    Deque<Component> parts = new ArrayDeque<>();
    parts.add(component);
    while (!parts.isEmpty()) {
      Component part = parts.remove();
      if (marked.fairPart(part).isEmpty()) {
        continue;
      }
      IntPredicate isStuck = stuck.apply(part);
      if (isNowhere(isStuck, part.size())) {
        return Optional.of(part);
      }
      for (int[] places : new Partition(part, isStuck.negate()).components()) {
        parts.add(part.within(places));
      }
    }
    return Optional.empty();
  }

  private static boolean isNowhere(IntPredicate isStuck, int size) {
    for (int place = 0; place < size; place++) {
      if (isStuck.test(place)) {
        return false;
      }
    }
    return true;
  }
}
