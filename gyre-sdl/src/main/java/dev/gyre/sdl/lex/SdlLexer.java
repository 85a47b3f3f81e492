package dev.gyre.sdl.lex;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Characters to tokens. Never throws on user text: what is wrong goes to the diagnostics, and the
 * tokens go on behind it.
 */
public final class SdlLexer {
  private static final Pattern ASN_FILE =
      Pattern.compile(
          "CIF\\s+Keep\\s+Specific\\s+Geode\\s+ASNFilename\\s+'([^']*)'", Pattern.CASE_INSENSITIVE);

  private final SourceFile file;
  private final String text;
  private final Diagnostics diagnostics;
  private final List<Token> tokens = new ArrayList<>();
  private final List<Token> asnFiles = new ArrayList<>();
  private int at;

  private SdlLexer(SourceFile file, Diagnostics diagnostics) {
    this.file = file;
    this.text = file.text();
    this.diagnostics = diagnostics;
  }

  /** All tokens of a file. */
  public static TokenList tokens(SourceFile file, Diagnostics diagnostics) {
    SdlLexer lexer = new SdlLexer(file, diagnostics);
    lexer.run();
    return new TokenList(file, lexer.tokens, lexer.asnFiles);
  }

  private void run() {
    while (skipBlanks()) {
      int start = at;
      char c = text.charAt(at);
      if (isWordStart(c)) {
        word(start);
      } else if (isDigit(c)) {
        number(start);
      } else if (c == '\'' || c == '"') {
        quoted(start, c);
      } else {
        punctuation(start, c);
      }
    }
    at = text.length();
    add(TokenKind.END_OF_INPUT, at);
  }

  // ---- blanks and comments

