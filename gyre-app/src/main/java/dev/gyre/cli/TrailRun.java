package dev.gyre.cli;

import dev.gyre.engine.Simulation;
import dev.gyre.engine.report.Trail;
import dev.gyre.property.ViolationKind;
import dev.gyre.system.Fault;
import java.util.ArrayList;
import java.util.List;

/** Follows a saved trace, and makes sure that it leads where it says. */
final class TrailRun {
  private final Simulation simulation;
  private final SimulationText text;
  private final Trail trail;
  private final Console console;

  TrailRun(Simulation simulation, SimulationText text, Trail trail, Console console) {
    this.simulation = simulation;
    this.text = text;
    this.trail = trail;
    this.console = console;
  }

  ExitStatus run() {
    List<Fault> faults = new ArrayList<>();
    for (long transition : trail.transitions()) {
      if (!simulation.offers(transition)) {
        return broken("step " + (simulation.depth() + 1) + " cannot be made");
      }
      Simulation.Made made = simulation.take(transition);
      text.show(made);
      faults.addAll(made.faults());
    }
    if (trail.kind() == ViolationKind.NONE) {
      text.out().println("as recorded, " + SimulationText.steps(simulation));
      ViolationText.writeState(simulation.state(), text.out());
      return ExitStatus.SUCCESS;
    }
    if (trail.kind() == ViolationKind.INVALID_END_STATE) {
      return simulation.choices().isEmpty() && !simulation.isValidEnd()
          ? text.end(simulation)
          : broken("it does not end in a deadlock");
    }
    if (faults.stream().noneMatch(this::isMeant)) {
      List<Fault> next = new ArrayList<>(simulation.faults());
      next.addAll(simulation.brokenPromises());
      if (next.stream().noneMatch(this::isMeant)) {
        return broken("it does not end in: " + trail.message());
      }
      text.showFaults(next);
    }
    text.out()
        .println("as recorded: " + trail.message() + ", after " + SimulationText.steps(simulation));
    ViolationText.writeState(simulation.state(), text.out());
    return ExitStatus.VIOLATED;
  }

  private boolean isMeant(Fault fault) {
    return fault.kind().violation() == trail.kind();
  }

  private ExitStatus broken(String why) {
    console.err().println("gyre: the trail does not fit the model: " + why);
    return ExitStatus.WRONG_INPUT;
  }
}
