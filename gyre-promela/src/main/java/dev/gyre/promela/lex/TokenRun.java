package dev.gyre.promela.lex;

import java.util.List;

/** Tokens waiting to be scanned again: a macro's replacement, or an argument to be expanded. */
final class TokenRun {
  private final List<Piece> pieces;
  private final Macro macro;
  private int at;

  private TokenRun(List<Piece> pieces, Macro macro) {
    this.pieces = pieces;
    this.macro = macro;
  }

  static TokenRun replacement(List<Piece> pieces, Macro macro) {
    return new TokenRun(pieces, macro);
  }

  static TokenRun argument(List<Piece> pieces) {
    return new TokenRun(pieces, null);
  }

  boolean hasNext() {
    return at < pieces.size();
  }

  Piece next() {
    return pieces.get(at++);
  }

  Token peek() {
    return pieces.get(at).token();
  }

  boolean isArgument() {
    return macro == null;
  }

  /** The macro replaced; null for an argument. */
  Macro macro() {
    return macro;
  }
}
