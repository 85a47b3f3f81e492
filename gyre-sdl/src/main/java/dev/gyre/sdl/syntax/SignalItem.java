package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;

/**
 * An element of a list of signals.
 *
 * @param kind whether the name is that of a signal (or timer), or that of a signal list
 */
public record SignalItem(SourceSpan span, Kind kind, Name name) {

  /** What the name stands for. */
  public enum Kind {
    /** {@code s}. */
    SIGNAL,
    /** {@code (list)}. */
    LIST
  }
}
