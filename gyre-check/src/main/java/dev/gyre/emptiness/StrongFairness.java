package dev.gyre.emptiness;

import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Strong fairness: a process that can move infinitely often moves infinitely often. For each
 * process that is a Streett condition, so components are taken apart ({@link
 * StreettDecomposition}). [EmersonLei1987]
 */
final class StrongFairness implements FairComponents {
  private final StreettDecomposition parts;
  private final long goal;

  StrongFairness(long goal) {
    this.goal = goal;
    this.parts = new StreettDecomposition(new MarkedComponents(goal), StrongFairness::stuck);
  }

  @Override
  public boolean isKnownByMarks() {
    return false;
  }

  private static IntPredicate stuck(Component part) {
    long stuck = part.allEnabled() & ~part.allMoved();
    return place -> (part.enabled(place) & stuck) != 0;
  }

  @Override
  public Optional<Component> fairPart(Component component) {
    return parts.fairPart(component);
  }

  @Override
  public CycleWalk walk(Component part) {
    return new CycleFinder(part, new Duty(goal, part.allEnabled(), Steps.AS_NEEDED));
  }
}
