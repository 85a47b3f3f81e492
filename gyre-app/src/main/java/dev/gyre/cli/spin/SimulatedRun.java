package dev.gyre.cli.spin;

import dev.gyre.engine.Simulation;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Channels;
import java.util.List;
import java.util.Random;

/** A run by chance. */
final class SimulatedRun {
  private final ProcessSystem system;
  private final SpinOptions options;
  private final Terminal terminal;

  SimulatedRun(ProcessSystem system, SpinOptions options, Terminal terminal) {
    this.system = system;
    this.options = options;
    this.terminal = terminal;
  }

  /**
   * @return the exit status: 1 if a statement failed
   */
  int run() {
    Channels channels = options.isLossy() ? Channels.LOSSY : Channels.BLOCKING;
    Simulation simulation = new Simulation(system, channels);
    RunText text = new RunText(simulation, options, terminal.out());
    int seed = options.seed().orElseGet(() -> new Random().nextInt(1_000_000));
    Random random = new Random(seed);
    text.begin();
    text.creations();
    boolean hasFailed = false;
    while (!hasFailed && text.steps() < options.maxSteps()) {
      List<Simulation.Choice> choices = simulation.choices();
      hasFailed = text.lateFaults();
      if (hasFailed || choices.isEmpty()) {
        break;
      }
      hasFailed = text.take(choices.get(random.nextInt(choices.size())).transition());
    }
    if (!hasFailed && text.steps() >= options.maxSteps()) {
      terminal.out().println("-------------");
      terminal.out().println("depth-limit (-u" + options.maxSteps() + " steps) reached");
    } else if (!hasFailed && !simulation.state().positions().isEmpty()) {
      terminal.out().println("      timeout");
    }
    text.end();
    if (options.shows(SpinOptions.Shown.SEED)) {
      terminal.out().println("seed used: -n" + seed);
    }
    return hasFailed ? 1 : 0;
  }
}
