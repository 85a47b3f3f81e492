package dev.gyre.cli;

import dev.gyre.engine.Simulation;
import dev.gyre.engine.Trail;
import dev.gyre.engine.trace.Trace;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.InternalFault;
import java.util.List;

/** Follows the saved trace of a violated claim, and makes sure that it leads where it says. */
final class ClaimTrailRun {
  private final SimulationText text;
  private final Trail trail;
  private final Console console;

  ClaimTrailRun(SimulationText text, Trail trail, Console console) {
    this.text = text;
    this.trail = trail;
    this.console = console;
  }

  ExitStatus run(ProcessSystem system, ProcessAutomaton claim) {
    Trace trace;
    try {
      trace = trail.replay(system, claim);
    } catch (InternalFault e) {
      console.err().println("gyre: the trail does not fit the model: " + e.getMessage());
      return ExitStatus.WRONG_INPUT;
    }
    for (Trace.Step step : trace.steps()) {
      text.show(new Simulation.Made(step, List.of(), List.of()));
    }
    text.out()
        .println(
            "as recorded: "
                + trail.message()
                + ", after "
                + ReportText.count(trace.steps().size(), "step"));
    ViolationText.writeState(trace.end(), text.out());
    return ExitStatus.VIOLATED;
  }
}
