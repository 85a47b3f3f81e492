package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.engine.trace.StateView;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/**
 * A run that violates a property, with all its states, schema {@value #SCHEMA}: what pages show and
 * what scripts read. States are written as {@link RunStates} does.
 */
public final class RunJson {
  public static final String SCHEMA = "gyre-run/2";

  private RunJson() {}

  /** Writes the object, easy to read, and a line end; {@code out} is flushed but stays open. */
  public static void write(Trail trail, TrailReplay.Replayed run, Writer out) throws IOException {
    try (JsonGenerator json = generator(out)) {
      json.useDefaultPrettyPrinter();
      write(trail, run, json);
      json.writeRaw('\n');
    }
  }

  /** The same without blanks and line ends. */
  public static void writeCompact(Trail trail, TrailReplay.Replayed run, Writer out)
      throws IOException {
    try (JsonGenerator json = generator(out)) {
      write(trail, run, json);
    }
  }

  private static JsonGenerator generator(Writer out) throws IOException {
    return JsonFactory.builder()
        .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
        .build()
        .createGenerator(out);
  }

  private static void write(Trail trail, TrailReplay.Replayed run, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    Heading.write(SCHEMA, json);
    json.writeStringField("model", trail.file().name());
    json.writeStringField("text", trail.file().text());
    write(run, json);
    json.writeEndObject();
  }

  private static void write(TrailReplay.Replayed run, JsonGenerator json) throws IOException {
    FoundViolation violation = run.violation();
    json.writeStringField("property", violation.property());
    json.writeStringField("kind", violation.kind().slug());
    json.writeStringField("message", violation.message());
    json.writeNumberField("line", violation.line());
    TraceJson.write(violation.trace(), new LongArray(json, () -> false), json);
    new RunStates(json).write(run.states());
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
}
