package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.engine.Simulation;
import dev.gyre.engine.trace.Blocked;
import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.Trace;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.Fault;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The present state of a simulation: all that somebody who watches it wants to see. */
public final class SimulationJson {
  private SimulationJson() {}

  /**
   * @param last the step that led here; empty at the start
   */
  public static String of(Simulation simulation, Optional<Simulation.Made> last) {
    return JsonOutput.object(
        json -> {
          write(simulation, json);
          if (last.isPresent()) {
            json.writeObjectFieldStart("last");
            PathJson.made(last.get(), json);
            json.writeEndObject();
          }
        });
  }

  private static void write(Simulation simulation, JsonGenerator json) throws IOException {
    Trace.EndState state = simulation.state();
    StateView view = simulation.view();
    json.writeNumberField("depth", simulation.depth());
    values(state.values(), json);
    json.writeArrayFieldStart("processes");
    for (Trace.Position position : state.positions()) {
      process(position, view, json);
    }
    json.writeEndArray();
    channels(view.queues(), json);
    List<Simulation.Choice> choices = simulation.choices();
    json.writeArrayFieldStart("choices");
    for (Simulation.Choice choice : choices) {
      choice(choice, json);
    }
    json.writeEndArray();
    blocked(simulation.blocked(), json);
    List<Fault> faults = new ArrayList<>(simulation.faults());
    faults.addAll(simulation.brokenPromises());
    faults(faults, json);
    json.writeBooleanField("validEnd", simulation.isValidEnd());
  }

  private static void values(List<StateView.Value> values, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("values");
    for (StateView.Value value : values) {
      json.writeStartObject();
      json.writeStringField("owner", value.owner().orElse(null));
      json.writeStringField("name", value.name());
      json.writeStringField("value", value.text());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void process(Trace.Position position, StateView view, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("name", position.name());
    json.writeNumberField("pid", position.pid());
    json.writeNumberField("automaton", view.automaton(position.pid()).index());
    json.writeNumberField("location", view.location(position.pid()).index());
    place(position.span().visibleSite(), json);
    json.writeBooleanField("mayRest", position.rest() == StateView.Rest.ALLOWED);
    json.writeBooleanField("canMove", position.mobility() == Trace.Mobility.ENABLED);
    json.writeArrayFieldStart("statements");
    for (String statement : position.statements()) {
      json.writeString(statement);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /** Where something is written: lines count from 1, offsets are characters from 0. */
  static void place(SourceSpan site, JsonGenerator json) throws IOException {
    json.writeStringField("file", site.file().name());
    json.writeNumberField("line", site.line());
    json.writeNumberField("start", site.start());
    json.writeNumberField("end", site.end());
  }

  private static void channels(List<StateView.Queue> queues, JsonGenerator json)
      throws IOException {
    json.writeArrayFieldStart("channels");
    for (StateView.Queue queue : queues) {
      json.writeStartObject();
      json.writeStringField("name", queue.name());
      json.writeNumberField("capacity", queue.capacity());
      json.writeArrayFieldStart("messages");
      for (String message : queue.messages()) {
        json.writeString(message);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void choice(Simulation.Choice choice, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("transition", TransitionText.write(choice.transition()));
    TraceJson.action(choice.actor(), json);
    if (choice.partner().isPresent()) {
      json.writeObjectFieldStart("partner");
      TraceJson.action(choice.partner().get(), json);
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private static void blocked(List<Blocked.Statement> statements, JsonGenerator json)
      throws IOException {
    json.writeArrayFieldStart("blocked");
    for (Blocked.Statement statement : statements) {
      json.writeStartObject();
      TraceJson.action(statement.action(), json);
      json.writeStringField("reason", statement.reason());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  static void faults(List<Fault> faults, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("faults");
    for (Fault fault : faults) {
      json.writeStartObject();
      json.writeStringField("kind", fault.kind().slug());
      json.writeStringField("message", fault.message());
      json.writeNumberField("pid", fault.process());
      place(fault.span().visibleSite(), json);
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
