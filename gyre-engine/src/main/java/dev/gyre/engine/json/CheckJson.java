package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import dev.gyre.source.Diagnostic;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Writes the result of {@code gyre check} as one JSON object, schema {@value #SCHEMA}. */
public final class CheckJson {
  public static final String SCHEMA = "gyre-check/1";

  private CheckJson() {}

  /** Writes the object and a line end; {@code out} is flushed but stays open. */
  public static void write(List<CheckedFile> files, Writer out) throws IOException {
    JsonFactory factory =
        JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
    try (JsonGenerator json = factory.createGenerator(out)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      Heading.write(SCHEMA, json);
      json.writeArrayFieldStart("files");
      for (CheckedFile file : files) {
        write(file, json);
      }
      json.writeEndArray();
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }

  private static void write(CheckedFile file, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("model", file.model());
    json.writeStringField("verdict", file.isAccepted() ? "ok" : "error");
    if (file.size().isPresent()) {
      json.writeNumberField("processTypes", file.size().get().processTypes());
      json.writeNumberField("locations", file.size().get().locations());
    }
    json.writeArrayFieldStart("diagnostics");
    for (Diagnostic diagnostic : file.diagnostics()) {
      DiagnosticJson.write(diagnostic, json);
    }
    json.writeEndArray();
    if (!file.channelTypes().isEmpty()) {
      json.writeArrayFieldStart("channelTypes");
      for (String line : file.channelTypes()) {
        json.writeString(line);
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }
}
