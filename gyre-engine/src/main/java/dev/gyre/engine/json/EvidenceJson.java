package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.engine.trace.Evidence;
import java.io.IOException;
import java.util.List;

/**
 * What is to be seen along a trace, as fields of the object around it: {@code propositions} for a
 * formula, {@code cycle} for an infinite run.
 */
final class EvidenceJson {
  private EvidenceJson() {}

  static void write(Evidence evidence, JsonGenerator json) throws IOException {
    if (!evidence.propositions().isEmpty()) {
      json.writeArrayFieldStart("propositions");
      for (Evidence.Proposition proposition : evidence.propositions()) {
        json.writeStartObject();
        json.writeStringField("text", proposition.text());
        json.writeArrayFieldStart("values");
        for (boolean value : proposition.values()) {
          json.writeBoolean(value);
        }
        json.writeEndArray();
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    if (evidence.cycle().isPresent()) {
      cycle(evidence.cycle().get(), json);
    }
  }

  private static void cycle(Evidence.Cycle cycle, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("cycle");
    json.writeStringField("fairness", cycle.fairness().word());
    json.writeBooleanField("complete", cycle.extent() == Evidence.Extent.WHOLE);
    json.writeArrayFieldStart("processes");
    for (Evidence.Participant participant : cycle.participants()) {
      json.writeStartObject();
      json.writeStringField("process", participant.process());
      json.writeNumberField("pid", participant.pid());
      numbers("moves", participant.moves(), json);
      numbers("canMoveBefore", participant.canMove(), json);
      numbers("cannotMoveBefore", participant.cannotMove(), json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void numbers(String field, List<Integer> numbers, JsonGenerator json)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (int number : numbers) {
      json.writeNumber(number);
    }
    json.writeEndArray();
  }
}
