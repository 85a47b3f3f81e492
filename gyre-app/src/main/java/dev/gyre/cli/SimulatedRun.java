package dev.gyre.cli;

import dev.gyre.engine.Simulation;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Channels;
import dev.gyre.system.Fault;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A simulation that remembers how it came to where it is. */
final class SimulatedRun {
  private final LoadedModel model;
  private final Channels channels;
  private final Simulation simulation;
  private final List<Long> path = new ArrayList<>();
  private final Deque<Simulation.Made> made = new ArrayDeque<>();

  SimulatedRun(LoadedModel model, Channels channels) {
    this.model = model;
    this.channels = channels;
    this.simulation = new Simulation(system(), channels);
  }

  ProcessSystem system() {
    return model.system().orElseThrow();
  }

  LoadedModel model() {
    return model;
  }

  Channels channels() {
    return channels;
  }

  Simulation simulation() {
    return simulation;
  }

  /** The transitions from the beginning. */
  List<Long> path() {
    return List.copyOf(path);
  }

  Simulation.Made take(long transition) {
    Simulation.Made step = simulation.take(transition);
    path.add(transition);
    made.push(step);
    return step;
  }

  /** False at the beginning. */
  boolean back() {
    if (!simulation.back()) {
      return false;
    }
    path.remove(path.size() - 1);
    made.pop();
    return true;
  }

  /** What went wrong in the last step, or goes wrong in looking for the next. */
  List<Fault> faults() {
    boolean hasFailed = !made.isEmpty() && !made.peek().faults().isEmpty();
    return hasFailed ? made.peek().faults() : simulation.faults();
  }
}
