package dev.gyre.liveness;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * Strong fairness where states stand for others: a process that can move infinitely often moves
 * infinitely often. As in {@link StrongFairness} components are taken apart, here by threads: where
 * a thread can move but never does, a fair cycle must avoid the states in which one of its members
 * can. [EmersonSistla1997], [EmersonLei1987]
 *
 * <p>Invariant: a fair accepted cycle of the whole component lies in one of the parts that are
 * still to be looked at, if there is one at all. In every part each thread has a member in each
 * state, so some process of every run inside the part is in it.
 */
final class StrongThreadFairness implements FairComponents {
  private final MarkedComponents marked;
  private final long goal;

  StrongThreadFairness(long goal) {
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
      Threads threads = new Threads(part);
      boolean isFair = true;
      for (int place = 0; place < part.size() && isFair; place++) {
        isFair = !threads.hasStuck(place);
      }
      if (isFair) {
        return Optional.of(part);
      }
      for (int[] places : new Partition(part, p -> !threads.hasStuck(p)).components()) {
        parts.add(part.within(places));
      }
    }
    return Optional.empty();
  }

  @Override
  public CycleWalk walk(Component part) {
    Threads threads = new Threads(part);
    return new ThreadWalk(
        part,
        goal,
        threads::canMove,
        (place, step, process) -> (part.moved(step) >>> process & 1) != 0);
  }
}
