package dev.gyre.sdl.property;

import java.util.List;

/**
 * A message sequence chart as a property: messages in the order in which they are received.
 *
 * @param before the messages that must not come, or after which the others count
 * @param after the messages that must follow, or must not
 */
record Chart(String name, Meaning meaning, List<Message> before, List<Message> after) {
  Chart {
    before = List.copyOf(before);
    after = List.copyOf(after);
  }

  /** What the conditions of the chart say. */
  enum Meaning {
    NEVER,
    WHEN_THEN,
    WHEN_THEN_NOT
  }

  /**
   * A message.
   *
   * @param arguments as they are written; one left out, or a star, is any value
   */
  record Message(String signal, String from, String to, List<String> arguments) {
    Message {
      arguments = List.copyOf(arguments);
    }

    /** Whether it is the same kind of message, whatever its parameters. */
    boolean isLike(Message other) {
      return signal.equalsIgnoreCase(other.signal)
          && from.equalsIgnoreCase(other.from)
          && to.equalsIgnoreCase(other.to);
    }
  }
}
