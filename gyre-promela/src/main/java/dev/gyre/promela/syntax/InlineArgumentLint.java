package dev.gyre.promela.syntax;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import dev.gyre.source.Diagnostic;
import java.util.List;
import java.util.Optional;

/**
 * Finds arguments of inlines that fall apart where they are copied to: an inline is text, so {@code
 * 2 * x} with {@code 1 + 1} for x is {@code 2 * 1 + 1}.
 */
final class InlineArgumentLint {
  private InlineArgumentLint() {}

  /**
   * @param body the inline's tokens
   * @param at where in it the parameter stands that {@code argument} replaces
   */
  static Optional<Diagnostic> check(List<Token> body, int at, List<Token> argument) {
    Optional<Operator.Binary> weakest = weakest(argument);
    if (weakest.isEmpty()) {
      return Optional.empty();
    }
    if (at > 0 && tearsFromLeft(body, at - 1, weakest.get())) {
      return Optional.of(warning(body.get(at), body.get(at - 1), argument));
    }
    if (at + 1 < body.size() && tearsFromRight(body.get(at + 1), weakest.get())) {
      return Optional.of(warning(body.get(at), body.get(at + 1), argument));
    }
    return Optional.empty();
  }

  /** The operator outside all parentheses that binds least. */
  private static Optional<Operator.Binary> weakest(List<Token> argument) {
    Optional<Operator.Binary> weakest = Optional.empty();
    int depth = 0;
    for (int i = 0; i < argument.size(); i++) {
      Token token = argument.get(i);
      if (token.is(TokenKind.LEFT_PAREN) || token.is(TokenKind.LEFT_BRACKET)) {
        depth++;
      } else if (token.is(TokenKind.RIGHT_PAREN) || token.is(TokenKind.RIGHT_BRACKET)) {
        depth--;
      } else if (depth == 0 && endsOperand(argument, i - 1)) {
        Optional<Operator.Binary> operator = OperatorReader.binary(token.kind());
        if (operator.isPresent() && bindsLess(operator.get(), weakest)) {
          weakest = operator;
        }
      }
    }
    return weakest;
  }

  private static boolean bindsLess(Operator.Binary operator, Optional<Operator.Binary> other) {
    return other.isEmpty() || operator.precedence() <= other.get().precedence();
  }

  private static boolean tearsFromLeft(List<Token> body, int before, Operator.Binary inner) {
    Token token = body.get(before);
    if (!endsOperand(body, before - 1)) {
      return token.is(TokenKind.BANG) || token.is(TokenKind.TILDE) || token.is(TokenKind.MINUS);
    }
    Optional<Operator.Binary> outer = OperatorReader.binary(token.kind());
    return outer.isPresent()
        && (outer.get().precedence() > inner.precedence()
            || (outer.get().precedence() == inner.precedence() && !regroups(outer.get(), inner)));
  }

  /** Whether {@code a outer (b inner c)} and {@code (a outer b) inner c} are always the same. */
  private static boolean regroups(Operator.Binary outer, Operator.Binary inner) {
    return switch (outer) {
      case PLUS -> true;
      case TIMES, OR, AND, BIT_OR, BIT_XOR, BIT_AND -> outer == inner;
      default -> false;
    };
  }

  private static boolean tearsFromRight(Token after, Operator.Binary inner) {
    return OperatorReader.binary(after.kind())
        .filter(outer -> outer.precedence() > inner.precedence())
        .isPresent();
  }

  /** Whether an operator that follows is binary; {@code -} and {@code !} can be either. */
  private static boolean endsOperand(List<Token> tokens, int index) {
    if (index < 0) {
      return false;
    }
    return switch (tokens.get(index).kind()) {
      case IDENTIFIER, NUMBER, CHARACTER, RIGHT_PAREN, RIGHT_BRACKET -> true;
      default -> false;
    };
  }

  private static Diagnostic warning(Token parameter, Token neighbour, List<Token> argument) {
    return Diagnostic.of(
            PromelaCode.INLINE_ARGUMENT_PARENTHESES,
            argument.get(0).span().to(argument.get(argument.size() - 1).span()),
            "this argument is copied as it is, and '"
                + neighbour.text()
                + "' in the inline takes only a part of it")
        .withNote(parameter.span(), "it is copied here")
        .withHint("put parentheses around the argument, or around the parameter in the inline");
  }
}
