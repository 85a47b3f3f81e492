package dev.gyre.sdl.syntax;

import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import java.util.ArrayList;
import java.util.List;

/** Lists of names, signals and sorts, which stand everywhere. */
final class ListParser {
  private final TokenCursor cursor;

  ListParser(TokenCursor cursor) {
    this.cursor = cursor;
  }

  /** {@code a, b}. */
  List<Name> names(String purpose) {
    List<Name> names = new ArrayList<>();
    do {
      names.add(cursor.name(purpose));
    } while (cursor.accept(TokenKind.COMMA));
    return names;
  }

  /** {@code (a, b)}. */
  List<Name> namesInParentheses(String purpose) {
    cursor.expect(TokenKind.LEFT_PAREN, "before the names");
    List<Name> names = names(purpose);
    cursor.expect(TokenKind.RIGHT_PAREN, "after the names");
    return names;
  }

  /** {@code s, (list)}. */
  List<SignalItem> signals() {
    List<SignalItem> signals = new ArrayList<>();
    do {
      signals.add(signal());
    } while (cursor.accept(TokenKind.COMMA));
    return signals;
  }

  SignalItem signal() {
    Token first = cursor.peek();
    if (cursor.accept(TokenKind.LEFT_PAREN)) {
      Name list = cursor.name("a signal list");
      cursor.expect(TokenKind.RIGHT_PAREN, "after the signal list");
      return new SignalItem(cursor.since(first), SignalItem.Kind.LIST, list);
    }
    Name signal = cursor.name("a signal");
    return new SignalItem(signal.span(), SignalItem.Kind.SIGNAL, signal);
  }

  SortReference sort() {
    Name name = cursor.name("the name of a sort");
    return new SortReference(name.span(), name);
  }

  /** {@code (t, u)}, if it is there. */
  List<SortReference> optionalSorts() {
    List<SortReference> sorts = new ArrayList<>();
    if (cursor.accept(TokenKind.LEFT_PAREN)) {
      if (cursor.accept(TokenKind.RIGHT_PAREN)) {
        return sorts;
      }
      do {
        sorts.add(sort());
      } while (cursor.accept(TokenKind.COMMA));
      cursor.expect(TokenKind.RIGHT_PAREN, "after the sorts");
    }
    return sorts;
  }

  /** What may stand after an end word: a name, with a qualifier, and a semicolon. */
  void skipEndName() {
    if (cursor.peek(1).is(TokenKind.WORD)) {
      cursor.acceptWord("type");
    }
    while (atQualifierPart()) {
      cursor.advance();
      cursor.advance();
      cursor.accept(TokenKind.SLASH);
    }
    if (isEndName()) {
      cursor.advance();
    }
    cursor.optionalEnd();
  }

  /** {@code system s} or {@code block b}, before a name. */
  private boolean atQualifierPart() {
    return cursor.peek(1).is(TokenKind.WORD)
        && (cursor.atWord("system") || cursor.atWord("block") || cursor.atWord("process"))
        && (cursor.peek(2).is(TokenKind.SLASH) || cursor.peek(2).is(TokenKind.WORD));
  }

  /** Whether the word is a name behind an end word, and not what follows a missing semicolon. */
  private boolean isEndName() {
    Token word = cursor.peek();
    Token following = cursor.peek(1);
    return word.is(TokenKind.WORD)
        && !Words.isReserved(word.folded())
        && !word.isWord("comment")
        && word.span().line() == cursor.last().span().line()
        && (following.is(TokenKind.SEMICOLON)
            || following.is(TokenKind.WORD)
            || following.is(TokenKind.END_OF_INPUT));
  }
}
