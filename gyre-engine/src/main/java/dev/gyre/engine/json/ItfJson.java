package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.Trace;
import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A trace in the Informal Trace Format (ITF, ADR 015 of Apalache), which the trace viewers of other
 * tools read. The variables are the globals of the model, and {@code $processes}: a map from
 * process numbers to records with the type, the line where the process stands, and its variables.
 */
public final class ItfJson {
  private static final String FORMAT = "https://apalache-mc.org/docs/adr/015adr-trace.html";

  private static final String PROCESSES = "$processes";
  private static final Pattern VARIABLE = Pattern.compile("[^\\[.]+");

  private ItfJson() {}

  /** Writes the object and a line end; {@code out} is flushed but stays open. */
  public static void write(Trail trail, TrailReplay.Replayed run, Writer out) throws IOException {
    JsonFactory factory =
        JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
    try (JsonGenerator json = factory.createGenerator(out)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      meta(trail.file().name(), run.violation(), json);
      json.writeArrayFieldStart("vars");
      for (String variable : variables(run.states())) {
        json.writeString(variable);
      }
      json.writeEndArray();
      json.writeArrayFieldStart("states");
      for (int i = 0; i < run.states().size(); i++) {
        state(i, run, json);
      }
      json.writeEndArray();
      Optional<Integer> cycle = run.violation().trace().cycleStart();
      if (cycle.isPresent()) {
        // The state before the first step of the cycle is the one that comes again.
        json.writeNumberField("loop", cycle.get() - 1);
      }
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }

  private static void meta(String model, FoundViolation violation, JsonGenerator json)
      throws IOException {
    json.writeObjectFieldStart("#meta");
    json.writeStringField("format", "ITF");
    json.writeStringField("format-description", FORMAT);
    json.writeStringField("source", model);
    json.writeStringField("status", "violation");
    json.writeStringField("description", violation.property() + ": " + violation.message());
    json.writeEndObject();
  }

  private static Set<String> variables(List<Trace.EndState> states) {
    Set<String> names = new LinkedHashSet<>();
    for (StateView.Value value : states.get(0).values()) {
      Matcher variable = VARIABLE.matcher(value.name());
      if (value.owner().isEmpty() && variable.lookingAt()) {
        names.add(variable.group());
      }
    }
    names.add(PROCESSES);
    return names;
  }

  private static void state(int index, TrailReplay.Replayed run, JsonGenerator json)
      throws IOException {
    Trace.EndState state = run.states().get(index);
    json.writeStartObject();
    json.writeObjectFieldStart("#meta");
    json.writeNumberField("index", index);
    if (index > 0) {
      Trace.Step step = run.violation().trace().steps().get(index - 1);
      json.writeStringField("action", step.actor().name() + ": " + step.actor().text());
      json.writeNumberField("line", step.actor().line());
    }
    json.writeEndObject();
    new ItfValues(state.values().stream().filter(v -> v.owner().isEmpty()).toList())
        .writeFields(json);
    json.writeObjectFieldStart(PROCESSES);
    json.writeArrayFieldStart("#map");
    for (Trace.Position position : state.positions()) {
      process(position, state, json);
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void process(Trace.Position position, Trace.EndState state, JsonGenerator json)
      throws IOException {
    json.writeStartArray();
    ItfValues.scalar(Integer.toString(position.pid()), json);
    json.writeStartObject();
    json.writeStringField("$type", position.process());
    json.writeFieldName("$line");
    ItfValues.scalar(Integer.toString(position.line()), json);
    List<StateView.Value> own =
        state.values().stream()
            .filter(value -> value.owner().equals(Optional.of(position.name())))
            .toList();
    new ItfValues(own).writeFields(json);
    json.writeEndObject();
    json.writeEndArray();
  }
}
