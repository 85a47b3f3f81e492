package dev.gyre.ir;

import java.util.List;

/**
 * Events and the variables that say which of them the last step was. Nobody but the execution
 * writes these variables, and only in a system that is {@linkplain ProcessSystem#watched watched}.
 *
 * @param control who has kept control, by its number plus one, or 0: it decides whether the next
 *     transition belongs to the same step
 */
public record EventWatch(Variable control, List<Watched> events) {
  /** The names of these variables start like this, as no name in a model can. */
  public static final String PREFIX = "event(";

  public EventWatch {
    events = List.copyOf(events);
  }

  /**
   * An event.
   *
   * @param flag true after a step that is such an event
   */
  public record Watched(Variable flag, Event event) {}
}
