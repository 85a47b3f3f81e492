package dev.gyre.sdl.form;

import java.util.List;
import java.util.Map;

/**
 * Who watches a system, and what he asks.
 *
 * @param subjects what can be seen; variables that are {@linkplain IfVariable#isSeen seen} name
 *     them by their numbers
 */
public record IfWatch(
    List<IfSubject> subjects, List<Observer> observers, List<IfProperty> properties) {
  /** Nobody watches. */
  public static final IfWatch NONE = new IfWatch(List.of(), List.of(), List.of());

  public IfWatch {
    subjects = List.copyOf(subjects);
    observers = List.copyOf(observers);
    properties = List.copyOf(properties);
  }

  /**
   * A process that moves in lock step with the system.
   *
   * @param process its states say what it means to be there
   * @param events which event each of its signals stands for, by the number of the signal
   * @param first the state it is in before the system moves
   */
  public record Observer(IfProcess process, Map<Integer, IfEvent> events, int first) {
    public Observer {
      events = Map.copyOf(events);
    }
  }
}
