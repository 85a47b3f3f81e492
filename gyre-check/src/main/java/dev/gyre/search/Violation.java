package dev.gyre.search;

import dev.gyre.system.Fault;
import java.util.List;
import java.util.Optional;

/**
 * Something bad that can happen, and how to get there.
 *
 * @param kind what
 * @param fault for a fault of the model, the fault
 * @param path the transitions from the initial state; the last one is the bad step, unless the
 *     state it leads to is what is bad
 * @param depth how many steps, atomic sequences counted as one, lead to the state in which it
 *     happens
 */
public record Violation(Kind kind, Optional<Fault> fault, List<Long> path, long depth) {
  public Violation {
    path = List.copyOf(path);
  }

  /** A fault, or without one an invalid end state. */
  static Violation of(Optional<Fault> fault, List<Long> path, long depth) {
    Kind kind = fault.isPresent() ? Kind.FAULT : Kind.INVALID_END_STATE;
    return new Violation(kind, fault, path, depth);
  }

  /** What is bad. */
  public enum Kind {
    /** A statement failed. */
    FAULT,
    /** Nobody can move, and somebody should. */
    INVALID_END_STATE
  }
}
