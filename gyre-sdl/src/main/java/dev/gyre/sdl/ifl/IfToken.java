package dev.gyre.sdl.ifl;

import dev.gyre.source.SourceSpan;

/** One token of IF. */
record IfToken(Kind kind, String text, SourceSpan span) {
  /** The lexical classes. */
  enum Kind {
    WORD,
    NUMBER,
    STRING,
    SIGN,
    /** A character that means nothing. */
    STRAY,
    END
  }

  boolean is(String expected) {
    return text.equals(expected) && (kind == Kind.WORD || kind == Kind.SIGN);
  }
}
