package dev.gyre.cli;

import dev.gyre.engine.Simulation;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.trace.Trace;
import java.util.List;
import java.util.Optional;

/** Shows a saved run that a claim watches, or that never ends; it was confirmed before. */
final class ClaimTrailRun {
  private final SimulationText text;

  ClaimTrailRun(SimulationText text) {
    this.text = text;
  }

  ExitStatus run(FoundViolation violation) {
    Trace trace = violation.trace();
    for (Trace.Step step : trace.steps()) {
      if (trace.cycleStart().equals(Optional.of(step.number()))) {
        text.startOfCycle();
      }
      text.show(new Simulation.Made(step, List.of(), List.of()));
    }
    text.out()
        .println(
            "as recorded: "
                + violation.message()
                + ", after "
                + ReportText.count(trace.steps().size(), "step"));
    ViolationText.writeState(trace.end(), text.out());
    new EvidenceText(violation.evidence(), text.out()).write();
    return ExitStatus.VIOLATED;
  }
}
