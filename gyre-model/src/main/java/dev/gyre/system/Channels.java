package dev.gyre.system;

/** What a send does when the channel is full. */
public enum Channels {
  /** It waits, as Promela says by itself. */
  BLOCKING,
  /** The message is lost. */
  LOSSY
}
