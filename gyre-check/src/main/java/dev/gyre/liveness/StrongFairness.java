package dev.gyre.liveness;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * Strong fairness: a process that can move infinitely often moves infinitely often. For each
 * process that is a Streett condition, so components are taken apart: where a process can move but
 * never does, a fair cycle must avoid the states in which it can, and what is left falls into
 * smaller components. [EmersonLei1987]
 *
 * <p>Invariant: a fair accepted cycle of the whole component lies in one of the parts that are
 * still to be looked at, if there is one at all.
 */
final class StrongFairness implements FairComponents {
  private final MarkedComponents marked;
  private final long goal;

  StrongFairness(long goal) {
    this.goal = goal;
    this.marked = new MarkedComponents(goal);
  }

  @Override
  public boolean isKnownByMarks() {
    return false;
  }

  @Override
  public Optional<Component> fairPart(Component component) {
    Deque<Component> parts = new ArrayDeque<>();
    parts.add(component);
    while (!parts.isEmpty()) {
      Component part = parts.remove();
      if (marked.fairPart(part).isEmpty()) {
        continue;
      }
      long stuck = part.allEnabled() & ~part.allMoved();
      if (stuck == 0) {
        return Optional.of(part);
      }
      for (int[] places : new Partition(part, p -> (part.enabled(p) & stuck) == 0).components()) {
        parts.add(part.within(places));
      }
    }
    return Optional.empty();
  }

  @Override
  public CycleWalk walk(Component part) {
    return new CycleFinder(part, new Duty(goal, part.allEnabled(), Steps.AS_NEEDED));
  }
}
