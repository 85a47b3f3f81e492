package dev.gyre.cli;

import dev.gyre.engine.Simulation;
import dev.gyre.engine.StateCondition;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.model.ModelSource;
import dev.gyre.engine.run.StateProbe;
import dev.gyre.system.Channels;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * An expression about the states of a run. With it the model is another one to the interpreter, so
 * it has a simulation of its own, which follows the run.
 */
final class WatchedCondition {
  private final String text;
  private final StateCondition condition;
  private final StateProbe probe;
  private final Simulation shadow;
  private final List<Long> path = new ArrayList<>();

  private WatchedCondition(String text, StateCondition condition, Channels channels) {
    this.text = text;
    this.condition = condition;
    this.probe = condition.probe(channels);
    this.shadow = new Simulation(condition.system(), channels);
  }

  /**
   * @throws IllegalArgumentException if the text is no expression of the model
   */
  static WatchedCondition read(String text, SimulatedRun run) {
    ModelSource source =
        new ModelSource(
            run.model().file(),
            run.model().definitions(),
            LoadedModel.given(run.model().includes()),
            run.model().sdl());
    StateCondition condition = StateCondition.read(source, text);
    return new WatchedCondition(text, condition, run.channels());
  }

  String text() {
    return text;
  }

  boolean holds(SimulatedRun run) {
    return holdsAfter(run.path());
  }

  /** Whether it holds now and did not before the last step. */
  boolean hasTurnedTrue(SimulatedRun run) {
    List<Long> steps = run.path();
    return !holdsAfter(steps.subList(0, steps.size() - 1)) && holdsAfter(steps);
  }

  private boolean holdsAfter(List<Long> steps) {
    follow(steps);
    return shadow.holds(probe);
  }

  /** Its value as a number; empty if it cannot be computed. */
  OptionalInt value(SimulatedRun run) {
    follow(run.path());
    return condition.value(shadow, probe);
  }

  private void follow(List<Long> other) {
    int common = 0;
    while (common < Math.min(path.size(), other.size())
        && path.get(common).equals(other.get(common))) {
      common++;
    }
    while (path.size() > common) {
      shadow.back();
      path.remove(path.size() - 1);
    }
    for (long transition : other.subList(common, other.size())) {
      shadow.take(transition);
      path.add(transition);
    }
  }
}
