package dev.gyre.explore.work;

import dev.gyre.engine.json.PathJson;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.system.Channels;
import java.util.LinkedHashMap;
import java.util.Map;

/** The violations that were found or brought along, by numbers. Thread-safe. */
public final class FoundRuns {
  private static final int KEPT = 64;

  private final Map<Integer, Found> runs = new LinkedHashMap<>();
  private int next = 1;

  private record Found(PathJson.Listed words, String json) {}

  /** Keeps a violation of a version of the model, and numbers it. */
  public synchronized int add(String model, Channels channels, FoundViolation violation) {
    int number = next++;
    runs.put(
        number,
        new Found(
            PathJson.Listed.of(number, model, violation),
            PathJson.violation(model, channels, violation)));
    if (runs.size() > KEPT) {
      runs.remove(runs.keySet().iterator().next());
    }
    return number;
  }

  /**
   * A violation as JSON.
   *
   * @throws UnknownThingException if there is none of this number any more
   */
  public synchronized String json(int number) {
    Found run = runs.get(number);
    if (run == null) {
      throw new UnknownThingException("there is no run " + number + " any more");
    }
    return run.json();
  }

  /** All that are kept, in a few words each, as JSON. */
  public synchronized String list() {
    return PathJson.list(runs.values().stream().map(Found::words).toList());
  }
}
