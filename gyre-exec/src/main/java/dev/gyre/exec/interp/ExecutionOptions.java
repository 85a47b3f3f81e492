package dev.gyre.exec.interp;

/**
 * Choices about the meaning of a model that are not in its text.
 *
 * @param fullChannels what a send does when there is no room
 */
public record ExecutionOptions(FullChannels fullChannels) {
  /** What Promela says by itself. */
  public static final ExecutionOptions DEFAULT = new ExecutionOptions(FullChannels.BLOCK);

  /** What a send does when the channel is full. */
  public enum FullChannels {
    /** It waits. */
    BLOCK,
    /** The message is lost. */
    LOSE
  }
}
