package dev.gyre.explore.work;

import dev.gyre.engine.graph.Coverage;
import dev.gyre.engine.graph.GraphLimits;
import dev.gyre.engine.json.CoverageJson;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Channels;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Counts how often statements are executed, for one version of the model at a time. Thread-safe.
 */
public final class Coverages {
  private static final int MOST_STATES = 1_000_000;
  private static final Duration LONGEST_WALK = Duration.ofSeconds(10);
  private static final Duration PATIENCE = Duration.ofSeconds(40);
  private static final long MEMORY_PART = 5;

  private final Workspace workspace;
  private Optional<Counted> last = Optional.empty();

  private record Counted(String model, Channels channels, String json) {}

  public Coverages(Workspace workspace) {
    this.workspace = workspace;
  }

  /**
   * The counts as JSON.
   *
   * @throws ConflictException if it takes too long
   */
  public synchronized String coverage(String model, Channels channels) {
    Optional<Counted> known = last.filter(c -> c.model().equals(model) && c.channels() == channels);
    if (known.isEmpty()) {
      ProcessSystem system = workspace.version(model).executable();
      String json =
          TimedWork.within(
              PATIENCE,
              "to count how often statements are executed takes too long",
              () -> CoverageJson.of(counted(system, channels)));
      known = Optional.of(new Counted(model, channels, json));
      last = known;
    }
    return known.get().json();
  }

  private static Coverage counted(ProcessSystem system, Channels channels) throws Exception {
    GraphLimits limits =
        new GraphLimits(
            MOST_STATES, OptionalLong.of(Runtime.getRuntime().maxMemory() / MEMORY_PART));
    return Coverage.of(system, channels, limits, LONGEST_WALK.toNanos());
  }
}
