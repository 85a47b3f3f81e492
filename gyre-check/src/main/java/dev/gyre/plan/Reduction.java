package dev.gyre.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A way to make the search smaller, and whether it is used.
 *
 * @param reason why it is used or not
 */
public record Reduction(ReductionKind kind, State state, String reason) {
  /** Whether it is used. */
  public enum State {
    ON,
    OFF
  }

  static Reduction on(ReductionKind kind, String reason) {
    return new Reduction(kind, State.ON, reason);
  }

  static Reduction off(ReductionKind kind, String reason) {
    return new Reduction(kind, State.OFF, reason);
  }

  public String name() {
    return kind.words();
  }

  public boolean isOn() {
    return state == State.ON;
  }

  /** What is said of all properties together: on if it is used for one of them. */
  static Reduction together(ReductionKind kind, List<PropertyPlan> plans) {
    List<Reduction> used =
        plans.stream().map(p -> p.reduction(kind)).filter(Reduction::isOn).toList();
    Map<String, List<String>> exceptions = new LinkedHashMap<>();
    for (PropertyPlan plan : plans) {
      Reduction own = plan.reduction(kind);
      if (!own.isOn()) {
        exceptions
            .computeIfAbsent(own.reason(), why -> new ArrayList<>())
            .add(plan.property().name());
      }
    }
    if (used.isEmpty() && exceptions.size() == 1) {
      return off(kind, exceptions.keySet().iterator().next());
    }
    List<String> parts = new ArrayList<>();
    used.stream().map(Reduction::reason).distinct().forEach(parts::add);
    plans.forEach(plan -> plan.remark(kind).ifPresent(parts::add));
    exceptions.forEach((why, of) -> parts.add("not for " + String.join(", ", of) + ": " + why));
    return new Reduction(kind, used.isEmpty() ? State.OFF : State.ON, String.join("; ", parts));
  }
}
