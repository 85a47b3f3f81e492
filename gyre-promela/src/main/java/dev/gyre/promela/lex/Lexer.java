package dev.gyre.promela.lex;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;

/**
 * Splits the text of one file into tokens, without preprocessing: {@code #} is a token like any
 * other. Works from front to back in time linear in the text.
 *
 * <p>A token starts a line when a line end outside comments and continuations lies before it, or
 * nothing at all.
 */
public final class Lexer {
  /** What becomes of comments. */
  public enum Comments {
    DROPPED,
    /** Delivered as {@link TokenKind#COMMENT} tokens, for tools that write the text back. */
    KEPT
  }

  private final SourceFile file;
  private final Comments comments;
  private final Diagnostics diagnostics;
  private final SplicedText text;
  private final char[] chars;
  private final int length;
  private final WordTable words = new WordTable();
  private int at;
  private int line = 1;
  private int tokenStart;
  private boolean newline = true;
  private boolean space;

  Lexer(SourceFile file, Comments comments, Diagnostics diagnostics) {
    this.file = file;
    this.comments = comments;
    this.diagnostics = diagnostics;
    this.text = new SplicedText(file.text());
    this.chars = text.chars();
    this.length = text.length();
    // A byte order mark is how some editors say UTF-8.
    this.at = length > 0 && chars[0] == '\uFEFF' ? 1 : 0;
  }

  /** All tokens of the file; the last one is {@link TokenKind#END_OF_INPUT}. */
  public static List<Token> tokens(SourceFile file, Comments comments, Diagnostics diagnostics) {
    Lexer lexer = new Lexer(file, comments, diagnostics);
    List<Token> tokens = new ArrayList<>();
    Token token;
    do {
      token = lexer.next();
      QuotedText.check(token, diagnostics);
      tokens.add(token);
    } while (!token.is(TokenKind.END_OF_INPUT));
    return tokens;
  }

  /**
   * The next token. Strings and character constants that are not closed are delivered as they are:
   * text that never reaches the parser may contain anything.
   */
  Token next() {
    skipBlanks();
    tokenStart = at;
    if (at >= length) {
      return finish(TokenKind.END_OF_INPUT, "");
    }
    TokenKind kind = scan();
    return finish(kind, textOf(kind));
  }

  /** The line in the file on which the latest token starts. */
  int line() {
    return line + text.cutsBefore(tokenStart);
  }

  SourceFile file() {
    return file;
  }

  /** Whether only blanks and comments are left on this line; moves past them. */
  boolean atLineEnd() {
    while (chars[at] != '\n') {
      if (SplicedText.isBlank(chars[at])) {
        at++;
      } else if (!skipComment()) {
        return false;
      }
      space = true;
    }
    return true;
  }

  /** What is left of this line, as written; moves to the line end. */
  String restOfLine() {
    int start = at;
    int end = at;
    while (chars[end] != '\n') {
      end++;
    }
    skipRestOfLine();
    return new String(chars, start, end - start).strip();
  }

  /** A header name with its quotes or angle brackets, if one follows on this line; or null. */
  Token headerNameOrNull() {
    if (atLineEnd() || (chars[at] != '"' && chars[at] != '<')) {
      return null;
    }
    char close = chars[at] == '<' ? '>' : '"';
    int end = at + 1;
    while (chars[end] != close) {
      if (chars[end] == '\n') {
        return null;
      }
      end++;
    }
    tokenStart = at;
    at = end + 1;
    return finish(TokenKind.STRING, new String(chars, tokenStart, at - tokenStart));
  }

  /** Moves on to the next line that begins with {@code #}, or to the end of the file. */
  void skipToDirective() {
    while (at < length) {
      skipBlanks();
      if (newline && chars[at] == '#') {
        return;
      }
      skipRestOfLine();
    }
  }

  void skipRestOfLine() {
    while (chars[at] != '\n') {
      if (chars[at] == '"' || chars[at] == '\'') {
        // As for gcc, a quote that is not closed hides the rest of its line.
        at = QuotedText.endOnLine(chars, at);
      } else if (!skipComment()) {
        at++;
      }
    }
    newline = false;
  }

  private Token finish(TokenKind kind, String tokenText) {
    int start = text.original(tokenStart);
    // The end is found from the last character: a continuation behind the token is not part of it.
    int end = at == tokenStart ? start : text.original(at - 1) + 1;
    Token token =
        new Token(
            kind, tokenText, new SourceSpan(file, start, end, null), newline, newline || space);
    newline = false;
    space = false;
    return token;
  }

  private String textOf(TokenKind kind) {
    return switch (kind) {
      case STRING, COMMENT -> new String(chars, tokenStart, at - tokenStart);
      default -> words.word(chars, tokenStart, at);
    };
  }

  private void skipBlanks() {
    while (true) {
      char c = chars[at];
      if (c == '\n') {
        if (at >= length) {
          return;
        }
        at++;
        line++;
        newline = true;
      } else if (SplicedText.isBlank(c)) {
        at++;
        space = true;
      } else if (c == '/' && comments == Comments.DROPPED && skipComment()) {
        space = true;
      } else {
        return;
      }
    }
  }

  /** Moves past the comment that starts here; false if none does. */
  private boolean skipComment() {
    if (chars[at] != '/') {
      return false;
    }
    if (chars[at + 1] == '/') {
      while (chars[at] != '\n') {
        at++;
      }
      return true;
    }
    if (chars[at + 1] == '*') {
      skipBlockComment();
      return true;
    }
    return false;
  }

  private void skipBlockComment() {
    int start = at;
    at += 2;
    while (at < length && !(chars[at] == '*' && chars[at + 1] == '/')) {
      if (chars[at] == '\n') {
        line++;
      }
      at++;
    }
    if (at < length) {
      at += 2;
      return;
    }
    at = length;
    SourceSpan opening = file.span(text.original(start), text.original(start + 1) + 1);
    diagnostics.report(
        Diagnostic.of(PromelaCode.UNTERMINATED_COMMENT, opening, "this comment is never closed")
            .withHint("close it with */; comments do not nest"));
  }

  private TokenKind scan() {
    char c = chars[at];
    if (CharacterClass.isWordStart(c)) {
      do {
        at++;
      } while (CharacterClass.isWordPart(chars[at]));
      return TokenKind.IDENTIFIER;
    }
    if (CharacterClass.isDigit(c)) {
      do {
        at++;
      } while (CharacterClass.isDigit(chars[at]));
      return TokenKind.NUMBER;
    }
    return switch (c) {
      case '"' -> quoted(TokenKind.STRING);
      case '\'' -> quoted(TokenKind.CHARACTER);
      case '/' -> skipComment() ? TokenKind.COMMENT : operator(c);
      default -> operator(c);
    };
  }

  private TokenKind quoted(TokenKind kind) {
    at = QuotedText.end(chars, at);
    return kind;
  }

  private TokenKind operator(char c) {
    TokenKind two = CharacterClass.pair(c, chars[at + 1]);
    if (two == TokenKind.MINUS_MINUS && chars[at + 2] == '>') {
      // A longer arrow, which means the same.
      at += 3;
      return TokenKind.ARROW;
    }
    if (two != TokenKind.STRAY) {
      at += 2;
      return two;
    }
    TokenKind one = CharacterClass.single(c);
    at++;
    if (one == TokenKind.STRAY) {
      while (at < length && CharacterClass.isJunk(chars[at])) {
        at++;
      }
    }
    return one;
  }
}
