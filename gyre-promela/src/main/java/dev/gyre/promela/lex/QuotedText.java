package dev.gyre.promela.lex;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;

/** Strings and character constants: where they end, and whether they are closed. */
final class QuotedText {
  private QuotedText() {}

  /**
   * The position behind the quoted text that starts at {@code start}; {@code chars} ends with a
   * line end. An unclosed string takes the rest of its line. An unclosed character constant takes
   * one character, so that the rest of the line can still be read.
   */
  static int end(char[] chars, int start) {
    int close = endOnLine(chars, start);
    if (chars[start] == '"' || chars[close] != '\n' || isClosed(chars, start, close)) {
      return chars[close - 1] == '\r' ? close - 1 : close;
    }
    int wanted = start + (chars[start + 1] == '\\' ? 3 : 2);
    return Math.min(wanted, close);
  }

  /** The position behind the closing quote, or that of the line end if there is none before. */
  static int endOnLine(char[] chars, int start) {
    char quote = chars[start];
    int at = start + 1;
    while (chars[at] != '\n') {
      if (chars[at] == quote) {
        return at + 1;
      }
      at += chars[at] == '\\' && chars[at + 1] != '\n' ? 2 : 1;
    }
    return at;
  }

  private static boolean isClosed(char[] chars, int start, int end) {
    return isClosed(new String(chars, start, end - start));
  }

  /** Reports a string or character constant that is not closed. */
  static void check(Token token, Diagnostics diagnostics) {
    if (token.is(TokenKind.STRING) && !isClosed(token.text())) {
      diagnostics.report(
          Diagnostic.of(
                  PromelaCode.UNTERMINATED_STRING,
                  token.span(),
                  "this string is not closed before the end of the line")
              .withHint("close it with \"; a string cannot go on in the next line"));
    } else if (token.is(TokenKind.CHARACTER) && !isClosed(token.text())) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.BAD_CHARACTER_CONSTANT,
              token.span(),
              "this character constant is not closed before the end of the line"));
    }
  }

  private static boolean isClosed(String text) {
    char quote = text.charAt(0);
    int at = 1;
    while (at < text.length()) {
      if (text.charAt(at) == quote) {
        return at == text.length() - 1;
      }
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    return false;
  }
}
