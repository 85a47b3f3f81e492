package dev.gyre.sdl.form;

import dev.gyre.source.SourceSpan;

/**
 * What a system must do.
 *
 * @param scope from when on and until when it must
 */
public record IfProperty(String name, IfFormula formula, Scope scope, SourceSpan span) {
  /** When a property counts. */
  public enum Scope {
    /** From the beginning on. */
    WHOLE,
    /** From the end of all start transitions to where an observer comes to ignore the run. */
    ALWAYS_WHILE_WATCHED,
    /** At some moment after all start transitions, unless an observer comes to ignore the run. */
    ONCE_WHILE_WATCHED
  }
}
