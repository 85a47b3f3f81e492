package dev.gyre.promela.format;

import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import java.util.Set;

/**
 * Whether there is a space between two tokens of a line. Where tokens without a space could mean
 * something else ({@code <>}, {@code []}, {@code - -x}, the {@code 0..N} of gcc), the author's
 * choice stays.
 */
final class Spacing {
  private static final Set<String> SPACED_WORDS =
      Set.of(
          "active",
          "atomic",
          "d_step",
          "do",
          "else",
          "for",
          "goto",
          "hidden",
          "if",
          "in",
          "init",
          "local",
          "never",
          "notrace",
          "of",
          "priority",
          "provided",
          "return",
          "run",
          "select",
          "show",
          "trace",
          "typedef",
          "unless",
          "xr",
          "xs");

  /** Operators in formulas, and ordinary names elsewhere. */
  private static final Set<String> DOUBTFUL_WORDS =
      Set.of(
          "U",
          "V",
          "W",
          "X",
          "always",
          "assert",
          "count",
          "equivalent",
          "eventually",
          "exists",
          "forall",
          "implies",
          "ltl",
          "next",
          "release",
          "stronguntil",
          "until",
          "weakuntil");

  private Token previous;
  private Role role = Role.OPENER;
  private int depth;

  /** The depth at which {@code c?<} was opened; -1 while none is. */
  private int copyDepth = -1;

  /** What the previous token does, as far as spaces care. */
  private enum Role {
    /** A value ended here: a name, a constant, a closing parenthesis. */
    VALUE,
    /** A keyword that something follows. */
    WORD,
    DOUBTFUL,
    /** An operator between two values. */
    INFIX,
    /** An operator before a value. */
    PREFIX,
    /** {@code !} and {@code ?} of channels. */
    MESSAGE,
    /** An opening parenthesis or the start of the line. */
    OPENER,
    SEPARATOR,
    OTHER
  }

  /** Forgets the line before, but not what is still open. */
  void startLine() {
    previous = null;
    role = endsValue(role) ? Role.SEPARATOR : role;
  }

  private static boolean endsValue(Role role) {
    return role == Role.VALUE || role == Role.WORD || role == Role.DOUBTFUL;
  }

  /** Goes on to a comment, after which the author's choice counts. */
  void comment(Token comment) {
    previous = comment;
  }

  /** Whether a statement cannot end here, because something must follow the last token. */
  boolean isOpenEnded() {
    return switch (role) {
      case INFIX, PREFIX, MESSAGE -> true;
      case VALUE, WORD, DOUBTFUL, OPENER, SEPARATOR, OTHER -> false;
    };
  }

  /** Goes on to {@code token} and tells whether a space belongs before it. */
  boolean spaceBefore(Token token) {
    boolean closesCopy = token.is(TokenKind.GREATER) && copyDepth == depth;
    Role next = closesCopy ? Role.VALUE : roleOf(token);
    boolean space = previous != null && decide(token, next, closesCopy);
    follow(token, closesCopy);
    previous = token;
    role = next;
    return space;
  }

  private boolean decide(Token token, Role next, boolean closesCopy) {
    boolean symbols = isSymbol(previous) && isSymbol(token);
    if ((symbols && token.spaceBefore()) || isDelicate(previous) || isDelicate(token)) {
      return token.spaceBefore();
    }
    if (isOneOperator(previous, token)) {
      return token.spaceBefore();
    }
    if (closesCopy || role == Role.OPENER || role == Role.PREFIX || role == Role.MESSAGE) {
      return false;
    }
    return switch (token.kind()) {
      case COMMA, SEMICOLON, RIGHT_PAREN, RIGHT_BRACKET, DOT, AT -> false;
      case PLUS_PLUS, MINUS_MINUS -> role != Role.VALUE && token.spaceBefore();
      case LEFT_PAREN, LEFT_BRACKET -> beforeOpening(token);
      case LEFT_BRACE -> true;
      case RIGHT_BRACE -> !previous.is(TokenKind.LEFT_BRACE);
      default -> next != Role.MESSAGE && spaceBeforeValue(token);
    };
  }

  private boolean spaceBeforeValue(Token token) {
    return switch (role) {
      case OTHER -> token.spaceBefore();
      case DOUBTFUL -> token.spaceBefore() || !token.is(TokenKind.BANG);
      default -> true;
    };
  }

