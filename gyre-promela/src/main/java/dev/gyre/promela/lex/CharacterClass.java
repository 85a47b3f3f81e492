package dev.gyre.promela.lex;

/** What single characters and pairs of them mean at the start of a token. */
final class CharacterClass {
  private CharacterClass() {}

  static boolean isWordStart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean isWordPart(char c) {
    return isWordStart(c) || isDigit(c);
  }

  /** A character that can start nothing. */
  static boolean isJunk(char c) {
    return !isWordPart(c)
        && c != '\n'
        && c != '"'
        && c != '\''
        && !SplicedText.isBlank(c)
        && single(c) == TokenKind.STRAY;
  }

  /** The operator that {@code c} is on its own, or {@link TokenKind#STRAY}. */
  static TokenKind single(char c) {
    return switch (c) {
      case '{' -> TokenKind.LEFT_BRACE;
      case '}' -> TokenKind.RIGHT_BRACE;
      case '(' -> TokenKind.LEFT_PAREN;
      case ')' -> TokenKind.RIGHT_PAREN;
      case '[' -> TokenKind.LEFT_BRACKET;
      case ']' -> TokenKind.RIGHT_BRACKET;
      case ';' -> TokenKind.SEMICOLON;
      case ',' -> TokenKind.COMMA;
      case '.' -> TokenKind.DOT;
      case ':' -> TokenKind.COLON;
      case '@' -> TokenKind.AT;
      case '=' -> TokenKind.ASSIGN;
      case '<' -> TokenKind.LESS;
      case '>' -> TokenKind.GREATER;
      case '+' -> TokenKind.PLUS;
      case '-' -> TokenKind.MINUS;
      case '*' -> TokenKind.STAR;
      case '/' -> TokenKind.SLASH;
      case '%' -> TokenKind.PERCENT;
      case '&' -> TokenKind.AMPERSAND;
      case '|' -> TokenKind.PIPE;
      case '^' -> TokenKind.CARET;
      case '~' -> TokenKind.TILDE;
      case '!' -> TokenKind.BANG;
      case '?' -> TokenKind.QUESTION;
      case '#' -> TokenKind.HASH;
      case '\\' -> TokenKind.BACKSLASH;
      default -> TokenKind.STRAY;
    };
  }

  /** The operator that {@code c} and {@code next} are together, or {@link TokenKind#STRAY}. */
  static TokenKind pair(char c, char next) {
    if (c == next) {
      return twin(c);
    }
    if (next == '=') {
      return switch (c) {
        case '!' -> TokenKind.NOT_EQUAL;
        case '<' -> TokenKind.LESS_EQUAL;
        case '>' -> TokenKind.GREATER_EQUAL;
        default -> TokenKind.STRAY;
      };
    }
    return c == '-' && next == '>' ? TokenKind.ARROW : TokenKind.STRAY;
  }

  private static TokenKind twin(char c) {
    return switch (c) {
      case '.' -> TokenKind.DOT_DOT;
      case ':' -> TokenKind.COLON_COLON;
      case '=' -> TokenKind.EQUAL;
      case '<' -> TokenKind.SHIFT_LEFT;
      case '>' -> TokenKind.SHIFT_RIGHT;
      case '+' -> TokenKind.PLUS_PLUS;
      case '-' -> TokenKind.MINUS_MINUS;
      case '&' -> TokenKind.AND_AND;
      case '|' -> TokenKind.OR_OR;
      case '!' -> TokenKind.BANG_BANG;
      case '?' -> TokenKind.QUESTION_QUESTION;
      case '#' -> TokenKind.HASH_HASH;
      default -> TokenKind.STRAY;
    };
  }
}
