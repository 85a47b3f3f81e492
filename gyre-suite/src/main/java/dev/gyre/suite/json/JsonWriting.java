package dev.gyre.suite.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.Writer;

/** Writes one JSON object and a line end; the writer is flushed and stays open. */
public final class JsonWriting {
  private JsonWriting() {}

  /** Writes the fields of an object. */
  public interface Fields {
    void write(JsonGenerator json) throws IOException;
  }

  public static void object(Writer out, Fields fields) throws IOException {
    JsonFactory factory =
        JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
    try (JsonGenerator json = factory.createGenerator(out)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      fields.write(json);
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }
}
