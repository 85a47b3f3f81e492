package dev.gyre.suite.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.gyre.suite.Answer;
import dev.gyre.suite.Outcome;
import dev.gyre.suite.Place;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Outcomes as fields of a JSON object, and back. */
public final class OutcomeJson {
  private OutcomeJson() {}

  /** Writes its fields into the object that is open. */
  public static void write(Outcome outcome, JsonGenerator json) throws IOException {
    json.writeStringField("verdict", outcome.answer().word());
    json.writeStringField("reason", outcome.reason().orElse(null));
    figures(outcome.figures(), json);
    json.writeArrayFieldStart("properties");
    for (Outcome.OfProperty property : outcome.properties()) {
      json.writeStartObject();
      json.writeStringField("name", property.name());
      json.writeStringField("inWords", property.inWords());
      json.writeStringField("verdict", property.answer().word());
      json.writeStringField("reason", property.reason().orElse(null));
      figures(property.figures(), json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("violations");
    for (Outcome.Violation violation : outcome.violations()) {
      json.writeStartObject();
      json.writeStringField("property", violation.property());
      json.writeStringField("kind", violation.kind());
      json.writeStringField("message", violation.message());
      place(violation.place(), json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("errors");
    for (Outcome.Finding error : outcome.errors()) {
      json.writeStartObject();
      json.writeStringField("code", error.code());
      json.writeStringField("message", error.message());
      place(error.place(), json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeStringField("fault", outcome.fault().orElse(null));
    json.writeArrayFieldStart("notes");
    for (String note : outcome.notes()) {
      json.writeString(note);
    }
    json.writeEndArray();
  }

  private static void figures(Outcome.Figures figures, JsonGenerator json) throws IOException {
    json.writeNumberField("states", figures.states());
    json.writeNumberField("transitions", figures.transitions());
    json.writeNumberField("depth", figures.depth());
    json.writeNumberField("seconds", Math.round(figures.seconds() * 1000) / 1000.0);
  }

  static void place(Place place, JsonGenerator json) throws IOException {
    json.writeStringField("file", place.file());
    json.writeNumberField("line", place.line());
    json.writeNumberField("column", place.column());
  }

  /**
   * The outcome that was written.
   *
   * @throws IOException if this is none
   */
  public static Outcome read(JsonObject json) throws IOException {
    List<Outcome.OfProperty> properties = json.objects("properties", OutcomeJson::property);
    List<Outcome.Violation> violations =
        json.objects(
            "violations",
            v ->
                new Outcome.Violation(
                    v.text("property"), v.text("kind"), v.text("message"), place(v)));
    List<Outcome.Finding> errors =
        json.objects(
            "errors", e -> new Outcome.Finding(e.text("code"), e.text("message"), place(e)));
    Optional<String> fault = json.optional("fault");
    return new Outcome(
        answer(json),
        json.optional("reason"),
        properties,
        violations,
        errors,
        figures(json),
        fault,
        json.texts("notes"));
  }

  private static Outcome.OfProperty property(JsonObject json) throws IOException {
    return new Outcome.OfProperty(
        json.text("name"),
        json.text("inWords"),
        answer(json),
        json.optional("reason"),
        figures(json));
  }

  private static Answer answer(JsonObject json) throws IOException {
    String word = json.text("verdict");
    return Answer.ofWord(word).orElseThrow(() -> new IOException("no verdict: " + word));
  }

  private static Outcome.Figures figures(JsonObject json) throws IOException {
    return new Outcome.Figures(
        json.number("states").longValue(),
        json.number("transitions").longValue(),
        json.number("depth").longValue(),
        json.number("seconds").doubleValue());
  }

  private static Place place(JsonObject json) throws IOException {
    return new Place(
        json.text("file"), json.number("line").intValue(), json.number("column").intValue());
  }
}
