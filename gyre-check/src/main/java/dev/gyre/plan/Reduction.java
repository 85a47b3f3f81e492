package dev.gyre.plan;

import dev.gyre.property.Property;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A way to make the search smaller, and whether it is used.
 *
 * @param reason why it is used or not
 */
public record Reduction(String name, State state, String reason) {
  /** Whether it is used. */
  public enum State {
    ON,
    OFF
  }

  /**
   * The same with the properties for which it is not used nevertheless; off if that is all of them.
   *
   * @param refused why it is not used, by the name of the property
   */
  Reduction except(Map<String, String> refused, List<Property> properties) {
    Map<String, List<String>> exceptions = new LinkedHashMap<>();
    List<String> names =
        properties.stream().map(Property::name).filter(refused::containsKey).toList();
    for (String property : names) {
      exceptions.computeIfAbsent(refused.get(property), why -> new ArrayList<>()).add(property);
    }
    boolean isUsed = names.size() < properties.size();
    if (!isUsed && exceptions.size() == 1) {
      return new Reduction(name, State.OFF, exceptions.keySet().iterator().next());
    }
    StringBuilder all = new StringBuilder(reason);
    exceptions.forEach(
        (why, of) ->
            all.append("; not for ").append(String.join(", ", of)).append(": ").append(why));
    return new Reduction(name, isUsed ? state : State.OFF, all.toString());
  }
}
