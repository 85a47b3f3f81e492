package dev.gyre.engine.json;

import dev.gyre.source.Diagnostic;
import java.util.List;
import java.util.Optional;

/**
 * What {@code gyre check} found out about one file.
 *
 * @param model the file as the user named it
 * @param size how large the model is; present exactly when it was accepted
 */
public record CheckedFile(String model, Optional<Size> size, List<Diagnostic> diagnostics) {
  public CheckedFile {
    diagnostics = List.copyOf(diagnostics);
  }

  /** How large an accepted model is. */
  public record Size(int processTypes, int locations) {}

  public boolean isAccepted() {
    return size.isPresent();
  }
}
