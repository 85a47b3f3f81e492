package dev.gyre.sdl.lower;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.source.SourceSpan;

/** Ends the lowering of a system that cannot be searched. */
public final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final SdlCode code;
  private final transient SourceSpan span;

  Refusal(String message, SourceSpan span) {
    this(SdlCode.SDL_TOO_LARGE, message, span);
  }

  private Refusal(SdlCode code, String message, SourceSpan span) {
    super(message, null, false, false);
    this.code = code;
    this.span = span;
  }

  /** Something that has no meaning here, however large it is. */
  static Refusal unsupported(String message, SourceSpan span) {
    return new Refusal(SdlCode.SDL_UNSUPPORTED, message, span);
  }

  public SdlCode code() {
    return code;
  }

  public SourceSpan span() {
    return span;
  }
}
