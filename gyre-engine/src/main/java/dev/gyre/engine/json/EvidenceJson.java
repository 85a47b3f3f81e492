package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.engine.trace.Evidence;
import dev.gyre.engine.trace.WhyNot;
import java.io.IOException;
import java.util.List;

/**
 * What is to be seen along a trace, as fields of the object around it: {@code propositions} for a
 * formula, {@code whyNot} for what fails in a state, {@code cycle} for an infinite run.
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
    if (!evidence.whyNot().isEmpty()) {
      whyNot(evidence.whyNot(), json);
    }
    if (evidence.cycle().isPresent()) {
      cycle(evidence.cycle().get(), array, json);
    }
  }

  /** What would have to be different, one object for each condition. */
  private static void whyNot(List<WhyNot> reasons, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("whyNot");
    for (WhyNot reason : reasons) {
      json.writeStartObject();
      json.writeStringField("subject", reason.subject());
      json.writeBooleanField("smallest", reason.isSmallest());
      json.writeArrayFieldStart("remedies");
      for (WhyNot.Remedy remedy : reason.remedies()) {
        json.writeStartArray();
        for (WhyNot.Change change : remedy.changes()) {
          json.writeStartObject();
          json.writeStringField("variable", change.name());
          json.writeStringField("value", change.value());
          json.writeStringField("wanted", change.wanted());
          json.writeStringField("origin", change.origin());
          json.writeEndObject();
        }
        json.writeEndArray();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
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
