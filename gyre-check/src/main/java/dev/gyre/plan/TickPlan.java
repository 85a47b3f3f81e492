package dev.gyre.plan;

import java.util.Set;

/**
 * How time passes in the searches of a plan.
 *
 * @param ticks for all properties but those named
 * @param single the properties for which time passes by single units: they look at the values of
 *     timers, or count steps
 */
public record TickPlan(Ticks ticks, Set<String> single) {
  public TickPlan {
    single = Set.copyOf(single);
  }

  /** How time passes in the searches for a property. */
  public Ticks of(String property) {
    return single.contains(property) ? Ticks.SINGLE : ticks;
  }
}
