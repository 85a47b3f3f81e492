package dev.gyre.explore.http;

import java.util.Map;
import java.util.Optional;

/**
 * A request, read in full.
 *
 * @param parameters those of the address, each once
 */
record Call(String method, String path, Map<String, String> parameters, String body) {
  Call {
    parameters = Map.copyOf(parameters);
  }

  String required(String name) {
    return optional(name)
        .orElseThrow(() -> new IllegalArgumentException("the parameter '" + name + "' is missing"));
  }

  Optional<String> optional(String name) {
    return Optional.ofNullable(parameters.get(name)).filter(value -> !value.isEmpty());
  }

  /** A number that is not negative. */
  int number(String name) {
    return number(name, required(name));
  }

  static int number(String name, String text) {
    if (!text.matches("\\d{1,9}")) {
      throw new IllegalArgumentException("'" + name + "' must be a number, not '" + text + "'");
    }
    return Integer.parseInt(text);
  }

  boolean is(String wantedMethod, String wantedPath) {
    return method.equals(wantedMethod) && path.equals(wantedPath);
  }
}
