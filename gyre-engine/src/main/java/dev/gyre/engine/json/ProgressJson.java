package dev.gyre.engine.json;

import dev.gyre.engine.run.CheckObserver;
import dev.gyre.search.SearchObserver;

/** How far a search is as one JSON object on one line, schema {@value #SCHEMA}. */
public final class ProgressJson {
  public static final String SCHEMA = "gyre-progress/1";

  private ProgressJson() {}

  /**
   * @param statesPerSecond of this search
   * @param seconds since the check began
   */
  public static String line(
      String model, CheckObserver.Progress progress, double statesPerSecond, double seconds) {
    return JsonOutput.object(
        json -> {
          json.writeStringField("schema", SCHEMA);
          json.writeStringField("model", model);
          json.writeStringField("property", progress.property());
          json.writeNumberField("states", progress.states());
          json.writeNumberField("statesPerSecond", Math.round(statesPerSecond));
          json.writeNumberField("transitions", progress.transitions());
          json.writeNumberField("depth", progress.depth());
          json.writeNumberField("memoryBytes", progress.memoryBytes());
          json.writeNumberField("stepsInside", progress.stepsInside());
          if (progress.diskBytes() > 0) {
            json.writeNumberField("diskBytes", progress.diskBytes());
          }
          if (progress.outlook().level() != SearchObserver.Outlook.UNKNOWN) {
            json.writeNumberField("levelStates", progress.outlook().level());
          }
          if (progress.outlook().left() != SearchObserver.Outlook.UNKNOWN) {
            json.writeNumberField("estimatedLeft", progress.outlook().left());
          }
          json.writeNumberField("seconds", Math.round(seconds * 1000) / 1000.0);
        });
  }
}
