package dev.gyre.promela.lex;

/**
 * A token on its way through macro expansion.
 *
 * @param painted whether it is a macro's name that must never be expanded again, because it came up
 *     inside that macro's own expansion (C99 6.10.3.4)
 */
record Piece(Token token, boolean painted) {
  static Piece of(Token token) {
    return new Piece(token, false);
  }

  Piece paint() {
    return painted ? this : new Piece(token, true);
  }

  Piece spaced(boolean spaceBefore) {
    if (token.spaceBefore() == spaceBefore) {
      return this;
    }
    return new Piece(
        new Token(token.kind(), token.text(), token.span(), token.startsLine(), spaceBefore),
        painted);
  }
}
