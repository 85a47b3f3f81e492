package dev.gyre.tck.sdl;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What one process instance is in. Two that are equal cannot be told apart. */
final class ReferenceInstance {
  /** The state before the start transition. */
  static final String START = "<start>";

  final String state;
  final Map<String, Long> variables;
  final List<Signal> queue;

  /** How long each timer that runs has still to go; the signal of one with 0 may come now. */
  final Map<String, Long> timers;

  /** A signal in a queue. */
  record Signal(String name, long sender, List<Long> arguments, Origin origin) {}

  /** Where a signal comes from: only those from inside need room. */
  enum Origin {
    INSIDE,
    OUTSIDE
  }

  /** How many signals from inside are in the queue. */
  long filled() {
    return queue.stream().filter(signal -> signal.origin() == Origin.INSIDE).count();
  }

  ReferenceInstance(
      String state, Map<String, Long> variables, List<Signal> queue, Map<String, Long> timers) {
    this.state = state;
    this.variables = variables;
    this.queue = queue;
    this.timers = timers;
  }

  ReferenceInstance copy() {
    return in(state);
  }

  ReferenceInstance in(String next) {
    return new ReferenceInstance(
        next, new TreeMap<>(variables), new ArrayList<>(queue), new TreeMap<>(timers));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ReferenceInstance that
        && state.equals(that.state)
        && variables.equals(that.variables)
        && queue.equals(that.queue)
        && timers.equals(that.timers);
  }

  @Override
  public int hashCode() {
    return ((state.hashCode() * 31 + variables.hashCode()) * 31 + queue.hashCode()) * 31
        + timers.hashCode();
  }

  @Override
  public String toString() {
    return state + variables + queue + timers;
  }
}
