package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.audit.Breach;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.CrossCheck;
import java.io.IOException;
import java.util.Locale;

/**
 * Writes how far an answer can be relied on: what reductions were caught at, and a second answer.
 */
final class AssuranceJson {
  private AssuranceJson() {}

  static void write(CheckReport report, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("breaches");
    for (Breach breach : report.breaches()) {
      json.writeStartObject();
      json.writeStringField("reduction", breach.reduction().name().toLowerCase(Locale.ROOT));
      json.writeStringField("seen", breach.seen());
      json.writeEndObject();
    }
    json.writeEndArray();
    if (report.crossCheck().isPresent()) {
      write(report.crossCheck().get(), json);
    }
  }

  private static void write(CrossCheck crossCheck, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("crossCheck");
    json.writeStringField("outcome", crossCheck.outcome().words());
    json.writeArrayFieldStart("properties");
    for (CrossCheck.Comparison comparison : crossCheck.comparisons()) {
      json.writeStartObject();
      json.writeStringField("name", comparison.property());
      json.writeStringField("outcome", comparison.outcome().words());
      json.writeStringField("detail", comparison.detail());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
