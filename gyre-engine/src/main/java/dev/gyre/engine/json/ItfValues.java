package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.engine.trace.StateView;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The values of a state as trees: {@code node[2].ack} is the field {@code ack} of the third element
 * of a list. Written the way ITF wants them: integers as {@code #bigint}, messages as {@code #tup},
 * the messages of a channel as a list of those.
 */
final class ItfValues {
  private static final Pattern PART = Pattern.compile("\\[(\\d+)]|\\.?([^\\[\\].]+)");
  private static final Pattern INTEGER = Pattern.compile("-?\\d+");

  /** A value, or elements by their index, or fields by their name; only one of these. */
  private static final class Node {
    private final Map<Integer, Node> elements = new TreeMap<>();
    private final Map<String, Node> fields = new LinkedHashMap<>();
    private String text = "";
  }

  private final Node root = new Node();

  ItfValues(List<StateView.Value> values) {
    for (StateView.Value value : values) {
      Node node = root;
      Matcher part = PART.matcher(value.name());
      while (part.find()) {
        node =
            part.group(1) == null
                ? node.fields.computeIfAbsent(part.group(2), name -> new Node())
                : node.elements.computeIfAbsent(
                    Integer.valueOf(part.group(1)), index -> new Node());
      }
      node.text = value.text();
    }
  }

  /** Writes the variables as fields of the object that is open. */
  void writeFields(JsonGenerator json) throws IOException {
    for (Map.Entry<String, Node> field : root.fields.entrySet()) {
      json.writeFieldName(field.getKey());
      write(field.getValue(), json);
    }
  }

  private static void write(Node node, JsonGenerator json) throws IOException {
    if (!node.elements.isEmpty()) {
      json.writeStartArray();
      for (Node element : node.elements.values()) {
        write(element, json);
      }
      json.writeEndArray();
    } else if (!node.fields.isEmpty()) {
      json.writeStartObject();
      for (Map.Entry<String, Node> field : node.fields.entrySet()) {
        json.writeFieldName(field.getKey());
        write(field.getValue(), json);
      }
      json.writeEndObject();
    } else if (node.text.startsWith("[")) {
      messages(node.text.substring(1, node.text.length() - 1), json);
    } else {
      scalar(node.text, json);
    }
  }

  /** The content of a channel, as {@link StateView} writes it: {@code 1,ack; 2,nak}. */
  private static void messages(String content, JsonGenerator json) throws IOException {
    json.writeStartArray();
    for (String message : content.isEmpty() ? new String[0] : content.split("; ")) {
      json.writeStartObject();
      json.writeArrayFieldStart("#tup");
      for (String field : message.split(",")) {
        scalar(field, json);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  static void scalar(String text, JsonGenerator json) throws IOException {
    if (text.equals("true") || text.equals("false")) {
      json.writeBoolean(text.equals("true"));
    } else if (INTEGER.matcher(text).matches()) {
      json.writeStartObject();
      json.writeStringField("#bigint", text);
      json.writeEndObject();
    } else {
      json.writeString(text);
    }
  }
}
