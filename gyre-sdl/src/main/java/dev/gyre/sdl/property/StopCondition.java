package dev.gyre.sdl.property;

import dev.gyre.sdl.syntax.Expression;
import dev.gyre.source.SourceSpan;

/** One statement of a file of stop conditions. */
public record StopCondition(Kind kind, Expression condition, SourceSpan span) {
  /** What it says about the condition. */
  public enum Kind {
    NEVER,
    ALWAYS,
    EVENTUALLY,
    /** Runs in which it holds are of no interest from there on. */
    FILTER_OUT
  }
}
