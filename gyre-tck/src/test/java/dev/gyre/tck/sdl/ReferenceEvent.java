package dev.gyre.tck.sdl;

import java.util.List;

/**
 * Something that a transition does with a signal.
 *
 * @param from the number of the instance that has sent it
 * @param to the number of the instance whose queue it goes to, or comes from
 */
record ReferenceEvent(Kind kind, String signal, int from, int to, List<Long> arguments) {
  ReferenceEvent {
    arguments = List.copyOf(arguments);
  }

  /** What it is. */
  enum Kind {
    SENT,
    /** Taken by a transition that names it. */
    RECEIVED,
    DISCARDED
  }

  boolean isTaken() {
    return kind != Kind.SENT;
  }
}
