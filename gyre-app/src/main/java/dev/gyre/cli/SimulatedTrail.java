package dev.gyre.cli;

import dev.gyre.engine.json.TrailJson;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.property.Property;
import dev.gyre.property.ViolationKind;
import dev.gyre.system.Fault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Saves a simulated run as a trail, with what it violates at its end, if anything. */
final class SimulatedTrail {
  private final SimulatedRun run;

  SimulatedTrail(SimulatedRun run) {
    this.run = run;
  }

  void save(Path file) throws IOException {
    FoundViolation violation = TrailReplay.violation(trail(), run.system());
    OutputFile.write(file, out -> TrailJson.write(run.model(), run.channels(), violation, out));
  }

  private Trail trail() {
    List<Fault> faults = run.faults();
    if (!faults.isEmpty()) {
      return trail(faults.get(0).kind().violation(), faults.get(0).message());
    }
    boolean isStuck = run.simulation().choices().isEmpty() && !run.simulation().isValidEnd();
    return isStuck
        ? trail(ViolationKind.INVALID_END_STATE, "no process can move")
        : trail(ViolationKind.NONE, "a run that was saved, and nothing is violated");
  }

  private Trail trail(ViolationKind kind, String message) {
    return new Trail(
        run.model().file(),
        run.model().includes(),
        run.model().definitions(),
        run.model().sdl(),
        run.model().formulas(),
        run.channels(),
        Property.SAFETY,
        kind,
        message,
        run.path(),
        Optional.empty());
  }
}
