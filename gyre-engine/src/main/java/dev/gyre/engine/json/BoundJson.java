package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import dev.gyre.bound.BoundReport;
import dev.gyre.bound.ChannelBound;
import dev.gyre.bound.unfold.Step;
import dev.gyre.source.SourceSpan;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;

/** Which channels stay bounded, schema {@value #SCHEMA}. */
public final class BoundJson {
  public static final String SCHEMA = "gyre-bound/1";

  private BoundJson() {}

  /**
   * Writes the object and a line end; {@code out} is flushed but stays open.
   *
   * @param name that of the model
   */
  public static void write(String name, BoundReport report, Writer out) throws IOException {
    JsonFactory factory =
        JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
    try (JsonGenerator json = factory.createGenerator(out)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      Heading.write(SCHEMA, json);
      json.writeStringField("model", name);
      fields(report, json);
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }

  /** The same on one line and without a heading, for a page. */
  public static String of(BoundReport report) {
    return JsonOutput.object(json -> fields(report, json));
  }

  private static void fields(BoundReport report, JsonGenerator json) throws IOException {
    if (report.refusal().isPresent()) {
      json.writeObjectFieldStart("refusal");
      json.writeStringField("reason", report.refusal().get().reason());
      place(report.refusal().get().place(), json);
      json.writeEndObject();
    }
    json.writeArrayFieldStart("channels");
    for (ChannelBound channel : report.channels()) {
      write(channel, json);
    }
    json.writeEndArray();
  }

  private static void write(ChannelBound found, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("channel", found.channel().name());
    place(found.channel().span(), json);
    json.writeNumberField("capacity", found.channel().type().capacity());
    json.writeStringField("count", word(found.channel().count()));
    json.writeStringField("verdict", word(found.verdict()));
    if (found.bound().isPresent()) {
      json.writeNumberField("bound", found.bound().get());
    }
    json.writeStringField("means", word(found.means()));
    json.writeArrayFieldStart("shares");
    for (ChannelBound.Share share : found.shares()) {
      json.writeStartObject();
      json.writeStringField("process", share.process());
      json.writeNumberField("processes", share.processes());
      json.writeStringField("credit", share.credit());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("counted");
    for (ChannelBound.Counted counted : found.counted()) {
      json.writeStartObject();
      json.writeStringField("messages", counted.messages());
      json.writeStringField("worth", counted.worth());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("loops");
    for (ChannelBound.Loop loop : found.loops()) {
      write(loop, json);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(ChannelBound.Loop loop, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("process", loop.process());
    json.writeNumberField("times", loop.times());
    json.writeStringField("shape", word(loop.shape()));
    json.writeArrayFieldStart("steps");
    for (Step step : loop.steps()) {
      json.writeStartObject();
      json.writeStringField("statement", step.text());
      place(step.span(), json);
      json.writeArrayFieldStart("doubts");
      for (String doubt : step.doubts()) {
        json.writeString(doubt);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void place(SourceSpan span, JsonGenerator json) throws IOException {
    SourceSpan site = span.visibleSite();
    json.writeStringField("file", site.file().name());
    json.writeNumberField("line", site.line());
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