  private boolean beforeOpening(Token token) {
    return switch (role) {
      case VALUE -> !previous.is(TokenKind.IDENTIFIER) && token.spaceBefore();
      case DOUBTFUL, OTHER -> token.spaceBefore();
      case WORD, INFIX, SEPARATOR -> true;
      case PREFIX, MESSAGE, OPENER -> false;
    };
  }

  /** Whether the parser reads the two as one operator of formulas if nothing is between them. */
  static boolean isOneOperator(Token first, Token second) {
    return switch (first.kind()) {
      case LEFT_BRACKET -> second.is(TokenKind.RIGHT_BRACKET);
      case LESS -> second.is(TokenKind.GREATER) || second.is(TokenKind.ARROW);
      case SLASH -> second.is(TokenKind.BACKSLASH);
      case BACKSLASH -> second.is(TokenKind.SLASH);
      default -> false;
    };
  }

  private void follow(Token token, boolean closesCopy) {
    switch (token.kind()) {
      case LEFT_PAREN, LEFT_BRACKET, LEFT_BRACE -> depth++;
      case RIGHT_PAREN, RIGHT_BRACKET, RIGHT_BRACE -> depth--;
      case LESS -> {
        if (role == Role.MESSAGE) {
          copyDepth = depth;
        }
      }
      default -> {}
    }
    if (closesCopy || token.is(TokenKind.SEMICOLON) || depth < copyDepth) {
      copyDepth = -1;
    }
  }

  private Role roleOf(Token token) {
    return switch (token.kind()) {
      case IDENTIFIER ->
          SPACED_WORDS.contains(token.text())
              ? Role.WORD
              : DOUBTFUL_WORDS.contains(token.text()) ? Role.DOUBTFUL : Role.VALUE;
      case NUMBER, CHARACTER, STRING, RIGHT_PAREN, RIGHT_BRACE, PLUS_PLUS, MINUS_MINUS ->
          Role.VALUE;
      // The [] of a formula is an operator, not the end of an index.
      case RIGHT_BRACKET ->
          previous != null && previous.is(TokenKind.LEFT_BRACKET) ? Role.INFIX : Role.VALUE;
      case LEFT_PAREN, LEFT_BRACKET, DOT, AT -> Role.OPENER;
      case LEFT_BRACE, SEMICOLON, COMMA, ARROW, COLON_COLON -> Role.SEPARATOR;
      case ASSIGN,
          EQUAL,
          NOT_EQUAL,
          LESS_EQUAL,
          GREATER,
          GREATER_EQUAL,
          SHIFT_LEFT,
          SHIFT_RIGHT,
          PLUS,
          STAR,
          SLASH,
          PERCENT,
          AMPERSAND,
          AND_AND,
          PIPE,
          OR_OR,
          CARET ->
          Role.INFIX;
      case LESS -> role == Role.MESSAGE ? Role.OPENER : Role.INFIX;
      case MINUS -> role == Role.VALUE ? Role.INFIX : Role.PREFIX;
      case TILDE -> Role.PREFIX;
      case BANG, BANG_BANG, QUESTION, QUESTION_QUESTION ->
          role == Role.VALUE ? Role.MESSAGE : Role.PREFIX;
      case COLON, DOT_DOT, COMMENT, STRAY, HASH, HASH_HASH, BACKSLASH, END_OF_INPUT -> Role.OTHER;
    };
  }

  /** Made of characters that could grow together with a neighbour. */
  private static boolean isSymbol(Token token) {
    return switch (token.kind()) {
      case ASSIGN,
          EQUAL,
          NOT_EQUAL,
          LESS,
          LESS_EQUAL,
          GREATER,
          GREATER_EQUAL,
          SHIFT_LEFT,
          SHIFT_RIGHT,
          PLUS,
          PLUS_PLUS,
          MINUS,
          MINUS_MINUS,
          STAR,
          SLASH,
          PERCENT,
          AMPERSAND,
          AND_AND,
          PIPE,
          OR_OR,
          CARET,
          TILDE,
          BANG,
          BANG_BANG,
          QUESTION,
          QUESTION_QUESTION,
          ARROW,
          COLON,
          COLON_COLON,
          DOT_DOT,
          HASH,
          HASH_HASH,
          BACKSLASH,
          STRAY ->
          true;
      default -> false;
    };
  }

  /** Tokens whose meaning depends on the neighbour or on the reader. */
  private static boolean isDelicate(Token token) {
    return switch (token.kind()) {
      case COLON, DOT_DOT, HASH, HASH_HASH, BACKSLASH, STRAY, COMMENT -> true;
      default -> false;
    };
  }
}
