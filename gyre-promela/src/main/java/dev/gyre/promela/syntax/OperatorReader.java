package dev.gyre.promela.syntax;

import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the operator at the cursor. Inside a formula, {@code []}, {@code <>}, {@code <->}, {@code
 * ->} and a few words are operators; everywhere else they are not.
 */
final class OperatorReader {
  /** What the text at hand is. */
  enum Mode {
    EXPRESSION,
    FORMULA
  }

  private static final Map<TokenKind, Operator.Binary> BINARY =
      Map.ofEntries(
          Map.entry(TokenKind.OR_OR, Operator.Binary.OR),
          Map.entry(TokenKind.AND_AND, Operator.Binary.AND),
          Map.entry(TokenKind.PIPE, Operator.Binary.BIT_OR),
          Map.entry(TokenKind.CARET, Operator.Binary.BIT_XOR),
          Map.entry(TokenKind.AMPERSAND, Operator.Binary.BIT_AND),
          Map.entry(TokenKind.EQUAL, Operator.Binary.EQUAL),
          Map.entry(TokenKind.NOT_EQUAL, Operator.Binary.NOT_EQUAL),
          Map.entry(TokenKind.LESS, Operator.Binary.LESS),
          Map.entry(TokenKind.LESS_EQUAL, Operator.Binary.LESS_EQUAL),
          Map.entry(TokenKind.GREATER, Operator.Binary.GREATER),
          Map.entry(TokenKind.GREATER_EQUAL, Operator.Binary.GREATER_EQUAL),
          Map.entry(TokenKind.SHIFT_LEFT, Operator.Binary.SHIFT_LEFT),
          Map.entry(TokenKind.SHIFT_RIGHT, Operator.Binary.SHIFT_RIGHT),
          Map.entry(TokenKind.PLUS, Operator.Binary.PLUS),
          Map.entry(TokenKind.MINUS, Operator.Binary.MINUS),
          Map.entry(TokenKind.STAR, Operator.Binary.TIMES),
          Map.entry(TokenKind.SLASH, Operator.Binary.DIVIDE),
          Map.entry(TokenKind.PERCENT, Operator.Binary.MODULO));

  private final TokenCursor cursor;
  private Mode mode = Mode.EXPRESSION;

  /** How many written tokens the operator found last is made of. */
  private int tokens;

  OperatorReader(TokenCursor cursor) {
    this.cursor = cursor;
  }

  void setMode(Mode mode) {
    this.mode = mode;
  }

  Mode mode() {
    return mode;
  }

  /** The binary operator that a token is in an expression. */
  static Optional<Operator.Binary> binary(TokenKind kind) {
    return Optional.ofNullable(BINARY.get(kind));
  }

  Optional<Operator.Binary> peekBinary() {
    tokens = 1;
    Token token = cursor.peek();
    if (mode == Mode.FORMULA) {
      Optional<Operator.Binary> temporal = temporalBinary(token);
      if (temporal.isPresent()) {
        return temporal;
      }
    }
    return binary(token.kind());
  }

  private Optional<Operator.Binary> temporalBinary(Token token) {
    if (token.is(TokenKind.IDENTIFIER)) {
      return ReservedWords.temporalBinary(token.text());
    }
    if (token.is(TokenKind.ARROW)) {
      return Optional.of(Operator.Binary.IMPLIES);
    }
    if (cursor.atAdjacent(TokenKind.LESS, TokenKind.ARROW)) {
      return two(Operator.Binary.EQUIVALENT);
    }
    if (cursor.atAdjacent(TokenKind.SLASH, TokenKind.BACKSLASH)) {
      return two(Operator.Binary.AND);
    }
    if (cursor.atAdjacent(TokenKind.BACKSLASH, TokenKind.SLASH)) {
      return two(Operator.Binary.OR);
    }
    return Optional.empty();
  }

  private Optional<Operator.Binary> two(Operator.Binary operator) {
    tokens = 2;
    return Optional.of(operator);
  }

  Optional<Operator.Unary> peekUnary() {
    tokens = 1;
    Token token = cursor.peek();
    return switch (token.kind()) {
      case BANG -> Optional.of(Operator.Unary.NOT);
      case TILDE -> Optional.of(Operator.Unary.COMPLEMENT);
      case MINUS -> Optional.of(Operator.Unary.MINUS);
      case IDENTIFIER ->
          mode == Mode.FORMULA ? ReservedWords.temporalUnary(token.text()) : Optional.empty();
      default -> twoTokenUnary();
    };
  }

  private Optional<Operator.Unary> twoTokenUnary() {
    if (mode == Mode.FORMULA) {
      tokens = 2;
      if (cursor.atAdjacent(TokenKind.LEFT_BRACKET, TokenKind.RIGHT_BRACKET)) {
        return Optional.of(Operator.Unary.ALWAYS);
      }
      if (cursor.atAdjacent(TokenKind.LESS, TokenKind.GREATER)) {
        return Optional.of(Operator.Unary.EVENTUALLY);
      }
    }
    return Optional.empty();
  }

  /** Takes the operator that was just found. */
  void consume() {
    for (int i = tokens; i > 0; i--) {
      cursor.advance();
    }
  }
}
