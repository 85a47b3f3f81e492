package dev.gyre.suite.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.suite.CaseResult;
import dev.gyre.suite.CaseResult.Difference;
import dev.gyre.suite.Place;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What is not as expected in SARIF 2.1.0, the format of findings of static analysis that code
 * hosting services show beside the source.
 */
public final class SarifJson {
  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private SarifJson() {}

  /**
   * @param version that of Gyre
   */
  public static void write(List<CaseResult> results, String version, Writer out)
      throws IOException {
    List<String> rules =
        results.stream()
            .flatMap(r -> r.differences().stream())
            .map(Difference::rule)
            .distinct()
            .sorted()
            .toList();
    JsonWriting.object(
        out,
        json -> {
          json.writeStringField("$schema", SCHEMA);
          json.writeStringField("version", "2.1.0");
          json.writeArrayFieldStart("runs");
          json.writeStartObject();
          driver(rules, version, json);
          invocation(results, json);
          json.writeStringField("columnKind", "utf16CodeUnits");
          json.writeArrayFieldStart("results");
          for (CaseResult result : results) {
            for (Difference difference : result.differences()) {
              result(result, difference, rules.indexOf(difference.rule()), json);
            }
          }
          json.writeEndArray();
          json.writeEndObject();
          json.writeEndArray();
        });
  }

  private static void driver(List<String> rules, String version, JsonGenerator json)
      throws IOException {
    json.writeObjectFieldStart("tool");
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", "Gyre");
    json.writeStringField("version", version);
    json.writeArrayFieldStart("rules");
    for (String rule : rules) {
      json.writeStartObject();
      json.writeStringField("id", rule);
      text("shortDescription", description(rule), json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }

  private static String description(String rule) {
    return rule.startsWith("GYR")
        ? "Error " + rule + " in a model"
        : "Result of model checking: " + rule.replace('-', ' ');
  }

  private static void invocation(List<CaseResult> results, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("invocations");
    json.writeStartObject();
    json.writeBooleanField(
        "executionSuccessful",
        results.stream().allMatch(r -> r.status().compareTo(CaseResult.Status.WRONG) < 0));
    json.writeEndObject();
    json.writeEndArray();
  }

  private static void result(CaseResult result, Difference difference, int rule, JsonGenerator json)
      throws IOException {
    boolean isUndecided = difference.status() == CaseResult.Status.UNDECIDED;
    json.writeStartObject();
    json.writeStringField("ruleId", difference.rule());
    json.writeNumberField("ruleIndex", rule);
    json.writeStringField("level", isUndecided ? "warning" : "error");
    text("message", result.testCase().name() + ": " + difference.message(), json);
    json.writeArrayFieldStart("locations");
    json.writeStartObject();
    location(difference.place(), json);
    json.writeEndObject();
    json.writeEndArray();
    json.writeObjectFieldStart("properties");
    json.writeStringField("command", result.testCase().command());
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void location(Place place, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("physicalLocation");
    json.writeObjectFieldStart("artifactLocation");
    json.writeStringField("uri", uri(place.file()));
    json.writeEndObject();
    if (place.line() > 0) {
      json.writeObjectFieldStart("region");
      json.writeNumberField("startLine", place.line());
      if (place.column() > 0) {
        json.writeNumberField("startColumn", place.column());
      }
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  /** The name of a file as part of an address: all but the plainest characters by their codes. */
  private static String uri(String file) {
    StringBuilder uri = new StringBuilder(file.matches("[A-Za-z]:[/\\\\].*") ? "file:///" : "");
    for (byte b : file.replace('\\', '/').getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xff);
      boolean isPlain = c < 128 && (Character.isLetterOrDigit(c) || "/._~-".indexOf(c) >= 0);
      uri.append(isPlain ? String.valueOf(c) : String.format("%%%02X", (int) c));
    }
    return uri.toString();
  }

  private static void text(String field, String text, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("text", text);
    json.writeEndObject();
  }
}
