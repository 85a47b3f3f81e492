package dev.gyre.promela.syntax;

import dev.gyre.promela.lex.Token;

/** The values of constants as Spin reads them. */
final class Constants {
  private Constants() {}

  /**
   * A decimal number. It is read as a 64-bit value and then cut to 32 bits, so 4294967295 is -1;
   * what does not fit in 64 bits stops at the largest value, as {@code strtol} does.
   */
  static int number(String digits) {
    long value = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = digits.charAt(i) - '0';
      if (value > (Long.MAX_VALUE - digit) / 10) {
        return (int) Long.MAX_VALUE;
      }
      value = value * 10 + digit;
    }
    return (int) value;
  }

  /** Whether there is one character, or a backslash and one, between the quotes. */
  static boolean isCharacter(String text) {
    boolean quoted = text.length() >= 3 && text.charAt(text.length() - 1) == '\'';
    return quoted && text.length() == (text.charAt(1) == '\\' ? 4 : 3);
  }

  /** A character between quotes; after a backslash only n, r, t and f are special. */
  static int character(Token token) {
    String text = token.text();
    char c = text.charAt(1);
    if (c != '\\') {
      return c;
    }
    return switch (text.charAt(2)) {
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'f' -> '\f';
      default -> text.charAt(2);
    };
  }
}
