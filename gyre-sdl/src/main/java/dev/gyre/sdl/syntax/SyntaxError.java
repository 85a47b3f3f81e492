package dev.gyre.sdl.syntax;

/**
 * Unwinds the parser to the nearest point where it can go on. The diagnostic has been reported
 * already; the exception carries nothing and has no stack trace.
 */
final class SyntaxError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SyntaxError() {
    super(null, null, false, false);
  }
}
