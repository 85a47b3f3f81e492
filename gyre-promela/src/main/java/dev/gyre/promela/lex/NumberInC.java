package dev.gyre.promela.lex;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/** Numbers as C writes them, {@code 0x1F} or {@code 10L}, which conditions may contain. */
final class NumberInC {
  private NumberInC() {}

  /** Joins a number and the word that touches it, two tokens in Promela, to one. */
  static List<Token> join(List<Token> tokens) {
    List<Token> joined = new ArrayList<>();
    for (Token token : tokens) {
      int last = joined.size() - 1;
      boolean touches =
          last >= 0
              && joined.get(last).is(TokenKind.NUMBER)
              && token.is(TokenKind.IDENTIFIER)
              && !token.spaceBefore();
      if (touches) {
        Token first = joined.get(last);
        String text = first.text() + token.text();
        joined.set(
            last, new Token(TokenKind.NUMBER, text, first.span(), false, first.spaceBefore()));
      } else {
        joined.add(token);
      }
    }
    return joined;
  }

  /** Whether a suffix says that a number, which is an integer constant, is unsigned. */
  static boolean isMarkedUnsigned(String text) {
    return text.toLowerCase(Locale.ROOT).indexOf('u') > 0;
  }

  /** The value; nothing if {@code text} is no integer constant. */
  static OptionalLong parse(String text) {
    String digits = text.toLowerCase(Locale.ROOT).replaceFirst("(u|l|ll|ul|ull|lu|llu)$", "");
    try {
      if (digits.startsWith("0x")) {
        return OptionalLong.of(Long.parseUnsignedLong(digits.substring(2), 16));
      }
      if (digits.startsWith("0b")) {
        return OptionalLong.of(Long.parseUnsignedLong(digits.substring(2), 2));
      }
      int radix = digits.length() > 1 && digits.startsWith("0") ? 8 : 10;
      return OptionalLong.of(Long.parseUnsignedLong(digits, radix));
    } catch (NumberFormatException e) {
      return OptionalLong.empty();
    }
  }
}
