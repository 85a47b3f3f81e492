package dev.gyre.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.engine.Simulation;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.trace.PrintedText;
import dev.gyre.system.Channels;
import dev.gyre.system.Transitions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Ways through a model from its initial state, as the steps of its processes alone. */
public final class PathJson {
  private PathJson() {}

  /** The steps of a simulation, with what they printed and what went wrong in them. */
  public static String steps(List<Simulation.Made> made) {
    return JsonOutput.object(
        json -> {
          json.writeArrayFieldStart("steps");
          for (Simulation.Made step : made) {
            json.writeStartObject();
            made(step, json);
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }

  static void made(Simulation.Made made, JsonGenerator json) throws IOException {
    json.writeFieldName("step");
    TraceJson.step(made.step(), json);
    json.writeArrayFieldStart("output");
    for (PrintedText.Output output : made.output()) {
      json.writeString(output.text());
    }
    json.writeEndArray();
    SimulationJson.faults(made.faults(), json);
  }

  /** Where a run by chance has led, and why it stopped. */
  public static String walk(List<Long> path, String reason) {
    return JsonOutput.object(
        json -> {
          texts("path", path, json);
          json.writeStringField("reason", reason);
        });
  }

  /**
   * A violation as a way through the model.
   *
   * @param model which model it is a run of
   */
  public static String violation(String model, Channels channels, FoundViolation violation) {
    return JsonOutput.object(
        json -> {
          json.writeStringField("model", model);
          json.writeStringField("channels", channels.name().toLowerCase(Locale.ROOT));
          json.writeStringField("property", violation.property());
          json.writeStringField("kind", violation.kind().slug());
          json.writeStringField("message", violation.message());
          json.writeNumberField("line", violation.line());
          List<Long> all = violation.trace().transitions();
          texts("path", ofSystem(all), json);
          if (violation.trace().cycleStart().isPresent()) {
            int before = violation.trace().cycleStart().get() - 1;
            json.writeNumberField("cycleStart", ofSystem(all.subList(0, before)).size() + 1);
          }
          EvidenceJson.write(violation.evidence(), new LongArray(json, () -> false), json);
        });
  }

  /**
   * A violation to choose.
   *
   * @param model which model it is a run of
   */
  public record Listed(int number, String model, String property, String message, int steps) {
    public static Listed of(int number, String model, FoundViolation violation) {
      return new Listed(
          number,
          model,
          violation.property(),
          violation.message(),
          ofSystem(violation.trace().transitions()).size());
    }
  }

  /** Violations in a few words each. */
  public static String list(List<Listed> all) {
    return JsonOutput.object(
        json -> {
          json.writeArrayFieldStart("runs");
          for (Listed listed : all) {
            json.writeStartObject();
            json.writeNumberField("number", listed.number());
            json.writeStringField("model", listed.model());
            json.writeStringField("property", listed.property());
            json.writeStringField("message", listed.message());
            json.writeNumberField("steps", listed.steps());
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }

  /** Without what claims do, and without the time that passes when nothing can happen any more. */
  public static List<Long> ofSystem(List<Long> transitions) {
    List<Long> path = new ArrayList<>();
    for (long transition : transitions) {
      boolean isTick = Transitions.isTick(transition);
      boolean isRest =
          isTick
              ? Transitions.units(transition) == 0
              : Transitions.process(transition) == Transitions.OBSERVER;
      if (!isRest) {
        path.add(Transitions.ofSystem(transition));
      }
    }
    return path;
  }

  static void texts(String field, List<Long> path, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart(field);
    for (long transition : path) {
      json.writeString(TransitionText.write(transition));
    }
    json.writeEndArray();
  }
}
