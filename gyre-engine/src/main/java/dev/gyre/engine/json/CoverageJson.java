package dev.gyre.engine.json;

import dev.gyre.engine.graph.Coverage;

/** How often each statement of a model is executed. */
public final class CoverageJson {
  private CoverageJson() {}

  public static String of(Coverage coverage) {
    return JsonOutput.object(
        json -> {
          json.writeBooleanField("complete", coverage.isComplete());
          json.writeNumberField("states", coverage.extent().states());
          json.writeArrayFieldStart("statements");
          for (Coverage.Statement statement : coverage.statements()) {
            json.writeStartObject();
            json.writeStringField("process", statement.process());
            json.writeStringField("text", statement.text());
            SimulationJson.place(statement.site(), json);
            json.writeNumberField("count", statement.count());
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }
}
