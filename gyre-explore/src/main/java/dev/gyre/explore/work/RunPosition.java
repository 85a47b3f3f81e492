package dev.gyre.explore.work;

import dev.gyre.engine.json.TransitionText;
import dev.gyre.system.Channels;
import java.util.ArrayList;
import java.util.List;

/**
 * Where one stands: a model and the steps from its initial state.
 *
 * @param model the version's id
 */
public record RunPosition(String model, Channels channels, List<Long> path) {
  private static final int MAX_STEPS = 100_000;

  public RunPosition {
    path = List.copyOf(path);
  }

  /**
   * @param steps transitions as texts, separated by commas
   * @throws IllegalArgumentException if they are none
   */
  public static RunPosition read(String model, Channels channels, String steps) {
    return new RunPosition(model, channels, steps(steps));
  }

  /**
   * Transitions as texts, separated by commas.
   *
   * @throws IllegalArgumentException if they are none
   */
  public static List<Long> steps(String steps) {
    List<Long> path = new ArrayList<>();
    if (!steps.isBlank()) {
      for (String step : steps.strip().split(",", -1)) {
        path.add(TransitionText.read(step));
        if (path.size() > MAX_STEPS) {
          throw new IllegalArgumentException("a path has at most " + MAX_STEPS + " steps");
        }
      }
    }
    return path;
  }
}
