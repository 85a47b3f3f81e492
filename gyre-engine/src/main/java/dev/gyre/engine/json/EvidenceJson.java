package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.engine.trace.Evidence;
import java.io.IOException;

/**
 * What is to be seen along a trace, as fields of the object around it: {@code propositions} for a
 * formula, {@code cycle} for an infinite run.
 */
final class EvidenceJson {
  private EvidenceJson() {}

  static void write(Evidence evidence, LongArray array, JsonGenerator json) throws IOException {
    if (!evidence.propositions().isEmpty()) {
      json.writeArrayFieldStart("propositions");
      for (Evidence.Proposition proposition : evidence.propositions()) {
        json.writeStartObject();
        json.writeStringField("text", proposition.text());
        array.write("values", proposition.values(), json::writeBoolean);
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    if (evidence.cycle().isPresent()) {
      cycle(evidence.cycle().get(), array, json);
    }
  }

  private static void cycle(Evidence.Cycle cycle, LongArray array, JsonGenerator json)
      throws IOException {
    json.writeObjectFieldStart("cycle");
    json.writeStringField("fairness", cycle.fairness().word());
    json.writeBooleanField("complete", cycle.extent() == Evidence.Extent.WHOLE);
    json.writeArrayFieldStart("processes");
    for (Evidence.Participant participant : cycle.participants()) {
      json.writeStartObject();
      json.writeStringField("process", participant.process());
      json.writeNumberField("pid", participant.pid());
      array.write("moves", participant.moves(), json::writeNumber);
      array.write("canMoveBefore", participant.canMove(), json::writeNumber);
      array.write("cannotMoveBefore", participant.cannotMove(), json::writeNumber);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
