package dev.gyre.suite.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.engine.GyreBuild;
import dev.gyre.suite.CaseResult;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;

/** The results of {@code gyre test} as one JSON object, schema {@value #SCHEMA}. */
public final class SuiteJson {
  public static final String SCHEMA = "gyre-test/1";

  private SuiteJson() {}

  /**
   * @param version that of Gyre
   */
  public static void write(List<CaseResult> results, String version, Writer out)
      throws IOException {
    JsonWriting.object(
        out,
        json -> {
          json.writeStringField("schema", SCHEMA);
          json.writeStringField("version", version);
          json.writeObjectFieldStart("gyre");
          json.writeStringField("version", version);
          json.writeStringField("commit", GyreBuild.current().commit());
          json.writeEndObject();
          json.writeStringField(
              "status", word(CaseResult.worst(results.stream().map(CaseResult::status).toList())));
          json.writeNumberField("total", results.size());
          for (CaseResult.Status status : CaseResult.Status.values()) {
            json.writeNumberField(
                word(status), results.stream().filter(r -> r.status() == status).count());
          }
          json.writeArrayFieldStart("cases");
          for (CaseResult result : results) {
            write(result, json);
          }
          json.writeEndArray();
        });
  }

  private static void write(CaseResult result, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("suite", result.testCase().suite());
    json.writeStringField("name", result.testCase().name());
    json.writeStringField("model", result.testCase().model().toString());
    json.writeStringField("command", result.testCase().command());
    json.writeStringField("status", word(result.status()));
    json.writeBooleanField("cached", result.origin() == CaseResult.Origin.CACHE);
    json.writeArrayFieldStart("differences");
    for (CaseResult.Difference difference : result.differences()) {
      json.writeStartObject();
      json.writeStringField("rule", difference.rule());
      json.writeStringField("message", difference.message());
      OutcomeJson.place(difference.place(), json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeObjectFieldStart("outcome");
    OutcomeJson.write(result.outcome(), json);
    json.writeEndObject();
    json.writeEndObject();
  }

  private static String word(CaseResult.Status status) {
    return status.name().toLowerCase(Locale.ROOT);
  }
}
