package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Reads traces in the Informal Trace Format, strictly: every state has all variables and no others,
 * and every value is of a form that the format knows. Written from its description, and shares
 * nothing with what writes them.
 */
final class ItfReader {
  private static final Set<String> FORMS =
      Set.of("#bigint", "#tup", "#set", "#map", "#unserializable");

  /** A trace; {@code loop} is -1 for a finite one. */
  record Read(List<String> variables, List<JsonNode> states, int loop) {}

  private static final Pattern INTEGER = Pattern.compile("-?\\d+");

  private ItfReader() {}

  static Read read(Path file) throws IOException {
    JsonNode root = new ObjectMapper().readTree(file.toFile());
    List<String> variables = new ArrayList<>();
    root.required("vars").forEach(name -> variables.add(name.textValue()));
    assertThat(variables).doesNotHaveDuplicates().doesNotContainNull();
    List<JsonNode> states = new ArrayList<>();
    for (JsonNode state : root.required("states")) {
      Set<String> names = new TreeSet<>();
      state.fieldNames().forEachRemaining(names::add);
      assertThat(state.required("#meta").required("index").intValue()).isEqualTo(states.size());
      names.remove("#meta");
      assertThat(names).containsExactlyInAnyOrderElementsOf(variables);
      names.forEach(name -> value(state.get(name)));
      states.add(state);
    }
    assertThat(states).isNotEmpty();
    int loop = root.has("loop") ? root.get("loop").intValue() : -1;
    assertThat(loop).isBetween(-1, states.size() - 1);
    return new Read(variables, states, loop);
  }

  private static void value(JsonNode value) {
    if (value.isArray()) {
      value.forEach(ItfReader::value);
    } else if (value.isObject()) {
      object(value);
    } else {
      require(value.isBoolean() || value.isTextual() || value.canConvertToExactIntegral(), value);
    }
  }

  /** A long run has millions of values, too many for assertions that are objects themselves. */
  private static void require(boolean isRight, JsonNode value) {
    if (!isRight) {
      throw new AssertionError("no value of ITF: " + value);
    }
  }

  private static void object(JsonNode value) {
    List<String> names = new ArrayList<>();
    value.fieldNames().forEachRemaining(names::add);
    boolean isSpecial = names.stream().anyMatch(name -> name.startsWith("#"));
    if (!isSpecial) {
      names.forEach(name -> value(value.get(name)));
      return;
    }
    require(names.size() == 1 && FORMS.contains(names.get(0)), value);
    JsonNode content = value.get(names.get(0));
    switch (names.get(0)) {
      case "#bigint" ->
          require(content.isTextual() && INTEGER.matcher(content.textValue()).matches(), value);
      case "#map" ->
          content.forEach(
              pair -> {
                require(pair.size() == 2, value);
                pair.forEach(ItfReader::value);
              });
      case "#unserializable" -> require(content.isTextual(), value);
      default -> content.forEach(ItfReader::value);
    }
  }
}
