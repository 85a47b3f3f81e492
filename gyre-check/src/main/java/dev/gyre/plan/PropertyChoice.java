package dev.gyre.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** Decides which properties of a model are checked: all that can be, or those that were named. */
final class PropertyChoice {
  private PropertyChoice() {}

  /**
   * @throws RefusedException if a name is unknown, or names something that cannot be checked
   */
  static List<PlannedProperty> of(List<String> wanted, ModelTraits traits) throws RefusedException {
    Map<String, PlannedProperty> known = new LinkedHashMap<>();
    known.put(PlannedProperty.SAFETY, PlannedProperty.safety());
    for (ModelTraits.Claim claim : traits.claims()) {
      known.put(claim.name(), PlannedProperty.never(claim));
    }
    if (wanted.isEmpty()) {
      return List.copyOf(known.values());
    }
    List<PlannedProperty> chosen = new ArrayList<>();
    for (String name : new LinkedHashSet<>(wanted)) {
      if (traits.properties().contains(name)) {
        throw new RefusedException("--property " + name + " is not available yet: it is LTL");
      }
      if (!known.containsKey(name)) {
        throw new RefusedException(
            "--property "
                + name
                + ": there is no such property; the model has "
                + String.join(", ", names(known, traits)));
      }
      chosen.add(known.get(name));
    }
    return chosen;
  }

  private static List<String> names(Map<String, PlannedProperty> known, ModelTraits traits) {
    List<String> names = new ArrayList<>(known.keySet());
    names.addAll(traits.properties());
    return names;
  }
}
