package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;

/** A formal parameter. */
public record Parameter(SourceSpan span, Mode mode, Name name, SortReference sort) {
  /** What a parameter of a procedure does; those of processes are {@link #IN}. */
  public enum Mode {
    IN,
    OUT,
    IN_OUT
  }
}
