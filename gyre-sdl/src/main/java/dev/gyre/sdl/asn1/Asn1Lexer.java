package dev.gyre.sdl.asn1;

import dev.gyre.source.SourceFile;
import java.util.ArrayList;
import java.util.List;

/** Characters to tokens. What has no end goes on to the end of the file. */
final class Asn1Lexer {
  private final SourceFile file;
  private final String text;
  private final List<Asn1Token> tokens = new ArrayList<>();
  private int at;

  private Asn1Lexer(SourceFile file) {
    this.file = file;
    this.text = file.text();
  }

  /** All tokens; the last one is the end of the input. */
  static List<Asn1Token> tokens(SourceFile file) {
    Asn1Lexer lexer = new Asn1Lexer(file);
    lexer.run();
    return lexer.tokens;
  }

  private void run() {
    while (skipBlanks()) {
      int start = at;
      char c = text.charAt(at);
      if (isLetter(c)) {
        word();
        add(Asn1TokenKind.WORD, start);
      } else if (isDigit(c)) {
        add(number(), start);
      } else if (c == '\'' || c == '"') {
        quoted(start, c);
      } else {
        add(punctuation(c), start);
      }
    }
    at = text.length();
    add(Asn1TokenKind.END_OF_INPUT, at);
  }

  private boolean skipBlanks() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c <= ' ' || Character.isWhitespace(c) || c == '\ufeff' || c == '\u00a0') {
        at++;
      } else if (text.startsWith("--", at)) {
        // In the standard two more hyphens end a comment too; in models of TASTE they do not.
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (text.startsWith("/*", at)) {
        int end = text.indexOf("*/", at + 2);
        at = end < 0 ? text.length() : end + 2;
      } else {
        return true;
      }
    }
    return false;
  }

  /** A name does not end with a hyphen, and two hyphens begin a comment. */
  private void word() {
    while (isLetter(peek(0))
        || isDigit(peek(0))
        || peek(0) == '_'
        || (peek(0) == '-' && (isLetter(peek(1)) || isDigit(peek(1))))) {
      at++;
    }
  }

  private Asn1TokenKind number() {
    Asn1TokenKind kind = Asn1TokenKind.NUMBER;
    digits();
    if (peek(0) == '.' && peek(1) != '.') {
      kind = Asn1TokenKind.REAL;
      at++;
      digits();
    }
    boolean exponent = peek(0) == 'e' || peek(0) == 'E';
    boolean signed = peek(1) == '-' || peek(1) == '+';
    if (exponent && isDigit(peek(signed ? 2 : 1))) {
      kind = Asn1TokenKind.REAL;
      at += signed ? 2 : 1;
      digits();
    }
    return kind;
  }

  private void digits() {
    while (isDigit(peek(0))) {
      at++;
    }
  }

  private void quoted(int start, char quote) {
    StringBuilder content = new StringBuilder();
    at++;
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c != quote) {
        content.append(c);
      } else if (peek(0) == quote) {
        content.append(quote);
        at++;
      } else {
        break;
      }
    }
    Asn1TokenKind kind = Asn1TokenKind.STRING;
    if (quote == '\'' && (peek(0) == 'B' || peek(0) == 'H')) {
      kind = peek(0) == 'B' ? Asn1TokenKind.BITS : Asn1TokenKind.OCTETS;
      at++;
    }
    tokens.add(new Asn1Token(kind, content.toString(), file.span(start, at)));
  }

  private Asn1TokenKind punctuation(char c) {
    if (text.startsWith("::=", at)) {
      at += 3;
      return Asn1TokenKind.BECOMES;
    }
    if (text.startsWith("...", at)) {
      at += 3;
      return Asn1TokenKind.ELLIPSIS;
    }
    if (text.startsWith("..", at)) {
      at += 2;
      return Asn1TokenKind.RANGE;
    }
    at++;
    return switch (c) {
      case '{' -> Asn1TokenKind.LEFT_BRACE;
      case '}' -> Asn1TokenKind.RIGHT_BRACE;
      case '(' -> Asn1TokenKind.LEFT_PAREN;
      case ')' -> Asn1TokenKind.RIGHT_PAREN;
      case '[' -> Asn1TokenKind.LEFT_BRACKET;
      case ']' -> Asn1TokenKind.RIGHT_BRACKET;
      case ',' -> Asn1TokenKind.COMMA;
      case ';' -> Asn1TokenKind.SEMICOLON;
      case ':' -> Asn1TokenKind.COLON;
      case '.' -> Asn1TokenKind.DOT;
      case '|' -> Asn1TokenKind.BAR;
      case '^' -> Asn1TokenKind.CARET;
      case '<' -> Asn1TokenKind.LESS;
      case '-' -> Asn1TokenKind.MINUS;
      default -> Asn1TokenKind.STRAY;
    };
  }

  private void add(Asn1TokenKind kind, int start) {
    tokens.add(new Asn1Token(kind, text.substring(start, at), file.span(start, at)));
  }

  private char peek(int ahead) {
    return at + ahead < text.length() ? text.charAt(at + ahead) : '\0';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}
