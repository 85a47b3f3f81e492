package dev.gyre.cli;

import dev.gyre.engine.Simulation;
import java.util.List;
import java.util.Random;

/** An execution that leaves each choice to chance. */
final class RandomRun {
  private final Simulation simulation;
  private final SimulationText text;
  private final Random random;
  private final int steps;

  RandomRun(Simulation simulation, SimulationText text, Random random, int steps) {
    this.simulation = simulation;
    this.text = text;
    this.random = random;
    this.steps = steps;
  }

  ExitStatus run() {
    while (simulation.depth() < steps) {
      List<Simulation.Choice> choices = simulation.choices();
      if (!simulation.faults().isEmpty()) {
        text.showFaults(simulation.faults());
        return ExitStatus.VIOLATED;
      }
      if (choices.isEmpty()) {
        return text.end(simulation);
      }
      Simulation.Choice choice = choices.get(random.nextInt(choices.size()));
      Simulation.Made made = simulation.take(choice.transition());
      text.show(made);
      if (!made.faults().isEmpty()) {
        return ExitStatus.VIOLATED;
      }
    }
    text.out().println("stopped after " + SimulationText.steps(simulation) + " (--steps)");
    ViolationText.writeState(simulation.state(), text.out());
    return ExitStatus.SUCCESS;
  }
}
