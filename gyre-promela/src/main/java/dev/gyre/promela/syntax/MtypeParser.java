package dev.gyre.promela.syntax;

import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The declarations of symbolic constants. */
final class MtypeParser {
  private final TokenCursor cursor;
  private final KnownNames names;
  private final ExpressionParser expressions;

  MtypeParser(TokenCursor cursor, KnownNames names, ExpressionParser expressions) {
    this.cursor = cursor;
    this.names = names;
    this.expressions = expressions;
  }

  /** Whether {@code mtype} stands {@code k} tokens from here and defines constants. */
  boolean startsAt(int k) {
    TokenKind next = cursor.rawPeek(k + 1).kind();
    boolean defines =
        next == TokenKind.LEFT_BRACE
            || next == TokenKind.ASSIGN
            || (next == TokenKind.COLON && cursor.rawPeek(k + 3).is(TokenKind.ASSIGN));
    return cursor.rawPeek(k).isWord("mtype") && defines;
  }

  /** A declaration of constants, which is next, perhaps behind a prefix that says nothing. */
  Unit constants() {
    Token first = cursor.advance();
    if (!first.isWord("mtype")) {
      cursor.advance();
    }
    Optional<Name> set = Optional.empty();
    if (cursor.accept(TokenKind.COLON)) {
      set = Optional.of(expressions.name("the name of an mtype set"));
    }
    cursor.accept(TokenKind.ASSIGN);
    cursor.expect(TokenKind.LEFT_BRACE, "to start the mtype constants");
    List<Name> constants = new ArrayList<>();
    do {
      constants.add(expressions.name("a name for an mtype constant"));
      skipCommas();
    } while (!cursor.at(TokenKind.RIGHT_BRACE));
    Token close = cursor.advance();
    constants.forEach(name -> names.addConstant(name.text()));
    return new Unit.Mtype(first.span().to(close.span()), set, constants);
  }

  /** Between mtype constants commas are optional and may be repeated. */
  private void skipCommas() {
    while (cursor.at(TokenKind.COMMA)) {
      cursor.advance();
    }
  }
}
