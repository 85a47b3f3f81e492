package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.engine.StateStatus;
import dev.gyre.engine.run.StateProbe;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** What can be said about the properties of a model in one state. */
public final class StatusJson {
  private StatusJson() {}

  public static String of(List<StateStatus.Item> items) {
    return JsonOutput.object(
        json -> {
          json.writeArrayFieldStart("properties");
          for (StateStatus.Item item : items) {
            item(item, json);
          }
          json.writeEndArray();
        });
  }

  private static void item(StateStatus.Item item, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", item.name());
    json.writeStringField("standing", item.standing().name().toLowerCase(Locale.ROOT));
    json.writeStringField("words", item.words());
    json.writeNumberField("line", item.line());
    json.writeArrayFieldStart("propositions");
    for (StateProbe.Value value : item.propositions()) {
      json.writeStartObject();
      json.writeStringField("text", value.text());
      json.writeBooleanField("holds", value.holds());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
