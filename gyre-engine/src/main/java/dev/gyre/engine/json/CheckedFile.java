package dev.gyre.engine.json;

import dev.gyre.source.Diagnostic;
import java.util.List;
import java.util.Optional;

/**
 * What {@code gyre check} found out about one file.
 *
 * @param model the file as the user named it
 * @param size how large the model is; present exactly when it was accepted
 * @param channelTypes what each channel carries, a line each, if that was asked for
 */
public record CheckedFile(
    String model, Optional<Size> size, List<Diagnostic> diagnostics, List<String> channelTypes) {
  public CheckedFile {
    diagnostics = List.copyOf(diagnostics);
    channelTypes = List.copyOf(channelTypes);
  }

  /** A file of whose channels nothing was asked. */
  public CheckedFile(String model, Optional<Size> size, List<Diagnostic> diagnostics) {
    this(model, size, diagnostics, List.of());
  }

  /** How large an accepted model is. */
  public record Size(int processTypes, int locations) {}

  public boolean isAccepted() {
    return size.isPresent();
  }
}
