package dev.gyre.exec.interp;

import dev.gyre.system.Channels;

/**
 * Choices about the meaning of a model that are not in its text.
 *
 * @param channels what a send does when there is no room
 * @param ticks how far time passes in one step
 */
public record ExecutionOptions(Channels channels, Ticks ticks) {
  /** What Promela says by itself. */
  public static final ExecutionOptions DEFAULT = new ExecutionOptions(Channels.BLOCKING);

  /** Time passes by one unit in each step. */
  public ExecutionOptions(Channels channels) {
    this(channels, Ticks.SINGLE);
  }

  public ExecutionOptions withTicks(Ticks other) {
    return new ExecutionOptions(channels, other);
  }

  /** How far time passes in one step. */
  public enum Ticks {
    /** One unit. */
    SINGLE,
    /** Until a timer expires, unless somebody could move in between. */
    MERGED
  }
}
