package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.Trace;
import java.io.IOException;
import java.util.Locale;

/**
 * The readable part of a trace: the fields {@code trace}, {@code cycleStart} for a lasso, and
 * {@code finalState}.
 */
final class TraceJson {
  private TraceJson() {}

  static void write(Trace trace, LongArray array, JsonGenerator json) throws IOException {
    array.write("trace", trace.steps(), step -> step(step, json));
    if (trace.cycleStart().isPresent()) {
      json.writeNumberField("cycleStart", trace.cycleStart().get());
    }
    json.writeObjectFieldStart("finalState");
    json.writeArrayFieldStart("values");
    for (StateView.Value value : trace.end().values()) {
      json.writeStartObject();
      json.writeStringField("process", value.owner().orElse(null));
      json.writeStringField("variable", value.name());
      json.writeStringField("value", value.text());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("processes");
    for (Trace.Position position : trace.end().positions()) {
      json.writeStartObject();
      json.writeStringField("process", position.process());
      json.writeNumberField("pid", position.pid());
      json.writeNumberField("line", position.line());
      json.writeBooleanField("mayRest", position.rest() == StateView.Rest.ALLOWED);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  static void step(Trace.Step step, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeNumberField("step", step.number());
    if (step.time().isPresent()) {
      json.writeNumberField("time", step.time().get());
    }
    action(step.actor(), json);
    json.writeArrayFieldStart("changes");
    for (Trace.Change change : step.changes()) {
      json.writeStartObject();
      json.writeStringField("process", change.owner().orElse(null));
      json.writeStringField("variable", change.variable());
      json.writeStringField("before", change.before());
      json.writeStringField("after", change.after());
      json.writeEndObject();
    }
    json.writeEndArray();
    if (step.partner().isPresent()) {
      json.writeObjectFieldStart("partner");
      action(step.partner().get(), json);
      json.writeEndObject();
    }
    if (step.claim().isPresent()) {
      json.writeObjectFieldStart("claim");
      action(step.claim().get(), json);
      json.writeEndObject();
    }
    json.writeArrayFieldStart("messages");
    for (Trace.Message message : step.messages()) {
      json.writeStartObject();
      String kind = message.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
      json.writeStringField("kind", kind);
      json.writeStringField("channel", message.channel());
      json.writeStringField("content", message.content());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  static void action(Trace.Action action, JsonGenerator json) throws IOException {
    json.writeStringField("process", action.process());
    json.writeNumberField("pid", action.pid());
    json.writeStringField("file", action.file());
    json.writeNumberField("line", action.line());
    json.writeStringField("text", action.text());
  }
}
