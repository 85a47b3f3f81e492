package dev.gyre.bound.unfold;

import dev.gyre.ir.ChannelType;
import dev.gyre.source.SourceSpan;

/**
 * A channel, or all channels that one declaration makes in the processes of one kind.
 *
 * @param owner the automaton whose processes make it, or -1 for a global one
 * @param count how many there are
 */
public record ChannelObject(
    int index, String name, int owner, ChannelType type, Count count, SourceSpan span) {
  /** How many channels an object stands for. */
  public enum Count {
    ONE,
    ONE_FOR_EACH_PROCESS
  }
}
