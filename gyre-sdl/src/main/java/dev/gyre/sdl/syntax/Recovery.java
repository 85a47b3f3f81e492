package dev.gyre.sdl.syntax;

import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import java.util.Set;

/** Where to go on after an error. */
final class Recovery {
  private static final Set<String> UNIT_STARTS =
      Set.of(
          "state",
          "procedure",
          "connection",
          "process",
          "block",
          "system",
          "channel",
          "signalroute",
          "endstate",
          "endprocedure",
          "endprocess",
          "endblock",
          "endsystem",
          "endsubstructure");

  private Recovery() {}

  /** Skips to the next word that begins or ends a unit; {@code first} is where the fault began. */
  static void skip(TokenCursor cursor, Token first) {
    if (cursor.isStillAt(first)) {
      cursor.advance();
    }
    while (!cursor.atEnd() && !startsUnit(cursor)) {
      cursor.advance();
    }
    if (cursor.acceptWord("endstate")) {
      cursor.skipStatement();
    }
  }

  /** The words are names too, so only the first of a statement counts. */
  private static boolean startsUnit(TokenCursor cursor) {
    Token token = cursor.peek();
    return token.is(TokenKind.WORD)
        && UNIT_STARTS.contains(token.folded())
        && (cursor.last().is(TokenKind.SEMICOLON)
            || cursor.last().span().line() < token.span().line());
  }
}
