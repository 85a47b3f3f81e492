package dev.gyre.explore.work;

import dev.gyre.engine.json.PathJson;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.system.Channels;
import java.util.LinkedHashMap;
import java.util.Map;

/** The violations that were found or brought along, by numbers. Thread-safe. */
public final class FoundRuns {
  private static final int KEPT = 64;

  private final Map<Integer, String> runs = new LinkedHashMap<>();
  private int next = 1;

  /** Keeps a violation of a version of the model, and numbers it. */
  public synchronized int add(String model, Channels channels, FoundViolation violation) {
    int number = next++;
    runs.put(number, PathJson.violation(model, channels, violation));
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
    String run = runs.get(number);
    if (run == null) {
      throw new UnknownThingException("there is no run " + number + " any more");
    }
    return run;
  }
}
