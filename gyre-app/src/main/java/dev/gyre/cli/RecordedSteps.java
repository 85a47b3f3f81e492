package dev.gyre.cli;

import java.util.List;
import java.util.Optional;

/** The steps of a trail that a dialogue can follow, as long as it has not left them. */
final class RecordedSteps {
  private final List<Long> steps;

  RecordedSteps(List<Long> steps) {
    this.steps = List.copyOf(steps);
  }

  static RecordedSteps none() {
    return new RecordedSteps(List.of());
  }

  /** The next one, if the run is still on the way that was recorded. */
  Optional<Long> next(SimulatedRun run) {
    List<Long> path = run.path();
    boolean isOnWay = path.size() < steps.size() && steps.subList(0, path.size()).equals(path);
    return isOnWay ? Optional.of(steps.get(path.size())) : Optional.empty();
  }
}
