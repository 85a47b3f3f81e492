package dev.gyre.cli;

import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.source.DiagnosticRenderer;
import dev.gyre.system.FaultyStartException;
import dev.gyre.system.InternalFault;
import dev.gyre.system.ModelTooLargeException;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A trail from a file, executed once more.
 *
 * @param system its model
 */
record SavedRun(Trail trail, ProcessSystem system, TrailReplay.Replayed run) {

  /** A file that cannot be used as a trail; the message says why. */
  static final class UnusableException extends Exception {
    private static final long serialVersionUID = 1L;

    UnusableException(String message) {
      super(message);
    }
  }

  static SavedRun read(Path file, Console console) throws UnusableException {
    Trail trail;
    try {
      trail = SavedTrail.read(file);
    } catch (IOException e) {
      throw new UnusableException("'" + file + "' cannot be read as a trail: " + e.getMessage());
    }
    LoadedModel loaded = trail.model();
    if (loaded.system().isEmpty()) {
      loaded.diagnostics().stream()
          .filter(d -> d.isError())
          .forEach(
              d ->
                  console
                      .err()
                      .println(TextColours.ofErrors().diagnostic(DiagnosticRenderer.render(d))));
      throw new UnusableException("the model of the trail '" + file + "' is wrong (see above)");
    }
    ProcessSystem system = loaded.system().get();
    try {
      return new SavedRun(trail, system, TrailReplay.withStates(trail, system));
    } catch (InternalFault | FaultyStartException | ModelTooLargeException e) {
      throw new UnusableException(
          "the trail '" + file + "' does not fit its model: " + e.getMessage());
    }
  }
}
