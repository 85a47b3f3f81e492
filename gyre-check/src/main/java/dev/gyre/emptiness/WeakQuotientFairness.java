package dev.gyre.emptiness;

import java.util.Optional;

/**
 * Weak fairness where states stand for others: a process that can move from some point on at all
 * times moves infinitely often. A component with all marks has a fair accepted cycle if and only if
 * no thread can move in all its members and moves in none. [EmersonSistla1997]
 *
 * <p>Parts need not be looked at: a thread of a part lies in a thread of the whole, so where a part
 * neglects nobody the whole does not either.
 */
final class WeakQuotientFairness implements FairComponents {
  private final MarkedComponents marked;
  private final long goal;

  WeakQuotientFairness(long goal) {
    this.goal = goal;
    this.marked = new MarkedComponents(goal);
  }

  @Override
  public boolean isKnownByMarks() {
    return false;
  }

  @Override
  public Optional<Component> fairPart(Component component) {
    return marked.fairPart(component).filter(c -> !new TrackedProcesses(c).isAnyNeglected());
  }

  @Override
  public CycleWalk walk(Component part) {
    return new FairWalk(
        part,
        goal,
        (place, process) -> true,
        (place, step, process) -> part.moves(step, process) || !part.canMove(place, process));
  }
}
