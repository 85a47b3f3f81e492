package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.gyre.emptiness.Lasso;
import dev.gyre.engine.report.Trail;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import dev.gyre.property.ViolationKind;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Channels;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads one trail; what it does not know it skips. */
final class TrailReader {
  private static final List<String> READABLE = List.of("gyre-trail/1", TrailJson.SCHEMA);

  private static final Set<String> MAPS = Set.of("includes", "definitions", SdlJson.FIELD);

  private final Map<String, String> texts = new LinkedHashMap<>();
  private final Map<String, Map<String, String>> maps = new LinkedHashMap<>();
  private final List<Long> transitions = new ArrayList<>();
  private final List<String> formulas = new ArrayList<>();
  private Optional<Integer> cycleStart = Optional.empty();

  /**
   * @throws IOException if this is no trail
   */
  Trail read(Reader in) throws IOException {
    try (JsonParser json = new JsonFactory().createParser(in)) {
      if (json.nextToken() != JsonToken.START_OBJECT) {
        throw new IOException("this is not a trail");
      }
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String field = json.currentName();
        readField(field, json.nextToken(), json);
      }
    }
    return trail();
  }

  private void readField(String field, JsonToken value, JsonParser json) throws IOException {
    if (field.equals("transitions") && value == JsonToken.START_ARRAY) {
      while (json.nextToken() != JsonToken.END_ARRAY) {
        transitions.add(transition(json));
      }
    } else if (field.equals("formulas") && value == JsonToken.START_ARRAY) {
      while (json.nextToken() != JsonToken.END_ARRAY) {
        formulas.add(json.getText());
      }
    } else if (field.equals("cycleStart") && value == JsonToken.VALUE_NUMBER_INT) {
      cycleStart = Optional.of(json.getIntValue());
    } else if (value == JsonToken.VALUE_STRING) {
      texts.put(field, json.getText());
    } else if (MAPS.contains(field)) {
      maps.put(field, strings(json));
    } else {
      json.skipChildren();
    }
  }

  /** A number in schema 1, a text since. */
  private static long transition(JsonParser json) throws IOException {
    if (json.currentToken() != JsonToken.VALUE_STRING) {
      return json.getLongValue();
    }
    try {
      return TransitionText.read(json.getText());
    } catch (IllegalArgumentException e) {
      throw new IOException("in the field 'transitions': " + e.getMessage());
    }
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

  private Trail trail() throws IOException {
    String schema = texts.getOrDefault("schema", "");
    if (!READABLE.contains(schema)) {
      throw new IOException(
          schema.startsWith("gyre-trail/")
              ? "a newer version of Gyre has written it (schema " + schema + ")"
              : "this is not a trail: the schema is none of " + READABLE);
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
        SdlJson.read(maps.getOrDefault(SdlJson.FIELD, Map.of())),
        formulas,
        lossy ? Channels.LOSSY : Channels.BLOCKING,
        texts.getOrDefault("property", Property.SAFETY),
        kind(),
        texts.get("message"),
        transitions,
        cycle());
  }

  private ViolationKind kind() throws IOException {
    String slug = texts.get("kind");
    return ViolationKind.ofSlug(slug)
        .orElseThrow(() -> new IOException("the field 'kind' cannot be '" + slug + "'"));
  }

  private Optional<Trail.Cycle> cycle() throws IOException {
    if (cycleStart.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Trail.Cycle(
            cycleStart.get(),
            constant(Fairness.class, "fairness", Fairness.NONE),
            constant(Lasso.Extent.class, "extent", Lasso.Extent.WHOLE)));
  }

  private <E extends Enum<E>> E constant(Class<E> type, String field, E otherwise)
      throws IOException {
    String text = texts.get(field);
    if (text == null) {
      return otherwise;
    }
    try {
      return Enum.valueOf(type, text.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw new IOException("the field '" + field + "' cannot be '" + text + "'");
    }
  }
}
