package dev.gyre.tck.resume;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What a report says that an interruption may not change. */
record Figures(List<String> verdicts, List<String> violations, List<Long> states, List<Long> rest) {
  static Figures of(String json) throws IOException {
    JsonNode report = new ObjectMapper().readTree(json);
    List<String> verdicts = new ArrayList<>(List.of(report.get("verdict").asText()));
    List<Long> states = new ArrayList<>();
    List<Long> rest = new ArrayList<>();
    for (JsonNode property : report.get("properties")) {
      verdicts.add(property.get("name").asText() + " " + property.get("verdict").asText());
      states.add(property.get("states").asLong());
      rest.add(property.get("transitions").asLong());
      rest.add(property.get("depth").asLong());
    }
    List<String> violations = new ArrayList<>();
    for (JsonNode violation : report.get("violations")) {
      violations.add(
          violation.get("kind").asText()
              + " at line "
              + violation.get("line").asInt()
              + " after "
              + violation.get("trace").size());
    }
    return new Figures(verdicts, violations.stream().sorted().toList(), states, rest);
  }

  /** The same, or all of it that is no matter of chance. */
  Figures as(LongQuestion.Compared compared) {
    return switch (compared) {
      case FIGURES -> this;
      case STATES -> new Figures(verdicts, violations, states, List.of());
      case VERDICT -> new Figures(verdicts, List.of(), List.of(), List.of());
    };
  }
}
