package dev.gyre.sdl.ifl;

import dev.gyre.source.SourceSpan;

/** What is wrong with a text; the first thing that is ends the reading. */
final class IfSyntaxError extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient SourceSpan span;

  IfSyntaxError(SourceSpan span, String message) {
    super(message, null, false, false);
    this.span = span;
  }

  SourceSpan span() {
    return span;
  }
}
