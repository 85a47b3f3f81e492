package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;

/** The automata of a model, schema {@value #SCHEMA}. */
public final class AutomataJson {
  public static final String SCHEMA = "gyre-automata/1";

  private AutomataJson() {}

  /**
   * Writes the object and a line end; {@code out} is flushed but stays open.
   *
   * @param name that of the model
   */
  public static void write(String name, ProcessSystem system, Writer out) throws IOException {
    JsonFactory factory =
        JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
    try (JsonGenerator json = factory.createGenerator(out)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      Heading.write(SCHEMA, json);
      json.writeStringField("model", name);
      json.writeArrayFieldStart("automata");
      for (ProcessAutomaton automaton : system.automata()) {
        write(automaton, json);
      }
      json.writeEndArray();
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }

  private static void write(ProcessAutomaton automaton, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", automaton.name().replace(":", ""));
    json.writeStringField("kind", automaton.kind().word());
    json.writeNumberField("initial", automaton.initial());
    json.writeArrayFieldStart("locations");
    for (Location location : automaton.locations()) {
      json.writeStartObject();
      json.writeNumberField("id", location.index());
      json.writeNumberField("number", location.number());
      json.writeNumberField("line", location.span().visibleSite().line());
      json.writeArrayFieldStart("marks");
      for (Location.Mark mark : Location.Mark.values()) {
        if (location.marks().contains(mark)) {
          json.writeString(mark.name().toLowerCase(Locale.ROOT));
        }
      }
      json.writeEndArray();
      labels(automaton, location, json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("edges");
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        write(edge, json);
      }
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void labels(ProcessAutomaton automaton, Location location, JsonGenerator json)
      throws IOException {
    json.writeArrayFieldStart("labels");
    for (ProcessAutomaton.Label label : automaton.labels()) {
      if (label.location() == location.index()) {
        json.writeString(label.name());
      }
    }
    json.writeEndArray();
  }

  /** A process that has ended is nowhere, so the target is null. */
  private static void write(Edge edge, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeNumberField("from", edge.source());
    if (edge.target() == Edge.NO_LOCATION) {
      json.writeNullField("to");
    } else {
      json.writeNumberField("to", edge.target());
    }
    json.writeStringField("statement", edge.text());
    json.writeNumberField("line", edge.span().visibleSite().line());
    json.writeBooleanField("atomic", edge.control() == Edge.Control.KEEP);
    json.writeEndObject();
  }
}
