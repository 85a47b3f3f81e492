package dev.gyre.explore.work;

import dev.gyre.engine.run.CheckObserver;
import java.util.Locale;

/** How far a check was at a moment. */
public record Sample(double seconds, CheckObserver.Progress progress) {
  /** As JSON; only numbers, so there is nothing to escape. */
  public String json() {
    return String.format(
        Locale.ROOT,
        "{\"seconds\":%.2f,\"states\":%d,\"transitions\":%d,\"depth\":%d,\"memory\":%d}",
        seconds,
        progress.states(),
        progress.transitions(),
        progress.depth(),
        progress.memoryBytes());
  }
}
