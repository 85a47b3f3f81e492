package dev.gyre.suite.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A JSON object that was read; fields are asked for by name and type. */
public final class JsonObject {
  private final Map<String, Object> fields;

  private JsonObject(Map<String, Object> fields) {
    this.fields = fields;
  }

  /** Makes something of an object. */
  public interface Reading<T> {
    T read(JsonObject object) throws IOException;
  }

  /**
   * @throws IOException if this is no JSON object
   */
  public static JsonObject read(Reader in) throws IOException {
    try (JsonParser json = new JsonFactory().createParser(in)) {
      json.nextToken();
      if (value(json) instanceof JsonObject object) {
        return object;
      }
      throw new IOException("this is no JSON object");
    }
  }

  private static Object value(JsonParser json) throws IOException {
    JsonToken token = json.currentToken();
    if (token == JsonToken.START_OBJECT) {
      Map<String, Object> fields = new LinkedHashMap<>();
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String name = json.currentName();
        json.nextToken();
        fields.put(name, value(json));
      }
      return new JsonObject(fields);
    }
    if (token == JsonToken.START_ARRAY) {
      List<Object> elements = new ArrayList<>();
      while (json.nextToken() != JsonToken.END_ARRAY) {
        elements.add(value(json));
      }
      return elements;
    }
    if (token == JsonToken.VALUE_NUMBER_INT) {
      return json.getLongValue();
    }
    if (token == JsonToken.VALUE_NUMBER_FLOAT) {
      return json.getDoubleValue();
    }
    return token == JsonToken.VALUE_STRING ? json.getText() : Optional.empty();
  }

  public String text(String field) throws IOException {
    return as(String.class, field);
  }

  public Number number(String field) throws IOException {
    return as(Number.class, field);
  }

  /** A text, or nothing where it is null or missing. */
  public Optional<String> optional(String field) {
    return fields.get(field) instanceof String text ? Optional.of(text) : Optional.empty();
  }

  public List<String> texts(String field) throws IOException {
    List<String> texts = new ArrayList<>();
    for (Object element : as(List.class, field)) {
      texts.add(String.valueOf(element));
    }
    return texts;
  }

  public <T> List<T> objects(String field, Reading<T> reading) throws IOException {
    List<T> results = new ArrayList<>();
    for (Object element : as(List.class, field)) {
      if (!(element instanceof JsonObject object)) {
        throw new IOException("the field '" + field + "' has no objects");
      }
      results.add(reading.read(object));
    }
    return results;
  }

  private <T> T as(Class<T> type, String field) throws IOException {
    Object value = fields.get(field);
    if (!type.isInstance(value)) {
      throw new IOException("the field '" + field + "' is missing or of another type");
    }
    return type.cast(value);
  }
}
