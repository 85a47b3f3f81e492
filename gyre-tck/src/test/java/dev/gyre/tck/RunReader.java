package dev.gyre.tck;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Makes whole states of those of {@code gyre-run/2}, as {@code schema/README.md} tells. */
final class RunReader {
  private static final Pattern PROCESS = Pattern.compile("\\w+:\\d+");

  private RunReader() {}

  static List<JsonNode> states(JsonNode run) {
    List<JsonNode> states = new ArrayList<>();
    for (JsonNode entry : run.required("states")) {
      if (entry.has("values")) {
        states.add(entry);
        continue;
      }
      ObjectNode state = states.get(states.size() - 1).deepCopy();
      replace((ArrayNode) state.required("values"), entry.required("changedValues"));
      replace((ArrayNode) state.required("processes"), entry.required("changedProcesses"));
      states.add(state);
    }
    return states;
  }

  private static void replace(ArrayNode list, JsonNode changes) {
    for (JsonNode change : changes) {
      ObjectNode item = (ObjectNode) list.required(change.required("index").intValue());
      change
          .properties()
          .forEach(
              field -> {
                if (!field.getKey().equals("index")) {
                  item.set(field.getKey(), field.getValue());
                }
              });
    }
  }

  /** The value of each variable, named with its owner. */
  static Map<String, String> values(JsonNode state) {
    Map<String, String> values = new TreeMap<>();
    for (JsonNode value : state.required("values")) {
      values.put(
          key(value.required("owner"), value.required("name")),
          value.required("value").textValue());
    }
    return values;
  }

  /** Where a process of SDL stands, which is no variable. */
  private static boolean isPlace(JsonNode change) {
    return change.required("variable").textValue().equals("state");
  }

  /** What is wrong: a step says that a variable has changed, and the states around it do not. */
  static Optional<String> contradiction(JsonNode run) {
    List<JsonNode> states = states(run);
    JsonNode steps = run.required("trace");
    for (int i = 0; i < steps.size(); i++) {
      Map<String, String> before = values(states.get(i));
      Map<String, String> after = values(states.get(i + 1));
      for (JsonNode change : steps.get(i).required("changes")) {
        if (PROCESS.matcher(change.required("variable").textValue()).matches()) {
          continue; // it has begun or ended
        }
        String key = key(change.required("process"), change.required("variable"));
        if (isPlace(change) && !before.containsKey(key) && !after.containsKey(key)) {
          continue; // only steps tell in which state of SDL a process is
        }
        boolean isTold =
            change.required("after").textValue().equals(after.getOrDefault(key, "-"))
                && change.required("before").textValue().equals(before.getOrDefault(key, "-"));
        if (!isTold) {
          return Optional.of(
              "step "
                  + (i + 1)
                  + ": "
                  + change
                  + " but "
                  + before.get(key)
                  + ", "
                  + after.get(key));
        }
        after.remove(key);
        before.remove(key);
      }
      if (before.keySet().equals(after.keySet()) && !before.equals(after)) {
        return Optional.of("step " + (i + 1) + " does not tell of " + before + " to " + after);
      }
    }
    return Optional.empty();
  }

  private static String key(JsonNode owner, JsonNode name) {
    return owner.asText("") + "\0" + name.textValue();
  }
}
