package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.engine.report.NextStore;
import dev.gyre.engine.report.Uncertainty;
import java.io.IOException;

/** Writes what a lossy store may have omitted, as the field {@code omissions}. */
final class UncertaintyJson {
  private UncertaintyJson() {}

  static void write(Uncertainty uncertainty, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("omissions");
    json.writeNumberField("expected", uncertainty.omissions());
    json.writeNumberField("probability", uncertainty.probability());
    json.writeStringField("store", uncertainty.store().option());
    json.writeNumberField("tableBytes", uncertainty.tableBytes());
    json.writeNumberField("partsBytes", uncertainty.partsBytes());
    if (uncertainty.next().isPresent()) {
      next(uncertainty.next().get(), json);
    }
    json.writeEndObject();
  }

  private static void next(NextStore next, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("next");
    json.writeStringField("options", next.options());
    if (next.heapBytes().isPresent()) {
      json.writeNumberField("heapBytes", next.heapBytes().getAsLong());
    }
    if (next.omissions().isPresent()) {
      json.writeNumberField("expected", next.omissions().getAsDouble());
    }
    json.writeEndObject();
  }
}
