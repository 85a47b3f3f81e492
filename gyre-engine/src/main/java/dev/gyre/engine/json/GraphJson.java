package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import dev.gyre.engine.graph.Extent;
import dev.gyre.engine.graph.GraphExport;
import dev.gyre.engine.graph.GraphNode;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;

/** A state graph, schema {@value #SCHEMA}: a line for each state, so that it can be streamed. */
public final class GraphJson {
  public static final String SCHEMA = "gyre-graph/1";

  private GraphJson() {}

  /**
   * Writes the object and a line end; {@code out} is flushed but stays open.
   *
   * @param name that of the model
   */
  public static Extent write(String name, GraphExport graph, Writer out) throws IOException {
    JsonFactory factory =
        JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
    try (JsonGenerator json = factory.createGenerator(out)) {
      json.writeStartObject();
      Heading.write(SCHEMA, json);
      json.writeStringField("model", name);
      if (graph.error().isPresent()) {
        json.writeStringField("error", graph.error().get());
      }
      json.writeArrayFieldStart("states");
      Extent extent = graph.walk(node -> write(node, json));
      json.writeEndArray();
      json.writeObjectFieldStart("size");
      json.writeNumberField("states", extent.states());
      json.writeNumberField("steps", extent.steps());
      json.writeNumberField("deadlocks", extent.deadlocks());
      json.writeNumberField("faulty", extent.faulty());
      json.writeNumberField("stepsLeftOut", extent.stepsLeftOut());
      json.writeEndObject();
      json.writeEndObject();
      json.writeRaw('\n');
      return extent;
    }
  }

  private static void write(GraphNode node, JsonGenerator json) throws IOException {
    json.writeRaw('\n');
    json.writeStartObject();
    json.writeNumberField("id", node.number());
    json.writeArrayFieldStart("traits");
    for (GraphNode.Trait trait : GraphNode.Trait.values()) {
      if (node.is(trait)) {
        json.writeString(trait.name().toLowerCase(Locale.ROOT).replace('_', '-'));
      }
    }
    json.writeEndArray();
    RunJson.values(node.values(), json);
    json.writeArrayFieldStart("processes");
    for (GraphNode.Position position : node.positions()) {
      json.writeStartObject();
      json.writeStringField("name", position.process());
      json.writeNumberField("line", position.line());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("faults");
    for (String fault : node.faults()) {
      json.writeString(fault);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("steps");
    for (GraphNode.Arc arc : node.arcs()) {
      json.writeStartObject();
      json.writeNumberField("to", arc.target());
      json.writeStringField("label", arc.label());
      json.writeBooleanField("onErrorPath", arc.mark() == GraphNode.Mark.ERROR_PATH);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
