package dev.gyre.sdl.asn1;

/** Unwinds the parser to the end of the module; the diagnostic has been reported already. */
final class Asn1SyntaxError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Asn1SyntaxError() {
    super(null, null, false, false);
  }
}
