package dev.gyre.promela.lex;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.ArrayList;
import java.util.List;

/**
 * The operators {@code #} and {@code ##} for the macro call at {@code site}.
 *
 * <p>In C, {@code 1a} is a single token (a "preprocessing number"); in Promela it is two. Here such
 * a thing exists only while it is being pasted: as a {@link TokenKind#NUMBER} with letters in it.
 */
final class TokenPaster {
  private final Token site;
  private final Diagnostics diagnostics;
  private long madeCharacters;

  TokenPaster(Token site, Diagnostics diagnostics) {
    this.site = site;
    this.diagnostics = diagnostics;
  }

  long madeCharacters() {
    return madeCharacters;
  }

  /** Pastes {@code left} to the first of {@code pieces}; the rest follows unchanged. */
  List<Piece> paste(Piece left, List<Piece> pieces) {
    List<Piece> result = new ArrayList<>();
    int joined = numberLength(pieces);
    StringBuilder text = new StringBuilder(left.token().text());
    for (Piece piece : pieces.subList(0, joined)) {
      text.append(piece.token().text());
    }
    madeCharacters += text.length();
    TokenKind kind = kindOf(left.token(), text.toString());
    if (kind == TokenKind.STRAY) {
      reportBadPaste(left.token(), pieces.get(0).token());
      result.add(left);
      result.addAll(pieces);
      return result;
    }
    result.add(made(kind, text.toString(), left.token().spaceBefore()));
    result.addAll(pieces.subList(joined, pieces.size()));
    return result;
  }

  /** How many pieces at the start are one token in C. */
  private static int numberLength(List<Piece> pieces) {
    int count = 1;
    if (pieces.get(0).token().is(TokenKind.NUMBER)) {
      while (count < pieces.size() && continuesNumber(pieces.get(count).token())) {
        count++;
      }
    }
    return count;
  }

  private static boolean continuesNumber(Token token) {
    return (token.is(TokenKind.IDENTIFIER) || token.is(TokenKind.NUMBER)) && !token.spaceBefore();
  }

  /** What {@code text} is as one token; {@link TokenKind#STRAY} if it is none. */
  private static TokenKind kindOf(Token left, String text) {
    if (left.is(TokenKind.NUMBER) && isNumberInC(text)) {
      return TokenKind.NUMBER;
    }
    // Problems in the made-up text show as more than one token.
    Lexer lexer =
        new Lexer(new SourceFile("<pasted>", text), Lexer.Comments.DROPPED, new Diagnostics());
    Token token = lexer.next();
    return token.text().length() == text.length() ? token.kind() : TokenKind.STRAY;
  }

  private static boolean isNumberInC(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!CharacterClass.isWordPart(text.charAt(i)) && text.charAt(i) != '.') {
        return false;
      }
    }
    return true;
  }

  private void reportBadPaste(Token left, Token right) {
    diagnostics.report(
        Diagnostic.of(
            PromelaCode.BAD_MACRO,
            site.span(),
            "pasting '" + left.text() + "' and '" + right.text() + "' does not give a token"));
  }

  private Piece made(TokenKind kind, String text, boolean spaceBefore) {
    return Piece.of(new Token(kind, text, site.span(), false, spaceBefore));
  }

  /** Adds a piece that is pasted to nothing more, split into Promela's tokens if need be. */
  void addWhole(Piece piece, List<Piece> target) {
    Token token = piece.token();
    if (!token.is(TokenKind.NUMBER) || token.text().chars().allMatch(c -> c >= '0' && c <= '9')) {
      target.add(piece);
      return;
    }
    Lexer lexer =
        new Lexer(
            new SourceFile("<pasted>", token.text()), Lexer.Comments.DROPPED, new Diagnostics());
    boolean space = token.spaceBefore();
    for (Token part = lexer.next(); !part.is(TokenKind.END_OF_INPUT); part = lexer.next()) {
      // Painted: C sees one token here, and no macro's name in it.
      target.add(made(part.kind(), part.text(), space).paint());
      space = false;
    }
  }

  /** The string that {@code #} makes of an argument: C99 6.10.3.2. */
  static Token stringify(List<Piece> argument, Token site) {
    StringBuilder text = new StringBuilder("\"");
    for (Piece piece : argument) {
      Token token = piece.token();
      if (token.spaceBefore() && text.length() > 1) {
        text.append(' ');
      }
      if (token.is(TokenKind.STRING) || token.is(TokenKind.CHARACTER)) {
        escape(token.text(), text);
      } else {
        text.append(token.text());
      }
    }
    return new Token(TokenKind.STRING, text.append('"').toString(), site.span(), false, false);
  }

  private static void escape(String quoted, StringBuilder target) {
    for (int i = 0; i < quoted.length(); i++) {
      char c = quoted.charAt(i);
      if (c == '"' || c == '\\') {
        target.append('\\');
      }
      target.append(c);
    }
  }
}
