package dev.gyre.promela.format;

import dev.gyre.promela.lex.Token;

/**
 * A stretch of the text that the formatter moves as a whole.
 *
 * @param first its first token
 * @param text its characters, exactly as written
 * @param end the offset behind it
 */
record Fragment(Role role, Token first, String text, int end) {
  /** How the formatter treats it. */
  enum Role {
    /** One token of Promela. */
    TOKEN,
    COMMENT,
    /** A preprocessor line with its continuation lines. */
    DIRECTIVE,
    /** Embedded C, whose layout is not ours to judge. */
    FOREIGN
  }

  int start() {
    return first.span().start();
  }

  boolean startsLine() {
    return first.startsLine();
  }

  boolean spaceBefore() {
    return first.spaceBefore();
  }

  boolean is(Role wanted) {
    return role == wanted;
  }
}
