package dev.gyre.engine.compose;

import dev.gyre.ir.Variable;
import java.util.Arrays;

/** What can be seen at the interface: a message that one component sends to the other. */
final class Letter {
  private final Variable channel;
  private final int element;
  private final Side sender;
  private final int[] message;

  /**
   * @param element which element of an array of channels
   * @param sender who sends it; the other one owns the channel
   * @param message the fields, cut to their types
   */
  Letter(Variable channel, int element, Side sender, int[] message) {
    this.channel = channel;
    this.element = element;
    this.sender = sender;
    this.message = message;
  }

  Variable channel() {
    return channel;
  }

  int element() {
    return element;
  }

  Side sender() {
    return sender;
  }

  /** The fields; not to be changed. */
  int[] message() {
    return message;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Letter letter
        && letter.channel.index() == channel.index()
        && letter.element == element
        && letter.sender == sender
        && Arrays.equals(letter.message, message);
  }

  @Override
  public int hashCode() {
    return (channel.index() * 31 + element) * 31 + Arrays.hashCode(message);
  }
}
