package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.Discarded;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.engine.report.Shortening;
import dev.gyre.engine.report.Statistics;
import dev.gyre.engine.report.Unreached;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.Reduction;
import dev.gyre.property.Verdict;
import dev.gyre.source.Diagnostic;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;

/** Writes the report of {@code gyre verify} as one JSON object, schema {@value #SCHEMA}. */
public final class VerifyJson {
  public static final String SCHEMA = "gyre-verify/1";

  /** That of an object with the reports about several models. */
  public static final String LIST_SCHEMA = "gyre-verify-list/1";

  private VerifyJson() {}

  /** Writes the object and a line end; {@code out} is flushed but stays open. */
  public static void write(CheckReport report, Writer out) throws IOException {
    write(report, () -> false, out);
  }

  /**
   * The same; of long traces steps may be left out.
   *
   * @param isLate whether there is no time left for them
   */
  public static void write(CheckReport report, BooleanSupplier isLate, Writer out)
      throws IOException {
    object(out, json -> fields(report, isLate, json));
  }

  /** Writes the reports about several models as one object, schema {@value #LIST_SCHEMA}. */
  public static void writeAll(List<CheckReport> reports, BooleanSupplier isLate, Writer out)
      throws IOException {
    object(
        out,
        json -> {
          Heading.write(LIST_SCHEMA, json);
          json.writeArrayFieldStart("reports");
          for (CheckReport report : reports) {
            json.writeStartObject();
            fields(report, isLate, json);
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }

  private static void object(Writer out, JsonOutput.Fields fields) throws IOException {
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

  private static void fields(CheckReport report, BooleanSupplier isLate, JsonGenerator json)
      throws IOException {
    Heading.write(SCHEMA, json);
    json.writeStringField("model", report.model().file().name());
    json.writeStringField("verdict", report.verdict().word());
    json.writeStringField("guarantee", report.guarantee().word());
    json.writeStringField("property", report.plan().map(CheckPlan::propertiesInWords).orElse(null));
    json.writeStringField("reason", report.reason().orElse(null));
    AssuranceJson.write(report, json);
    properties(report.properties(), json);
    violations(report.violations(), new LongArray(json, isLate), json);
    shortenings(report.shortenings(), json);
    statistics(report.statistics(), json);
    if (report.plan().isPresent()) {
      plan(report.plan().get(), json);
    }
    unreached(report.unreached(), json);
    discarded(report.discarded(), json);
    diagnostics("warnings", warnings(report), json);
    if (report.verdict() == Verdict.ERROR) {
      diagnostics("diagnostics", report.diagnostics(), json);
    }
  }

  /**
   * Writes the object of a call that came to no report.
   *
   * @param schema that of the report
   */
  public static void writeRefusal(String schema, String reason, Writer out) throws IOException {
    object(
        out,
        json -> {
          Heading.write(schema, json);
          json.writeStringField("verdict", Verdict.ERROR.word());
          json.writeStringField("reason", reason);
        });
  }

  private static void properties(List<PropertyReport> properties, JsonGenerator json)
      throws IOException {
    json.writeArrayFieldStart("properties");
    for (PropertyReport property : properties) {
      json.writeStartObject();
      json.writeStringField("name", property.property().name());
      json.writeStringField("kind", property.property().kind().word());
      json.writeStringField("verdict", property.verdict().word());
      json.writeStringField("guarantee", property.guarantee().word());
      json.writeNumberField("states", property.statistics().states());
      json.writeNumberField("transitions", property.statistics().transitions());
      json.writeNumberField("depth", property.statistics().depth());
      json.writeNumberField("seconds", round(property.statistics().seconds(), 1000));
      json.writeNumberField("memoryBytes", property.statistics().memoryBytes());
      json.writeStringField("reason", property.reason().orElse(null));
      strings("warnings", property.warnings(), json);
      if (property.uncertainty().isPresent()) {
        UncertaintyJson.write(property.uncertainty().get(), json);
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void violations(
      List<FoundViolation> violations, LongArray array, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("violations");
    for (FoundViolation violation : violations) {
      json.writeStartObject();
      json.writeStringField("property", violation.property());
      json.writeStringField("kind", violation.kind().slug());
      json.writeStringField("message", violation.message());
      json.writeStringField("file", violation.span().visibleSite().file().name());
      json.writeNumberField("line", violation.line());
      json.writeNumberField("column", violation.span().visibleSite().column());
      TraceJson.write(violation.trace(), array, json);
      EvidenceJson.write(violation.evidence(), array, json);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void shortenings(List<Shortening> shortenings, JsonGenerator json)
      throws IOException {
    if (shortenings.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("shortened");
    for (Shortening shortening : shortenings) {
      json.writeStartObject();
      json.writeStringField("property", shortening.property());
      json.writeNumberField("stepsBefore", shortening.before());
      json.writeNumberField("steps", shortening.after());
      json.writeStringField("outcome", shortening.outcome().word());
      json.writeStringField("detail", shortening.inWords());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void statistics(Statistics figures, JsonGenerator json) throws IOException {
    json.writeNumberField("states", figures.states());
    json.writeNumberField("transitions", figures.transitions());
    json.writeNumberField("depth", figures.depth());
    json.writeNumberField("errors", figures.violations());
    json.writeNumberField("seconds", round(figures.seconds(), 1000));
    json.writeNumberField("memoryBytes", figures.memoryBytes());
    json.writeNumberField("bytesPerState", round(figures.bytesPerState(), 10));
    json.writeNumberField("threads", figures.threads());
    json.writeNumberField("reducedStates", figures.reducedStates());
    json.writeNumberField("stepsLeftOut", figures.stepsLeftOut());
    if (figures.disk().isPresent()) {
      json.writeObjectFieldStart("disk");
      json.writeNumberField("peakBytes", figures.disk().get().peakBytes());
      json.writeNumberField("bytesPerState", round(figures.diskBytesPerState(), 100));
      json.writeNumberField("writtenBytes", figures.disk().get().writtenBytes());
      json.writeNumberField("runs", figures.disk().get().runs());
      json.writeNumberField("merges", figures.disk().get().merges());
      if (figures.disk().get().statesBefore() > 0) {
        json.writeNumberField("statesBefore", figures.disk().get().statesBefore());
      }
      json.writeEndObject();
    }
  }

  private static double round(double value, int parts) {
    return (double) Math.round(value * parts) / parts;
  }

  private static void plan(CheckPlan plan, JsonGenerator json) throws IOException {
    json.writeStringField("search", plan.search().order().name().toLowerCase(Locale.ROOT));
    json.writeStringField("store", plan.search().store().kind().name().toLowerCase(Locale.ROOT));
    json.writeStringField("fairness", plan.fairness().word());
    json.writeArrayFieldStart("reductions");
    for (Reduction reduction : plan.reductions()) {
      json.writeStartObject();
      json.writeStringField("name", reduction.name());
      json.writeBooleanField("on", reduction.state() == Reduction.State.ON);
      json.writeStringField("reason", reduction.reason());
      json.writeEndObject();
    }
    json.writeEndArray();
    strings("notes", plan.notes(), json);
    strings("notChecked", plan.unchecked(), json);
  }

  private static void strings(String field, List<String> texts, JsonGenerator json)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (String text : texts) {
      json.writeString(text);
    }
    json.writeEndArray();
  }

  private static void unreached(List<Unreached> statements, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("unreached");
    for (Unreached statement : statements) {
      json.writeStartObject();
      json.writeStringField("process", statement.process());
      json.writeStringField("file", statement.file());
      json.writeNumberField("line", statement.line());
      json.writeStringField("text", statement.text());
      json.writeStringField("cause", statement.cause().words());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** Only systems in SDL discard anything. */
  private static void discarded(List<Discarded> signals, JsonGenerator json) throws IOException {
    if (signals.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("discarded");
    for (Discarded signal : signals) {
      json.writeStartObject();
      json.writeStringField("process", signal.process());
      json.writeStringField("file", signal.file());
      json.writeNumberField("line", signal.line());
      json.writeStringField("state", signal.state());
      json.writeStringField("signal", signal.signal());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static List<Diagnostic> warnings(CheckReport report) {
    return report.diagnostics().stream().filter(d -> !d.isError()).toList();
  }

  private static void diagnostics(String field, List<Diagnostic> list, JsonGenerator json)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (Diagnostic diagnostic : list) {
      DiagnosticJson.write(diagnostic, json);
    }
    json.writeEndArray();
  }
}
