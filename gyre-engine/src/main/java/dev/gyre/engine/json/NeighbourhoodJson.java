package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.engine.graph.GraphState;
import dev.gyre.engine.graph.NearestState;
import dev.gyre.engine.graph.Neighbourhood;
import dev.gyre.engine.graph.Whereabouts;
import java.io.IOException;
import java.util.List;

/** Part of a state graph for a page that shows it and goes along its steps. */
public final class NeighbourhoodJson {
  private NeighbourhoodJson() {}

  /**
   * @param picture the same as SVG
   * @param remarks what is to be said about it
   */
  public static String of(Neighbourhood states, String picture, List<String> remarks) {
    return JsonOutput.object(
        json -> {
          json.writeStringField("picture", picture);
          json.writeArrayFieldStart("remarks");
          for (String remark : remarks) {
            json.writeString(remark);
          }
          json.writeEndArray();
          json.writeNumberField("leftOut", states.leftOut());
          json.writeArrayFieldStart("states");
          for (int number = 0; number < states.size(); number++) {
            state(states, number, json);
          }
          json.writeEndArray();
        });
  }

  private static void state(Neighbourhood states, int number, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    json.writeNumberField("parent", states.parent(number));
    json.writeArrayFieldStart("steps");
    for (GraphState.Step step : states.steps(number)) {
      json.writeStartObject();
      json.writeNumberField("target", step.target());
      json.writeBooleanField("exact", states.isExact(number, step));
      PathJson.texts("transitions", step.transitions(), json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /** The states on a way. */
  public static String of(Whereabouts way) {
    return JsonOutput.object(
        json -> {
          json.writeArrayFieldStart("states");
          for (int number : way.states()) {
            json.writeNumber(number);
          }
          json.writeEndArray();
          json.writeNumberField("followed", way.followed());
        });
  }

  /** Whether a state was found, and the way to it. */
  public static String of(NearestState found) {
    return JsonOutput.object(
        json -> {
          if (found.path().isPresent()) {
            PathJson.texts("path", found.path().get(), json);
          }
          json.writeNumberField("states", found.states());
          json.writeBooleanField("all", found.isAll());
        });
  }
}