  /** Whether there is a token to come. */
  private boolean skipBlanks() {
    while (at < text.length()) {
      if (isBlank(text.charAt(at))) {
        at++;
      } else if (text.startsWith("--", at)) {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (text.startsWith("/*", at)) {
        comment();
      } else {
        return true;
      }
    }
    return false;
  }

  private void comment() {
    int end = text.indexOf("*/", at + 2);
    if (end < 0) {
      diagnostics.report(
          Diagnostic.of(
                  SdlCode.SDL_UNTERMINATED_COMMENT,
                  file.span(at, at + 2),
                  "this comment never ends")
              .withHint("close it with '*/'"));
      at = text.length();
      return;
    }
    Matcher name = ASN_FILE.matcher(text).region(at + 2, end);
    if (name.find()) {
      String path = name.group(1);
      asnFiles.add(new Token(TokenKind.STRING, path, path, file.span(name.start(1), name.end(1))));
    }
    at = end + 2;
  }

  // ---- words and numbers

  private void word(int start) {
    while (at < text.length() && isWordPart(text.charAt(at))) {
      at++;
    }
    String word = text.substring(start, at);
    tokens.add(
        new Token(TokenKind.WORD, word, word.toLowerCase(Locale.ROOT), file.span(start, at)));
  }

  private void number(int start) {
    skipDigits();
    boolean real = false;
    // In '(1..2)' and '(. 1 .)' the dot belongs to what follows.
    if (peek(0) == '.' && peek(1) != '.' && peek(1) != ')' && !isWordStart(peek(1))) {
      real = true;
      at++;
      skipDigits();
    }
    if (atExponent(real)) {
      real = true;
      at++;
      if (peek(0) == '-' || peek(0) == '+') {
        at++;
      }
      skipDigits();
    }
    add(real ? TokenKind.REAL : TokenKind.NUMBER, start);
  }

  private boolean atExponent(boolean real) {
    if (!real || (peek(0) != 'e' && peek(0) != 'E')) {
      return false;
    }
    return isDigit(peek(1)) || ((peek(1) == '-' || peek(1) == '+') && isDigit(peek(2)));
  }

  private void skipDigits() {
    while (isDigit(peek(0))) {
      at++;
    }
  }

  // ---- strings

  private void quoted(int start, char quote) {
    String content = content(start, quote);
    TokenKind kind = quote == '"' ? TokenKind.DOUBLE_STRING : TokenKind.STRING;
    boolean marked = !isWordPart(peek(1));
    if (marked && "Hh".indexOf(peek(0)) >= 0 && isHexadecimal(content)) {
      kind = TokenKind.OCTETS;
      at++;
    } else if (marked && "Bb".indexOf(peek(0)) >= 0 && isBinary(content)) {
      kind = TokenKind.BITS;
      at++;
    }
    tokens.add(new Token(kind, content, content, file.span(start, at)));
  }

  /** What stands between the quotes; strings may go over several lines. */
  private String content(int start, char quote) {
    StringBuilder content = new StringBuilder();
    at = start + 1;
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c != quote) {
        content.append(c);
      } else if (peek(0) == quote) {
        content.append(quote);
        at++;
      } else {
        return content.toString();
      }
    }
    diagnostics.report(
        Diagnostic.of(
                SdlCode.SDL_UNTERMINATED_STRING,
                file.span(start, start + 1),
                "this string never ends")
            .withHint("close it with " + quote + "; write the quote twice inside the string"));
    return content.toString();
  }

  private static boolean isHexadecimal(String digits) {
    return digits.chars().allMatch(c -> Character.digit(c, 16) >= 0 || isBlank((char) c));
  }

  private static boolean isBinary(String digits) {
    return digits.chars().allMatch(c -> c == '0' || c == '1' || isBlank((char) c));
  }

  // ---- punctuation

  private void punctuation(int start, char c) {
    TokenKind two = pair(c, peek(1));
    if (two != TokenKind.STRAY) {
      at += 2;
      add(two, start);
      return;
    }
    TokenKind one = single(c);
    at++;
    if (one == TokenKind.STRAY
        && Character.isHighSurrogate(c)
        && Character.isLowSurrogate(peek(0))) {
      at++;
    }
    add(one, start);
  }

  private static TokenKind pair(char first, char second) {
    return switch (first) {
      case ':' -> second == '=' ? TokenKind.ASSIGN : TokenKind.STRAY;
      case '/' ->
          second == '='
              ? TokenKind.NOT_EQUAL
              : second == '/' ? TokenKind.CONCATENATE : TokenKind.STRAY;
      case '<' ->
          second == '='
              ? TokenKind.LESS_EQUAL
              : second == '<' ? TokenKind.LEFT_QUALIFIER : TokenKind.STRAY;
      case '>' ->
          second == '='
              ? TokenKind.GREATER_EQUAL
              : second == '>' ? TokenKind.RIGHT_QUALIFIER : TokenKind.STRAY;
      case '=' -> second == '>' ? TokenKind.IMPLIES : TokenKind.STRAY;
      case '-' -> second == '>' ? TokenKind.ARROW : TokenKind.STRAY;
      case '(' -> second == '.' ? TokenKind.LEFT_MAKE : TokenKind.STRAY;
      case '.' -> second == ')' ? TokenKind.RIGHT_MAKE : TokenKind.STRAY;
      default -> TokenKind.STRAY;
    };
  }

  private static TokenKind single(char c) {
    return switch (c) {
      case '(' -> TokenKind.LEFT_PAREN;
      case ')' -> TokenKind.RIGHT_PAREN;
      case '{' -> TokenKind.LEFT_BRACE;
      case '}' -> TokenKind.RIGHT_BRACE;
      case ';' -> TokenKind.SEMICOLON;
      case ',' -> TokenKind.COMMA;
      case ':' -> TokenKind.COLON;
      case '.' -> TokenKind.DOT;
      case '!' -> TokenKind.BANG;
      case '=' -> TokenKind.EQUAL;
      case '<' -> TokenKind.LESS;
      case '>' -> TokenKind.GREATER;
      case '+' -> TokenKind.PLUS;
      case '-' -> TokenKind.MINUS;
      case '*' -> TokenKind.STAR;
      case '/' -> TokenKind.SLASH;
      default -> TokenKind.STRAY;
    };
  }

  private void add(TokenKind kind, int start) {
    String characters = text.substring(start, at);
    tokens.add(new Token(kind, characters, characters, file.span(start, at)));
  }

  private char peek(int ahead) {
    return at + ahead < text.length() ? text.charAt(at + ahead) : '\0';
  }

  private static boolean isBlank(char c) {
    return c <= ' ' || Character.isWhitespace(c) || c == '\u00a0' || c == '\ufeff';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isWordStart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }

  private static boolean isWordPart(char c) {
    return isWordStart(c) || isDigit(c);
  }
}
