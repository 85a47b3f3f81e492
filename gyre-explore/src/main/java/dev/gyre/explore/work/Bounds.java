package dev.gyre.explore.work;

import dev.gyre.bound.Boundedness;
import dev.gyre.engine.json.BoundJson;
import dev.gyre.ir.ProcessSystem;
import java.time.Duration;
import java.util.Optional;

/** Which channels of a version of the model stay bounded; that of the last one is kept. */
public final class Bounds {
  private static final Duration PATIENCE = Duration.ofSeconds(40);

  private final Workspace workspace;
  private Optional<Found> last = Optional.empty();

  private record Found(String model, String json) {}

  public Bounds(Workspace workspace) {
    this.workspace = workspace;
  }

  /**
   * The bounds as JSON.
   *
   * @throws ConflictException if it takes too long
   */
  public synchronized String bounds(String model) {
    Optional<Found> known = last.filter(found -> found.model().equals(model));
    if (known.isEmpty()) {
      ProcessSystem system = workspace.version(model).executable();
      String json =
          TimedWork.within(
              PATIENCE,
              "to find out which channels stay bounded takes too long",
              () -> BoundJson.of(Boundedness.of(system)));
      known = Optional.of(new Found(model, json));
      last = known;
    }
    return known.get().json();
  }
}
