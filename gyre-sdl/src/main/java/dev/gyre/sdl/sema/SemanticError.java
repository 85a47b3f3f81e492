package dev.gyre.sdl.sema;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceSpan;

/** Ends the analysis of a definition or a transition; the next one is analysed all the same. */
final class SemanticError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Diagnostic diagnostic;

  SemanticError(Diagnostic diagnostic) {
    super(diagnostic.message(), null, false, false);
    this.diagnostic = diagnostic;
  }

  static SemanticError of(SdlCode code, SourceSpan span, String message) {
    return new SemanticError(Diagnostic.of(code, span, message));
  }

  static SemanticError unknown(SourceSpan span, String message) {
    return of(SdlCode.SDL_UNKNOWN_NAME, span, message);
  }

  static SemanticError sort(SourceSpan span, String message) {
    return of(SdlCode.SDL_SORT, span, message);
  }

  static SemanticError unsupported(SourceSpan span, String construct, String advice) {
    return new SemanticError(
        Diagnostic.of(SdlCode.SDL_UNSUPPORTED, span, construct + " is not supported")
            .withHint(advice));
  }

  Diagnostic diagnostic() {
    return diagnostic;
  }
}
