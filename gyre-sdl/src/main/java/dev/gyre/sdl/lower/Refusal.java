package dev.gyre.sdl.lower;

import dev.gyre.source.SourceSpan;

/** Ends the lowering of a system that cannot be searched. */
public final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient SourceSpan span;

  Refusal(String message, SourceSpan span) {
    super(message, null, false, false);
    this.span = span;
  }

  public SourceSpan span() {
    return span;
  }
}
