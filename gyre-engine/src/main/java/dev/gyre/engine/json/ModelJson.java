package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** A model to look at: its text, what is wrong with it, its properties and automata. */
public final class ModelJson {
  private ModelJson() {}

  /**
   * @param id names this version of the text
   */
  public static String of(String id, LoadedModel model) {
    return JsonOutput.object(
        json -> {
          json.writeStringField("id", id);
          json.writeStringField("name", model.file().name());
          json.writeStringField("text", model.file().text());
          json.writeArrayFieldStart("includes");
          for (SourceFile include : model.includes().values()) {
            json.writeStartObject();
            json.writeStringField("name", include.name());
            json.writeStringField("text", include.text());
            json.writeEndObject();
          }
          json.writeEndArray();
          diagnostics(model.diagnostics(), json);
          json.writeBooleanField("accepted", model.system().isPresent());
          if (model.system().isPresent()) {
            properties(model.system().get(), json);
            json.writeArrayFieldStart("automata");
            for (ProcessAutomaton automaton : model.system().get().automata()) {
              automaton(automaton, json);
            }
            json.writeEndArray();
          }
        });
  }

  /** What is wrong with a text. */
  public static String diagnostics(LoadedModel model) {
    return JsonOutput.object(json -> diagnostics(model.diagnostics(), json));
  }

  private static void diagnostics(List<Diagnostic> list, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("diagnostics");
    for (Diagnostic diagnostic : list) {
      DiagnosticJson.write(diagnostic, json);
    }
    json.writeEndArray();
  }

  /** What {@code --property} can name because it is written in the model. */
  private static void properties(ProcessSystem system, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("properties");
    for (LtlProperty property : system.properties()) {
      json.writeStartObject();
      json.writeStringField("name", property.name());
      json.writeStringField("text", property.span().visibleSite().text());
      SimulationJson.place(property.span().visibleSite(), json);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void automaton(ProcessAutomaton automaton, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeNumberField("index", automaton.index());
    json.writeStringField("name", automaton.name().replace(":", ""));
    json.writeStringField("kind", automaton.kind().word());
    json.writeNumberField("initial", automaton.initial());
    json.writeArrayFieldStart("locations");
    for (Location location : automaton.locations()) {
      location(location, automaton, json);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void location(Location location, ProcessAutomaton automaton, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    json.writeNumberField("index", location.index());
    json.writeNumberField("number", location.number());
    json.writeNumberField("line", location.span().visibleSite().line());
    json.writeArrayFieldStart("marks");
    for (Location.Mark mark : Location.Mark.values()) {
      if (location.marks().contains(mark)) {
        json.writeString(mark.name().toLowerCase(Locale.ROOT));
      }
    }
    json.writeEndArray();
    json.writeArrayFieldStart("labels");
    for (ProcessAutomaton.Label label : automaton.labels()) {
      if (label.location() == location.index()) {
        json.writeString(label.name());
      }
    }
    json.writeEndArray();
    json.writeArrayFieldStart("edges");
    for (Edge edge : location.edges()) {
      json.writeStartObject();
      json.writeNumberField("id", edge.id());
      json.writeNumberField("target", edge.target());
      json.writeStringField("text", edge.text());
      json.writeNumberField("line", edge.span().visibleSite().line());
      json.writeBooleanField("atomic", edge.control() == Edge.Control.KEEP);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
