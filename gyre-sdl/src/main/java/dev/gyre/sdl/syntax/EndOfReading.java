package dev.gyre.sdl.syntax;

/**
 * Ends the parsing of a file in which nothing more can be understood, such as one whose text comes
 * from macros. The diagnostic has been reported already.
 */
final class EndOfReading extends RuntimeException {
  private static final long serialVersionUID = 1L;

  EndOfReading() {
    super(null, null, false, false);
  }
}
