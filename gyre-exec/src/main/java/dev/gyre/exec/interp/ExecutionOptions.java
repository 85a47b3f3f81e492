package dev.gyre.exec.interp;

/**
 * Choices about the meaning of a model that are not in its text.
 *
 * @param fullChannels what a send does when there is no room
 * @param ticks how far time passes in one step
 */
public record ExecutionOptions(FullChannels fullChannels, Ticks ticks) {
  /** What Promela says by itself. */
  public static final ExecutionOptions DEFAULT = new ExecutionOptions(FullChannels.BLOCK);

  /** Time passes by one unit in each step. */
  public ExecutionOptions(FullChannels fullChannels) {
    this(fullChannels, Ticks.SINGLE);
  }

  public ExecutionOptions withTicks(Ticks other) {
    return new ExecutionOptions(fullChannels, other);
  }

  /** What a send does when the channel is full. */
  public enum FullChannels {
    /** It waits. */
    BLOCK,
    /** The message is lost. */
    LOSE
  }

  /** How far time passes in one step. */
  public enum Ticks {
    /** One unit. */
    SINGLE,
    /** Until a timer expires, unless somebody could move in between. */
    MERGED
  }
}
