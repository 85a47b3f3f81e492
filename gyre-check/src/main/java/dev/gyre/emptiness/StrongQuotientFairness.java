package dev.gyre.emptiness;

import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Strong fairness where states stand for others: a process that can move infinitely often moves
 * infinitely often. As in {@link StrongFairness} components are taken apart, here by threads: where
 * a thread can move but never does, a fair cycle must avoid the states in which one of its members
 * can. [EmersonSistla1997], [EmersonLei1987]
 *
 * <p>In every part each thread has a member in each state, so some process of every run inside the
 * part is in it.
 */
final class StrongQuotientFairness implements FairComponents {
  private final StreettDecomposition parts;
  private final long goal;

  StrongQuotientFairness(long goal) {
    this.goal = goal;
    this.parts =
        new StreettDecomposition(new MarkedComponents(goal), StrongQuotientFairness::stuck);
  }

  @Override
  public boolean isKnownByMarks() {
    return false;
  }

  private static IntPredicate stuck(Component part) {
    return new TrackedProcesses(part)::hasStuck;
  }

  @Override
  public Optional<Component> fairPart(Component component) {
    return parts.fairPart(component);
  }

  @Override
  public CycleWalk walk(Component part) {
    TrackedProcesses threads = new TrackedProcesses(part);
    return new FairWalk(
        part, goal, threads::canMove, (place, step, process) -> part.moves(step, process));
  }
}
