package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.Trace;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/**
 * A run that violates a property, with all its states, schema {@value #SCHEMA}: what pages show and
 * what scripts read.
 */
public final class RunJson {
  public static final String SCHEMA = "gyre-run/1";

  private RunJson() {}

  /** Writes the object and a line end; {@code out} is flushed but stays open. */
  public static void write(Trail trail, TrailReplay.Replayed run, Writer out) throws IOException {
    JsonFactory factory =
        JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
    try (JsonGenerator json = factory.createGenerator(out)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      Heading.write(SCHEMA, json);
      json.writeStringField("model", trail.file().name());
      json.writeStringField("text", trail.file().text());
      write(run, json);
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }

  static void write(TrailReplay.Replayed run, JsonGenerator json) throws IOException {
    FoundViolation violation = run.violation();
    json.writeStringField("property", violation.property());
    json.writeStringField("kind", violation.kind().slug());
    json.writeStringField("message", violation.message());
    json.writeNumberField("line", violation.line());
    TraceJson.write(violation.trace(), new LongArray(json, () -> false), json);
    json.writeArrayFieldStart("states");
    for (Trace.EndState state : run.states()) {
      state(state, json);
    }
    json.writeEndArray();
    EvidenceJson.write(violation.evidence(), new LongArray(json, () -> false), json);
  }

  /** The field {@code values}: all values in the order of the model. */
  static void values(List<StateView.Value> values, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("values");
    for (StateView.Value value : values) {
      json.writeStartObject();
      json.writeStringField("owner", value.owner().orElse(null));
      json.writeStringField("name", value.name());
      json.writeStringField("value", value.text());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** A state: all values in the order of the model, and where each process stands. */
  static void state(Trace.EndState state, JsonGenerator json) throws IOException {
    json.writeStartObject();
    values(state.values(), json);
    json.writeArrayFieldStart("processes");
    for (Trace.Position position : state.positions()) {
      json.writeStartObject();
      json.writeStringField("name", position.name());
      json.writeNumberField("pid", position.pid());
      json.writeStringField("file", position.span().visibleSite().file().name());
      json.writeNumberField("line", position.line());
      json.writeBooleanField("mayRest", position.rest() == StateView.Rest.ALLOWED);
      json.writeBooleanField("canMove", position.mobility() == Trace.Mobility.ENABLED);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
