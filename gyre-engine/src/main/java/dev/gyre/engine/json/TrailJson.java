package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamWriteFeature;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.FoundViolation;
import dev.gyre.engine.LoadedModel;
import dev.gyre.engine.Trail;
import dev.gyre.plan.PlannedProperty;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A violation with all that is needed to replay it, schema {@value #SCHEMA}: the text of the model
 * and of the files it includes, the definitions, the transitions as numbers, and the same readable.
 */
public final class TrailJson {
  public static final String SCHEMA = "gyre-trail/1";

  private TrailJson() {}

  /** Writes the object and a line end; {@code out} is flushed but stays open. */
  public static void write(
      LoadedModel model, CheckRequest.Channels channels, FoundViolation violation, Writer out)
      throws IOException {
    JsonFactory factory =
        JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
    try (JsonGenerator json = factory.createGenerator(out)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      json.writeStringField("schema", SCHEMA);
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
      json.writeStringField("channels", channels.name().toLowerCase(Locale.ROOT));
      json.writeStringField("property", violation.property());
      json.writeStringField("kind", violation.kind());
      json.writeStringField("message", violation.message());
      json.writeNumberField("line", violation.line());
      json.writeArrayFieldStart("transitions");
      for (long transition : violation.trace().transitions()) {
        json.writeNumber(transition);
      }
      json.writeEndArray();
      TraceJson.write(violation.trace(), json);
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
    Map<String, String> texts = new LinkedHashMap<>();
    Map<String, Map<String, String>> maps = new LinkedHashMap<>();
    List<Long> transitions = new ArrayList<>();
    try (JsonParser json = new JsonFactory().createParser(in)) {
      if (json.nextToken() != JsonToken.START_OBJECT) {
        throw new IOException("this is not a trail");
      }
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String field = json.currentName();
        JsonToken value = json.nextToken();
        if (field.equals("transitions") && value == JsonToken.START_ARRAY) {
          while (json.nextToken() != JsonToken.END_ARRAY) {
            transitions.add(json.getLongValue());
          }
        } else if (value == JsonToken.VALUE_STRING) {
          texts.put(field, json.getText());
        } else if (field.equals("includes") || field.equals("definitions")) {
          maps.put(field, strings(json));
        } else {
          json.skipChildren();
        }
      }
    }
    return trail(texts, maps, transitions);
  }

  private static Map<String, String> strings(JsonParser json) throws IOException {
    Map<String, String> strings = new LinkedHashMap<>();
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String key = json.currentName();
      json.nextToken();
      strings.put(key, json.getText());
    }
    return strings;
  }

  private static Trail trail(
      Map<String, String> texts, Map<String, Map<String, String>> maps, List<Long> transitions)
      throws IOException {
    if (!SCHEMA.equals(texts.get("schema"))) {
      throw new IOException("this is not a trail of schema " + SCHEMA);
    }
    for (String field : List.of("model", "text", "kind", "message", "channels")) {
      if (!texts.containsKey(field)) {
        throw new IOException("the field '" + field + "' is missing");
      }
    }
    Map<String, SourceFile> includes = new LinkedHashMap<>();
    maps.getOrDefault("includes", Map.of())
        .forEach((name, text) -> includes.put(name, new SourceFile(name, text)));
    boolean lossy = texts.get("channels").equals("lossy");
    return new Trail(
        new SourceFile(texts.get("model"), texts.get("text")),
        includes,
        maps.getOrDefault("definitions", Map.of()),
        lossy ? CheckRequest.Channels.LOSSY : CheckRequest.Channels.BLOCKING,
        texts.getOrDefault("property", PlannedProperty.SAFETY),
        texts.get("kind"),
        texts.get("message"),
        transitions);
  }
}
