package dev.gyre.emptiness;

import java.util.Optional;

/** No fairness, or fairness that is expressed by marks: all marks together are enough. */
final class MarkedComponents implements FairComponents {
  private final long goal;

  MarkedComponents(long goal) {
    this.goal = goal;
  }

  @Override
  public boolean isKnownByMarks() {
    return true;
  }

  @Override
  public Optional<Component> fairPart(Component component) {
    boolean accepted = component.steps() > 0 && (component.allMarks() & goal) == goal;
    return accepted ? Optional.of(component) : Optional.empty();
  }

  @Override
  public CycleWalk walk(Component part) {
    return new CycleFinder(part, new Duty(goal, 0, Steps.AS_NEEDED));
  }
}
