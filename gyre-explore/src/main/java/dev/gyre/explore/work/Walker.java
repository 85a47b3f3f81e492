package dev.gyre.explore.work;

import dev.gyre.engine.Simulation;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Channels;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Goes to places of a model. It remembers the last one only to save work: where it goes next may be
 * anywhere, and most often is one step away. For one thread.
 */
final class Walker {
  private final Simulation simulation;
  private final List<Long> path = new ArrayList<>();
  private final List<Simulation.Made> made = new ArrayList<>();

  /**
   * @throws dev.gyre.system.FaultyStartException if there is no initial state
   */
  Walker(ProcessSystem system, Channels channels) {
    this.simulation = new Simulation(system, channels);
  }

  /**
   * @throws IllegalArgumentException if the steps cannot be made
   */
  void goTo(List<Long> steps) {
    int common = 0;
    while (common < Math.min(path.size(), steps.size())
        && path.get(common).equals(steps.get(common))) {
      common++;
    }
    while (path.size() > common) {
      simulation.back();
      path.remove(path.size() - 1);
      made.remove(made.size() - 1);
    }
    for (long step : steps.subList(common, steps.size())) {
      if (!simulation.offers(step)) {
        throw new IllegalArgumentException("step " + (path.size() + 1) + " cannot be made here");
      }
      take(step);
    }
  }

  void take(long step) {
    made.add(simulation.take(step));
    path.add(step);
  }

  Simulation simulation() {
    return simulation;
  }

  List<Long> path() {
    return List.copyOf(path);
  }

  List<Simulation.Made> made() {
    return List.copyOf(made);
  }

  Optional<Simulation.Made> last() {
    return made.isEmpty() ? Optional.empty() : Optional.of(made.get(made.size() - 1));
  }
}
