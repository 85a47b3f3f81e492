package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.trace.Evidence;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Channels;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * A violation with all that is needed to replay it, schema {@value #SCHEMA}: the text of the model
 * and of the files it includes, the definitions, the transitions, and the same readable. Trails of
 * schema 1, which had transitions as numbers of 64 bits, are still read.
 */
public final class TrailJson {
  public static final String SCHEMA = "gyre-trail/2";

  private TrailJson() {}

  /** Writes the object and a line end; {@code out} is flushed but stays open. */
  public static void write(
      LoadedModel model, Channels channels, FoundViolation violation, Writer out)
      throws IOException {
    write(model, channels, violation, () -> false, out);
  }

  /**
   * The same; what people read of a long trace may be left out.
   *
   * @param isLate whether there is no time left for that
   */
  public static void write(
      LoadedModel model,
      Channels channels,
      FoundViolation violation,
      BooleanSupplier isLate,
      Writer out)
      throws IOException {
    JsonFactory factory =
        JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
    try (JsonGenerator json = factory.createGenerator(out)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      Heading.write(SCHEMA, json);
      json.writeStringField("model", model.file().name());
      json.writeStringField("text", model.file().text());
      json.writeObjectFieldStart("includes");
      for (Map.Entry<String, SourceFile> include : model.includes().entrySet()) {
        json.writeStringField(include.getKey(), include.getValue().text());
      }
      json.writeEndObject();
      json.writeObjectFieldStart("definitions");
      for (Map.Entry<String, String> definition : model.definitions().entrySet()) {
        json.writeStringField(definition.getKey(), definition.getValue());
      }
      json.writeEndObject();
      SdlJson.write(model.sdl(), json);
      json.writeArrayFieldStart("formulas");
      for (String formula : model.formulas()) {
        json.writeString(formula);
      }
      json.writeEndArray();
      json.writeStringField("channels", channels.name().toLowerCase(Locale.ROOT));
      json.writeStringField("property", violation.property());
      json.writeStringField("kind", violation.kind().slug());
      json.writeStringField("message", violation.message());
      json.writeNumberField("line", violation.line());
      json.writeArrayFieldStart("transitions");
      for (long transition : violation.trace().transitions()) {
        json.writeString(TransitionText.write(transition));
      }
      json.writeEndArray();
      if (violation.evidence().cycle().isPresent()) {
        Evidence.Cycle cycle = violation.evidence().cycle().get();
        json.writeStringField("fairness", cycle.fairness().word());
        json.writeStringField("extent", cycle.extent().name().toLowerCase(Locale.ROOT));
      }
      TraceJson.write(violation.trace(), new LongArray(json, isLate), json);
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }

  /**
   * Reads what is needed to replay; the readable part is skipped.
   *
   * @throws IOException if this is no trail
   */
  public static Trail read(Reader in) throws IOException {
    return new TrailReader().read(in);
  }
}
